/** Writing a table as a workbook (`.xlsx`), while its rows are read. Cells are text, numbers and dates, never formulas. */
import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { escapeCell } from './cell-escapes.ts'
import type { WrittenCell, WrittenColumn, WrittenTable } from './written-table.ts'

/** The kind of file. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const FORMATS = { day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' } as const
const USUAL_WIDTH = 20

/** The most characters that Excel takes in a cell. */
const MAX_TEXT = 32_767

/** Half of a character that was cut. */
const HALF = /[\uD800-\uDBFF]$/

/**
 * Write a table, some bytes at a time.
 * @returns how many records there were
 */
export async function* writeWorkbook({
  name,
  columns,
  rows,
}: WrittenTable): AsyncGenerator<Uint8Array, number> {
  let count = 0
  async function* lines(): AsyncGenerator<CellValue[]> {
    // Headings as a row of their own: as headings of columns they would have the format of dates.
    yield columns.map(({ heading }) => heading)
    for (;;) {
      const next = await rows.next()
      if (next.done) {
        count = next.value
        return
      }
      for (const row of next.value) yield row.map((cell, at) => storedCell(cell, columns[at]))
    }
  }
  yield* writeXlsxStream(lines(), { name, columns: columns.map(columnOf), freezePane: { rows: 1 } })
  return count
}

function columnOf({ holds, width = USUAL_WIDTH }: WrittenColumn): ColumnDef {
  return holds === 'day' || holds === 'moment' ? { width, numFmt: FORMATS[holds] } : { width }
}

function storedCell(cell: WrittenCell, column: WrittenColumn | undefined): CellValue {
  if (typeof cell !== 'string') return cell
  if (column?.holds === 'day' || column?.holds === 'moment') {
    const moment = new Date(cell.includes(' ') ? `${cell.replace(' ', 'T')}Z` : cell)
    // What is no date stays the text that it is.
    if (!Number.isNaN(moment.getTime())) return moment
  }
  return escapeCell(cell.length > MAX_TEXT ? `${cell.slice(0, MAX_TEXT - 1).replace(HALF, '')}…` : cell)
}
