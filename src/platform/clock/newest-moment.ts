import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'

/** Columns that are written day by day: requests, mails, what staff do, regular work. All ISO 8601, UTC. */
const DATED = [
  ['enquiry', 'updated_at'],
  ['outbox', 'created_at'],
  ['audit_log', 'at'],
  ['duty', 'done_at'],
] as const

/** The newest moment that the database speaks of; nothing in one where nothing has happened yet. */
export async function newestMoment<S>({ db }: Database<S>): Promise<string | undefined> {
  const newest = DATED.map(
    ([table, column]) => sql`select max(${sql.ref(column)}) as at from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ at: string | null }>`
    select max(at) as at from (${sql.join(newest, sql` union all `)}) as newest
  `.execute(db)
  return rows[0]?.at ?? undefined
}
