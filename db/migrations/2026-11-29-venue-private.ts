/** What is never public of a venue stands in a table that says so. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const venuePrivate: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('venue_desk').renameTo('venue_private').execute()
  },
}
