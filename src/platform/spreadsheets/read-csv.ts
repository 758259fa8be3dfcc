/** Reading comma-separated values of any program: its encoding and its separator are found out. */
import { parseCsv } from 'hucre/csv'
import { fold } from '#/lib/fold.ts'
import { BEFORE_FORMULA } from './csv.ts'
import {
  FORMULA,
  type SheetTable,
  type TableCell,
  type TableLimits,
  TableRejection,
  tableOf,
} from './table.ts'

const SEPARATORS = [';', ',', '\t'] as const

/** Excel takes a first line such as `sep=;`. */
const SAID_SEPARATOR = /^\uFEFF?sep=([;,\t])(?=\r?\n)/iu

/** Bytes of the file that are looked at to find the separator. */
const LOOKED_AT = 20_000

/**
 * Reads a file of comma-separated values.
 * @throws {TableRejection}
 */
export function readCsv(bytes: Uint8Array, limits: TableLimits): SheetTable {
  const text = decoded(bytes)
  if (text.includes('\0')) throw new TableRejection('unreadable')
  const said = SAID_SEPARATOR.exec(text)
  // The line stays, empty: rows are named as a spreadsheet counts them.
  const lines = said === null ? text : text.slice(said[0].length)
  const delimiter = said?.[1] ?? separatorOf(lines)
  const rows = parseCsv(lines, { delimiter, maxRows: limits.rows + 2 })
  return tableOf(
    rows.map((row) => row.map((cell) => cellOf(String(cell ?? '')))),
    limits,
  )
}

/** UTF-8 and UTF-16 by their mark, UTF-8 where it is valid, else what Excel writes in Western Europe. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that gives the first row the most cells. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, LOOKED_AT)
  const cellsWith = (delimiter: string) =>
    parseCsv(beginning, { delimiter, maxRows: 5 }).find((row) =>
      row.some((cell) => fold(String(cell)) !== ''),
    )?.length ?? 0
  return SEPARATORS.toSorted((one, other) => cellsWith(other) - cellsWith(one))[0] ?? ';'
}

function cellOf(text: string): TableCell {
  if (/^\s*[=＝]/u.test(text)) return FORMULA
  // Files of this site have an apostrophe before what a spreadsheet would calculate.
  return BEFORE_FORMULA.test(text) ? text.slice(1) : text
}
