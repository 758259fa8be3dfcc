/** Why and for how much an enquiry was won or lost. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const enquiryOutcome: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = ['outcome_reason', 'outcome_note', 'outcome_venue_id', 'outcome_at', 'outcome_by']
    for (const column of columns) {
      await db.schema.alterTable('enquiry').addColumn(column, 'text').execute()
    }
    await db.schema.alterTable('enquiry').addColumn('outcome_net_cents', 'integer').execute()
    await sql`create index enquiry_outcome on enquiry (outcome_at) where outcome_at is not null`.execute(db)
  },
}
