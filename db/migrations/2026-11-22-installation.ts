/** Which installation a database belongs to, so that a folder and a database that do not belong together are noticed. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const installation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('installation')
      // One row: `site`.
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
  },
}
