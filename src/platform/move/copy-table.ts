/** Copying a table in batches, of which each is in the target wholly or not at all. */
import type { TextRow } from './column-values.ts'
import { MoveError } from './move-error.ts'
import { keyOf, type MovedTable } from './moved-table.ts'
import type { PostgresTarget } from './postgres-target.ts'
import type { SqliteSource } from './sqlite-source.ts'

const BATCH_ROWS = 1000

/** Some rows hold whole documents. */
const BATCH_CHARACTERS = 4_000_000

/**
 * Copy the rows that are not in the target yet: rows go in the order of the key, so as many as it has are the first ones.
 * @param onBatch called with the number of rows of each batch
 * @throws {MoveError} naming a row that PostgreSQL does not take
 */
export async function copyTable(
  source: SqliteSource,
  target: PostgresTarget,
  table: MovedTable,
  onBatch: (rows: number) => void,
): Promise<void> {
  for (const batch of batches(source.rows(table, await target.count(table.name)))) {
    await target.insert(table, batch).catch((error: unknown) => explain(error, target, table, batch))
    onBatch(batch.length)
  }
}

function* batches(rows: Iterable<TextRow>): Generator<TextRow[]> {
  let batch: TextRow[] = []
  let characters = 0
  for (const row of rows) {
    batch.push(row)
    characters += row.reduce((sum, text) => sum + (text?.length ?? 0), 0)
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** Classes of SQLSTATE for data that does not fit: wrong values, broken constraints, too much of it. */
const UNFIT = /^(?:22|23|54)/

/** Name the first row of a batch that PostgreSQL does not take. */
async function explain(
  error: unknown,
  target: PostgresTarget,
  table: MovedTable,
  batch: readonly TextRow[],
): Promise<never> {
  if (!UNFIT.test(String((error as { code?: unknown }).code))) throw error
  const tried = target.transaction(async () => {
    for (const row of batch) {
      await target.insert(table, [row]).catch((reason: Error) => {
        throw new MoveError(
          `PostgreSQL does not take the row ${keyOf(table, row)} of the table ${table.name}: ${reason.message}. ` +
            'Correct it on the site as it is, stop it and run the move again.',
          { cause: reason },
        )
      })
    }
    throw error
  })
  return tried
}
