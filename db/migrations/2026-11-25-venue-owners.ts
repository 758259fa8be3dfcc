/** Where a venue comes from, and who lets it: the proposal, and the owner as the agency reaches them. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const venueOwners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('venue_desk')
      .addColumn('proposal_id', 'text', (c) => c.references('enquiry.id').onDelete('set null'))
      .execute()
    for (const column of ['owner_name', 'owner_email', 'owner_phone']) {
      await db.schema.alterTable('venue_desk').addColumn(column, 'text').execute()
    }
    // One proposal makes one venue, however often and wherever at once it is asked for.
    await db.schema.createIndex('venue_of_proposal').unique().on('venue_desk').column('proposal_id').execute()
  },
}
