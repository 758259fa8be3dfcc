/** Comma-separated values as rows (RFC 4180), read as leniently as spreadsheets do, but never past what is certain. */
import { TableRejection } from './table.ts'

const BREAKS = /\r\n?|\n/g

/** Where a field ends, by the separator of the file. */
const ENDS = { ';': /[;\r\n]/g, ',': /[,\r\n]/g, '\t': /[\t\r\n]/g } as const

/** A sign that separates fields. */
export type Separator = keyof typeof ENDS

/** Every one. */
export const SEPARATORS: readonly Separator[] = [';', ',', '\t']

/** A row with its number, as a spreadsheet counts: 1 is the first. */
export type CsvRow = readonly [number: number, cells: readonly string[]]

/**
 * Read rows one after another.
 * @throws {TableRejection} when a quotation mark is never closed, or closed in the middle of a later row: what follows it would
 *   be swallowed. It names the line.
 */
export function* parseCsv(text: string, separator: Separator): Generator<CsvRow> {
  const end = ENDS[separator]
  let [at, line, number] = [0, 1, 0]
  let row: string[] = []
  for (;;) {
    let value = ''
    if (text[at] === '"') {
      const quoted = quotedValue(text, at, line)
      value = quoted.value
      at = quoted.end
      line += value.match(BREAKS)?.length ?? 0
    }
    end.lastIndex = at
    const stop = end.exec(text)?.index ?? text.length
    const rest = text.slice(at, stop)
    if (rest.trim() !== '' && /[\r\n]/.test(value)) {
      throw new TableRejection('unclosed-quote', line - (value.match(BREAKS)?.length ?? 0))
    }
    row.push(value + rest)
    at = stop
    if (text[at] === separator) {
      at += 1
      continue
    }
    number += 1
    if (at < text.length || row.length > 1 || row[0] !== '') yield [number, row]
    if (at >= text.length) return
    at += text.startsWith('\r\n', at) ? 2 : 1
    line += 1
    row = []
  }
}

function quotedValue(text: string, start: number, line: number): { value: string; end: number } {
  let value = ''
  let from = start + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close < 0) throw new TableRejection('unclosed-quote', line)
    value += text.slice(from, close)
    if (text[close + 1] !== '"') return { value, end: close + 1 }
    value += '"'
    from = close + 2
  }
}
