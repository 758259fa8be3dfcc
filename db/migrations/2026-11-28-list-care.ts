/** When a shared list was opened, which browser is its owner's, and comments that its owner has removed. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const listCare: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('shared_list').addColumn('opened_at', 'text').execute()
    await db.schema.alterTable('shared_list').addColumn('owner_mark', 'text').execute()
    await db.schema.alterTable('shared_list_comment').addColumn('removed_at', 'text').execute()
    // Nobody knows of those that are there: they are taken for opened, and stay.
    await sql`update shared_list set opened_at = created_at`.execute(db)
    await sql`create index shared_list_unopened on shared_list (created_at) where opened_at is null`.execute(
      db,
    )
    await sql`create index shared_list_comment_removed on shared_list_comment (removed_at) where removed_at is not null`.execute(
      db,
    )
  },
}
