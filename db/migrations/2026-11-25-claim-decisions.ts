/** What administrators have decided about claims that look alike. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const claimDecisions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('claim_decision')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('claim_group', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('value', 'integer')
      .addColumn('readings', 'jsonb', (c) => c.notNull())
      .addColumn('decided_at', 'text', (c) => c.notNull())
      .addColumn('actor_id', 'text', (c) => c.references('user.id').onDelete('set null'))
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('withdrawn_at', 'text')
      .execute()
    // Of two who decide at the same moment the second is told.
    await db.schema
      .createIndex('versions_of_claim_decision')
      .unique()
      .on('claim_decision')
      .columns(['claim_group', 'version'])
      .execute()
  },
}
