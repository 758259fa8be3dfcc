/** Requests that the staff write down, and the figures over the inbox from an index of their own. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const enteredEnquiries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('enquiry')
      .addColumn('channel', 'text', (c) => c.notNull().defaultTo('website'))
      .execute()
    await db.schema.dropIndex('enquiry_figures').execute()
    await db.schema
      .createIndex('enquiry_figures')
      .on('enquiry')
      .columns(['created_at', 'status', 'source_page', 'language', 'channel'])
      .execute()
    // The tabs count every request: an index with nothing but the status is a tenth of the others to read.
    await db.schema.createIndex('enquiry_tally').on('enquiry').column('status').execute()
  },
}
