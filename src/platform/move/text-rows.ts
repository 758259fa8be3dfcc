/** Rows of the source as the text that PostgreSQL takes in. */
import { toPostgresText } from './column-values.ts'
import type { MovedTable } from './moved-table.ts'
import type { TextRow } from './postgres-target.ts'
import type { SqliteSource } from './sqlite-source.ts'

/** Read the rows of a table after the first ones, in the order of the key. */
export function* textRows(source: SqliteSource, table: MovedTable, after = 0): Generator<TextRow, undefined> {
  for (const row of source.rows(table, after)) yield row.map(toPostgresText)
}

/** The key of a row, for an operator: `id = 5`. */
export function keyOf({ key, columns }: MovedTable, row: TextRow): string {
  return key.map((name) => `${name} = ${row[columns.findIndex((column) => column.name === name)]}`).join(', ')
}
