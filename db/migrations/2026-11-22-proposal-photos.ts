/** Photographs of venue proposals: of a draft first, of a request once it is sent. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const proposalPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('proposal_photo')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('draft', 'text', (c) => c.notNull())
      .addColumn('enquiry_id', 'text', (c) => c.references('enquiry.id').onDelete('cascade'))
      .addColumn('position', 'integer')
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('bytes', 'integer', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('placeholder', 'text', (c) => c.notNull())
      .addColumn('dominant_color', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('photo_of_proposal')
      .on('proposal_photo')
      .columns(['enquiry_id', 'position'])
      .execute()
    // Who goes back and sends a second proposal sends the same files: two rows, one key.
    await db.schema.createIndex('photo_key').on('proposal_photo').column('key').execute()
    // Once for a draft; a sent proposal's photographs no longer count as the draft's.
    await sql`create unique index photo_of_draft on proposal_photo (draft, sha256) where enquiry_id is null`.execute(
      db,
    )
    await sql`create index photo_waiting on proposal_photo (created_at) where enquiry_id is null`.execute(db)
  },
}
