/** The floor plan of a venue, in metres. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const venuePlans: Migration = {
  async up(db: Kysely<unknown>) {
    // Text, not `jsonb`: nothing is looked for inside, and both engines give back what was written.
    await db.schema.alterTable('venue').addColumn('plan', 'text').execute()
  },
}
