/** Requests that are out of sight until a day. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const snoozedRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiry').addColumn('snoozed_until', 'text').execute()
    // Few: lists and counts subtract them.
    await sql`create index enquiry_snoozed on enquiry (snoozed_until) where snoozed_until is not null`.execute(
      db,
    )
  },
}
