/** The days of an event as the agency has understood them, beside the client's own words. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const exactDays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiry').addColumn('first_day', 'text').execute()
    await db.schema.alterTable('enquiry').addColumn('last_day', 'text').execute()
    // Lists and bookings go by the exact first day, else by the one in the words of the client.
    const day = sql`coalesce(first_day, start_date)`
    await sql`drop index enquiry_event`.execute(db)
    await sql`drop index enquiry_days`.execute(db)
    await sql`
      create index enquiry_event on enquiry (${day}, created_at, id, status, kind, language, owner, first_answered_at)
    `.execute(db)
    await sql`create index enquiry_days on enquiry (${day}) where ${day} is not null`.execute(db)
  },
}
