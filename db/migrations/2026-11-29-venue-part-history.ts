/** Who made which venue a room of which house, and when. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const venuePartHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('venue_part_history')
      .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
      .addColumn('part_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
      // Counts the changes of one pair.
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('actor', 'text')
      .addColumn('event', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('venue_part_history_key', ['venue_id', 'part_id', 'version'])
      .execute()
    await db.schema.createIndex('venue_part_history_of').on('venue_part_history').column('part_id').execute()
  },
}
