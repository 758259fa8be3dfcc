/** Comparing a table of both databases row by row. */
import { createHash } from 'node:crypto'
import { canonicalText, type TextRow } from './column-values.ts'
import { keyOf, type MovedTable } from './moved-table.ts'
import type { PostgresTarget } from './postgres-target.ts'
import type { SqliteSource } from './sqlite-source.ts'

/** What both sides hold of a table. */
export interface TableComparison {
  readonly rows: number
  /** SHA-256 of the rows of each side in the order of the key, hexadecimal. */
  readonly digests: readonly [source: string, target: string]
  /** The first difference, as a sentence; nothing when both are equal. */
  readonly difference?: string
}

/**
 * Compare a table, within a transaction of the target.
 * @param onRow called after each row
 */
export async function compareTable(
  source: SqliteSource,
  target: PostgresTarget,
  table: MovedTable,
  onRow: () => void = () => undefined,
): Promise<TableComparison> {
  const digests = [createHash('sha256'), createHash('sha256')] as const
  const sourceRows = source.rows(table)
  let rows = 0
  let difference: string | undefined
  for await (const there of target.rows(table)) {
    const { value: here } = sourceRows.next()
    if (here === undefined) {
      difference ??= `${table.name} has a row too many in the target, ${keyOf(table, there)}`
      break
    }
    const [line, other] = [lineOf(table, here), lineOf(table, there)]
    digests[0].update(line)
    digests[1].update(other)
    if (line !== other) difference ??= `the row ${keyOf(table, here)} of ${table.name} is not the same`
    rows++
    onRow()
  }
  const { value: missing } = sourceRows.next()
  if (missing) difference ??= `${table.name} lacks the row ${keyOf(table, missing)}`
  const [first, second] = digests.map((hash) => hash.digest('hex')) as [string, string]
  return { rows, digests: [first, second], ...(difference === undefined ? {} : { difference }) }
}

function lineOf({ columns }: MovedTable, row: TextRow): string {
  return `${JSON.stringify(columns.map(({ type }, at) => canonicalText(row[at] ?? null, type)))}\n`
}
