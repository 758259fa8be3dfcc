/** Reading a spreadsheet in the process that asks: for the process that reads those which users send. */
import { readFile } from 'node:fs/promises'
import { findTable } from './find-table.ts'
import { readCsv } from './read-csv.ts'
import { withWorkbook } from './read-workbook.ts'
import {
  type KnownHeadings,
  type SheetTable,
  TABLE_LIMITS,
  type TableLimits,
  TableRejection,
} from './table.ts'

/** The first bytes of a ZIP file, and of the files of Office before 2007 or with a password. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** How a file is read. */
export interface ReadOptions {
  readonly limits?: TableLimits
  readonly headings?: KnownHeadings
  /** Of a text file, as its sender says. */
  readonly encoding?: string
}

/**
 * Read a workbook or a file of comma-separated values, whatever its name says it is.
 * @param file absolute path
 * @throws {TableRejection}, {EncodingQuestion}
 */
export async function readFileHere(
  file: string,
  { limits = TABLE_LIMITS, headings = { known: [], needed: [] }, encoding }: ReadOptions = {},
): Promise<SheetTable> {
  const bytes = await readFile(file)
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) {
    return withWorkbook(file, limits, (sheets, names) => findTable(sheets, names, headings, limits))
  }
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) throw new TableRejection('old-format')
  const read = readCsv(bytes, limits, encoding)
  const { source, ...table } = await findTable([read.sheet], [], headings, limits)
  return { ...table, ...(source && { source: { ...source, encoding: read.encoding } }) }
}
