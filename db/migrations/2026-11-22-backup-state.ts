/** How the scheduled backup went last, for metrics and the dashboard of every process and machine. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const backupState: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('backup_state')
      // One row: `scheduled`.
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('succeeded_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('failure', 'text')
      .execute()
  },
}
