/**
 * Enquiries of a further kind: visits. SQLite cannot change the check of a column, and a table that others refer to cannot be made
 * anew inside a transaction without losing their rows: there the column is exchanged for one with another check.
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

const KINDS = sql`('quote-venue', 'quote', 'visit', 'contact', 'proposal')`

/** Frozen: see `frozen.json`. */
export const visits: Migration = {
  async up(db: Db) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) return exchangeColumn(db)
    await sql`alter table enquiry drop constraint enquiry_kind_check`.execute(db)
    await sql`alter table enquiry add constraint enquiry_kind_check check (kind in ${KINDS})`.execute(db)
  },
}

async function exchangeColumn(db: Db) {
  const { rows: indexes } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'index' and tbl_name = 'enquiry' and sql like '%kind%'`.execute(
    db,
  )
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db)
  await db.schema
    .alterTable('enquiry')
    .addColumn('kind_now', 'text', (c) => c.notNull().defaultTo('quote').check(sql`kind_now in ${KINDS}`))
    .execute()
  await sql`update enquiry set kind_now = kind`.execute(db)
  await db.schema.alterTable('enquiry').dropColumn('kind').execute()
  await db.schema.alterTable('enquiry').renameColumn('kind_now', 'kind').execute()
  for (const index of indexes) await sql.raw(index.sql).execute(db)
}
