/** Finding the other requests of a person, by mail and by phone. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const enquiryReplies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index enquiry_person on enquiry (lower(email), created_at)`.execute(db)
    await sql`create index enquiry_phone on enquiry (phone_e164, created_at) where phone_e164 is not null`.execute(
      db,
    )
  },
}
