/** Requests of a span of time are counted without reading what they say. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const enquiryFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('enquiry_figures')
      .on('enquiry')
      .columns(['created_at', 'status', 'source_page', 'language'])
      .execute()
  },
}
