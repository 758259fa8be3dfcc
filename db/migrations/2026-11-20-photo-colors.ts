/** The colour that stands behind a photograph until it arrives. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const photoColors: Migration = {
  async up(db: Kysely<unknown>) {
    // Without a value until the picture has been looked at: the next start does that for those already there.
    await db.schema.alterTable('photo').addColumn('dominant_color', 'text').execute()
  },
}
