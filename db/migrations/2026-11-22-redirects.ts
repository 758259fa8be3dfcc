/** Addresses that the staff lead elsewhere, and mails that were given up and that somebody has dealt with. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const redirects: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('redirect')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('source_key', 'text', (c) => c.notNull())
      .addColumn('covers', 'text', (c) => c.notNull().check(sql`covers in ('address', 'languages')`))
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('hits', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('last_hit_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('updated_by', 'text', (c) => c.notNull())
      .addColumn('removed_at', 'text')
      .execute()
    // A removed one stays for its undo and may not stand in the way of a new one.
    await sql`create unique index redirect_source on redirect (source_key) where removed_at is null`.execute(
      db,
    )
    await db.schema.alterTable('outbox').addColumn('handled_at', 'text').execute()
  },
}
