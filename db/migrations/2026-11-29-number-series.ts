/** One counter for each series of numbers and year, in the place of the one for enquiries. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const numberSeries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('number_series')
      .addColumn('series', 'text', (c) => c.notNull())
      .addColumn('year', 'integer', (c) => c.notNull())
      .addColumn('last_number', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('number_series_key', ['series', 'year'])
      .execute()
    await sql`
      insert into number_series (series, year, last_number) select 'Q', year, last_number from enquiry_counter
    `.execute(db)
    // Two counters of one series would give a number twice: a process of before fails instead, and stores nothing.
    await db.schema.dropTable('enquiry_counter').execute()
  },
}
