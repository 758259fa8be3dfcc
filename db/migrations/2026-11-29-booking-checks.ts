/** What has to be seen to for a booking, as far as it is done. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const bookingChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('booking_check')
      .addColumn('entry_id', 'text', (c) => c.notNull().references('calendar_entry.id').onDelete('cascade'))
      .addColumn('item', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('done_by', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('booking_check_pk', ['entry_id', 'item'])
      .execute()
  },
}
