/** What administrators set for the whole agency, one row a subject. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const agencySettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('agency_setting')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'jsonb', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('updated_by', 'text', (c) => c.notNull())
      .execute()
  },
}
