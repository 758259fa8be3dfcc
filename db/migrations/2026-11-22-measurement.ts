/** What happens on the site, as counts of a day: nothing in here belongs to one visitor. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

/** Frozen: see `frozen.json`. */
export const measurement: Migration = {
  async up(db: Db) {
    await createEvents(db)
    await createVitals(db)
    await createLostAddresses(db)
  },
}

/** Texts are empty, not null, where an event has none: null would never meet itself in a key. */
async function createEvents(db: Db) {
  await db.schema
    .createTable('measured_event')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('venue_slug', 'text', (c) => c.notNull())
    .addColumn('venue_category', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('value_sum', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('measured_event_key', [
      'day',
      'name',
      'page',
      'label',
      'venue_slug',
      'venue_category',
      'language',
    ])
    .execute()
}

/** One row for each class of a histogram that somebody fell into. */
async function createVitals(db: Db) {
  await db.schema
    .createTable('measured_vital')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('metric', 'text', (c) => c.notNull())
    .addColumn('bucket', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('measured_vital_key', ['day', 'page', 'device', 'metric', 'bucket'])
    .execute()
}

async function createLostAddresses(db: Db) {
  await db.schema
    .createTable('lost_address')
    .addColumn('address', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('first_at', 'text', (c) => c.notNull())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .addColumn('handled_at', 'text')
    .execute()
  await sql`create index lost_address_open on lost_address (last_at) where handled_at is null`.execute(db)
  await db.schema
    .createTable('lost_address_referrer')
    .addColumn('address', 'text', (c) => c.notNull().references('lost_address.address').onDelete('cascade'))
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('lost_address_referrer_key', ['address', 'host'])
    .execute()
}
