/** Writing public content: the revision rises in the same transaction (ARCHITECTURE.md). */
import { PostgresAdapter, sql } from 'kysely'
import { revisionWatchOf } from './content-revision.ts'
import type { Database } from './open-database.ts'
import type { Db, Transaction } from './schema.ts'

/** The channel on which PostgreSQL notifies every node of the new revision. */
export const REVISION_CHANNEL = 'content_revision'

/**
 * Run a change of public content in a transaction that also raises the content revision, so that no node
 * goes on serving the old pages.
 * @param change what to write; when it throws, nothing is written and the revision stays
 * @returns what the change returned
 */
export async function changeContent<T>(
  database: Database,
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { result, revision } = await database.db.transaction().execute(async (transaction) => {
    const result = await change(transaction)
    return { result, revision: await raiseRevision(transaction) }
  })
  revisionWatchOf(database).note(revision)
  return result
}

/** Raise the content revision within a transaction that changes public content; other processes learn of it, and this one within a second. */
export async function raiseRevision(transaction: Db): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    update content_revision set revision = revision + 1 where id = 1 returning revision
  `.execute(transaction)
  const revision = rows[0]?.revision
  if (revision === undefined) throw new Error('the table content_revision has lost its row')
  if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
    // Delivered by the server when, and only when, the transaction commits.
    await sql`select pg_notify(${REVISION_CHANNEL}, ${String(revision)})`.execute(transaction)
  }
  return revision
}
