/** Reading a spreadsheet that a user sent, whatever its name says it is. */
import { readFile } from 'node:fs/promises'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { type SheetTable, TABLE_LIMITS, type TableLimits, TableRejection } from './table.ts'

/** The first bytes of a ZIP file, and of the files of Office before 2007 or with a password. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/**
 * Reads a workbook or a file of comma-separated values.
 * @param file absolute path
 * @throws {TableRejection}
 */
export async function readTable(file: string, limits: TableLimits = TABLE_LIMITS): Promise<SheetTable> {
  const bytes = await readFile(file)
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return readWorkbook(file, limits)
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) throw new TableRejection('old-format')
  return readCsv(bytes, limits)
}
