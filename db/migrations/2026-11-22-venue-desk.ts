/** What the back office keeps of venues: versions, unfinished changes, their history, former addresses. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

/** Frozen: see `frozen.json`. */
export const venueDesk: Migration = {
  async up(db: Db) {
    await createDesk(db)
    await createDraft(db)
    await createHistory(db)
    await createFormerSlug(db)
  },
}

/** Beside `venue`, so that what is never public stands in no table that public pages read. */
async function createDesk(db: Db) {
  await db.schema
    .createTable('venue_desk')
    .addColumn('venue_id', 'text', (c) => c.primaryKey().references('venue.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addColumn('changed_by_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('changed_by', 'text')
    .addColumn('published_at', 'text')
    .execute()
  await sql`
    insert into venue_desk (venue_id, version, changed_at, published_at)
    select id, 1, updated_at, case when status = 'draft' then null else created_at end from venue
  `.execute(db)
}

async function createDraft(db: Db) {
  await db.schema
    .createTable('venue_draft')
    .addColumn('venue_id', 'text', (c) => c.primaryKey().references('venue.id').onDelete('cascade'))
    .addColumn('document', 'jsonb', (c) => c.notNull())
    .execute()
}

async function createHistory(db: Db) {
  await db.schema
    .createTable('venue_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('actor', 'text')
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('document', 'jsonb', (c) => c.notNull())
    .addColumn('changes', 'jsonb', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('history_of_venue')
    .unique()
    .on('venue_history')
    .columns(['venue_id', 'version'])
    .execute()
}

async function createFormerSlug(db: Db) {
  await db.schema
    .createTable('former_slug')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
    .addColumn('left_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('former_slug_of_venue').on('former_slug').column('venue_id').execute()
}
