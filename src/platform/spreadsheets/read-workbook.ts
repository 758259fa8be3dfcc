/** Reading a workbook (`.xlsx`): its first visible sheet, without calculating anything. */
import { readXlsx } from 'hucre/xlsx'
import { ArchiveRejection, withZip, type ZipEntry } from '../archives/zip-reader.ts'
import { writeZip } from '../archives/zip-writer.ts'
import {
  cellName,
  FORMULA,
  type SheetTable,
  type TableCell,
  type TableLimits,
  TableRejection,
  tableOf,
} from './table.ts'

/** The parts that hold cells. Pictures, macros and links to other files are never unpacked. */
const PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i

/** The most that these parts may have unpacked: a full sheet has a tenth. */
const MAX_UNPACKED_BYTES = 40_000_000

/** Sheets and other parts: nobody has so many. */
const MAX_PARTS = 100

/**
 * Reads a workbook.
 * @param file absolute path
 * @throws {TableRejection}
 */
export async function readWorkbook(file: string, limits: TableLimits): Promise<SheetTable> {
  try {
    const counted = await withZip(file, (entries) => repacked(entries))
    return await readCounted(counted, limits)
  } catch (error) {
    if (error instanceof TableRejection) throw error
    const isLocked = error instanceof ArchiveRejection && error.problem === 'encrypted'
    throw new TableRejection(isLocked ? 'encrypted' : 'unreadable', '', error)
  }
}

/**
 * The parts that are read, in an archive that is not packed: they are counted before they are unpacked, and the library
 * that reads the sheet sees nothing else of the file.
 */
async function repacked(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const parts = entries.filter(({ name }) => PARTS.test(name))
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  if (parts.length > MAX_PARTS || total > MAX_UNPACKED_BYTES) throw new TableRejection('too-large')
  const files = (async function* unpacked() {
    for (const part of parts) yield { name: part.name, bytes: await part.read(), compress: false }
  })()
  return Buffer.concat(await Array.fromAsync(writeZip(files)))
}

async function readCounted(bytes: Uint8Array, limits: TableLimits): Promise<SheetTable> {
  let isFirst = true
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => {
      const isWanted = isFirst && !hidden && !veryHidden
      if (isWanted) isFirst = false
      return isWanted
    },
    // One row and one column more than is taken: that there are too many is said, not overlooked.
    range: `A1:${cellName(limits.columns, limits.rows + ROOM_ABOVE)}`,
  })
  const [sheet] = sheets
  if (sheet === undefined) throw new TableRejection('empty')
  const formulas = new Set(
    [...(sheet.cells ?? [])].filter(([, cell]) => cell.type === 'formula').map(([place]) => place),
  )
  const rows = sheet.rows.map((row, at) =>
    row.map((cell, column): TableCell => (formulas.has(`${at},${column}`) ? FORMULA : cell)),
  )
  return tableOf(rows, limits)
}

/** Empty rows and titles that may stand above the headings. */
const ROOM_ABOVE = 50
