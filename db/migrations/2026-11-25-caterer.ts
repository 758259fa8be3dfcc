/** Whose caterer may work in a venue. Empty is unknown. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const caterer: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('venue').addColumn('caterer', 'text').execute()
  },
}
