/** Who has a request open at this moment, and requests by the day for which they are. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const answering: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('enquiry_presence')
      .addColumn('enquiry_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('writing', 'integer', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('enquiry_presence_key', ['enquiry_id', 'user_id'])
      .execute()
    // Which requests share a venue's days.
    await sql`create index enquiry_days on enquiry (start_date) where start_date is not null`.execute(db)
  },
}
