/** When requests lost what names a person, and work that is done once for everybody. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const retention: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiry').addColumn('anonymized_at', 'text').execute()
    await db.schema
      .createTable('duty')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('locked_until', 'text')
      .addColumn('done_at', 'text')
      .execute()
  },
}
