import { parisDay } from '#/lib/paris-time.ts'
import { writeCsv } from '#/platform/spreadsheets/write-csv.ts'
import { WORKBOOK_TYPE, writeWorkbook } from '#/platform/spreadsheets/write-workbook.ts'
import type { WrittenTable } from '#/platform/spreadsheets/written-table.ts'

/** A format of files for spreadsheets; also the ending of their names. */
export type TableFormat = 'csv' | 'xlsx'

const TYPES: Readonly<Record<TableFormat | 'json', string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: WORKBOOK_TYPE,
  json: 'application/json; charset=utf-8',
}

/** The head of an answer that is such a file, or the same facts for programs. */
export function tableHeaders(format: TableFormat | 'json', name: string, now: Date): Record<string, string> {
  return {
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="${name}-${parisDay(now)}.${format}"`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  }
}

/** The table as a file, written while its rows are read; returns how many records there were. */
export function writeTable(
  format: TableFormat,
  table: WrittenTable,
): AsyncGenerator<string | Uint8Array, number> {
  return format === 'csv' ? writeCsv(table) : writeWorkbook(table)
}
