/** What fits on the floor plan of a venue, kept beside it. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const planFigures: Migration = {
  async up(db: Kysely<unknown>) {
    // Rows of before have none: what is read there is computed until the venue is saved again.
    await db.schema.alterTable('venue').addColumn('plan_figures', 'text').execute()
  },
}
