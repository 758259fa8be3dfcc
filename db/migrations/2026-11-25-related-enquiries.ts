/** Requests that belong together: linked ones, and those that were merged into another. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const relatedEnquiries: Migration = {
  async up(db: Kysely<unknown>) {
    // Both directions are stored, so that each side finds the other by the key.
    await db.schema
      .createTable('enquiry_link')
      .addColumn('enquiry_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('other_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('entry_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('enquiry_link_key', ['enquiry_id', 'other_id'])
      .execute()
    await db.schema.createIndex('enquiry_linked_to').on('enquiry_link').column('other_id').execute()
    await db.schema
      .createTable('enquiry_merge')
      .addColumn('enquiry_id', 'text', (c) => c.primaryKey().references('enquiry.id').onDelete('cascade'))
      .addColumn('into_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('entry_id', 'text', (c) => c.notNull())
      .addColumn('kept_before', 'jsonb', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('enquiry_merged_into').on('enquiry_merge').column('into_id').execute()
  },
}
