/** Mark of enquiries that look like spam and lie in the inbox all the same. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const perhapsSpam: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('enquiry')
      .addColumn('perhaps_spam', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`create index enquiry_perhaps_spam on enquiry (created_at) where perhaps_spam = 1`.execute(db)
  },
}
