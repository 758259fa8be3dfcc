/** Reading comma-separated values of any program: its encoding and its separator are found out. */
import { isMarked } from './csv.ts'
import { decodeText } from './decode-text.ts'
import { asError } from './error-cells.ts'
import type { ReadSheet } from './find-table.ts'
import { parseCsv, SEPARATORS, type Separator } from './parse-csv.ts'
import { FORMULA, type TableCell, type TableLimits, TableRejection } from './table.ts'
import { lineCollector } from './table-lines.ts'

/** Excel takes a first line such as `sep=;`. */
const SAID_SEPARATOR = /^\uFEFF?sep=([;,\t])(?=\r?\n)/iu

/** Rows that are looked at to find the separator. */
const LOOKED_AT = 20

/**
 * Read a file of comma-separated values.
 * @param encoding what its sender says that it is written in
 * @returns its rows, and the encoding that it was read in
 * @throws {TableRejection}, {EncodingQuestion} when it could be written in one encoding or another
 */
export function readCsv(
  bytes: Uint8Array,
  limits: TableLimits,
  encoding: string | undefined,
): { readonly sheet: ReadSheet; readonly encoding: string } {
  const decoded = decodeText(bytes, encoding)
  const text = decoded.text.replace(/^\uFEFF/u, '')
  if (text.includes('\0')) throw new TableRejection('unreadable')
  const said = SAID_SEPARATOR.exec(text)
  // The line stays, empty: rows are named as a spreadsheet counts them.
  const lines = said === null ? text : text.slice(said[0].length)
  const collected = lineCollector(limits)
  for (const [number, cells] of parseCsv(lines, saidBy(said?.[1]) ?? separatorOf(lines))) {
    collected.add(number, cells.map(cellOf))
  }
  return { sheet: { lines: collected.lines, problem: collected.problem }, encoding: decoded.encoding }
}

function saidBy(sign: string | undefined): Separator | undefined {
  return SEPARATORS.find((separator) => separator === sign)
}

/** The separator with which most of the first rows have the same number of cells, and the most of them. */
function separatorOf(text: string): Separator {
  const scoreOf = (separator: Separator) => {
    const widths = firstWidths(text, separator).filter((width) => width > 1)
    const counts = widths.map((width) => widths.filter((other) => other === width).length)
    const most = Math.max(0, ...counts)
    return most * 1000 + Math.max(0, ...widths.filter((_, at) => counts[at] === most))
  }
  const scored = SEPARATORS.map((separator) => ({ separator, score: scoreOf(separator) }))
  return scored.toSorted((one, other) => other.score - one.score)[0]?.separator ?? ';'
}

function firstWidths(text: string, separator: Separator): number[] {
  const widths: number[] = []
  try {
    for (const [, cells] of parseCsv(text, separator)) {
      if (cells.some((cell) => cell.trim() !== '')) widths.push(cells.length)
      if (widths.length === LOOKED_AT) break
    }
  } catch {
    // A mark that stays open with this separator; the whole file is read with one of them, and says so.
  }
  return widths
}

function cellOf(text: string): TableCell {
  if (/^\s*[=＝]/u.test(text)) return FORMULA
  // Files of this site have an apostrophe before what a spreadsheet would calculate.
  return isMarked(text) ? text.slice(1) : (asError(text.trim()) ?? text)
}
