/** Which builds have their files in the storage that several machines share. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const sharedBuilds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shared_build')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('files', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'text', (c) => c.notNull())
      .execute()
  },
}
