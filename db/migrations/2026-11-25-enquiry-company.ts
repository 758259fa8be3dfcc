/** Finding the other requests of a company. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const enquiryCompany: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index enquiry_company on enquiry (lower(company), created_at) where company is not null`.execute(
      db,
    )
  },
}
