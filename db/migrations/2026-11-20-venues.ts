/** The catalogue: venues, their words, their photographs, and the revision of all public content. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

/** Frozen: see `frozen.json`. */
export const venues: Migration = {
  async up(db: Db) {
    await createVenue(db)
    await createTranslation(db)
    await createList(db, 'venue_equipment', 'equipment')
    await createList(db, 'venue_category_group', 'category_group')
    await createList(db, 'venue_event_type', 'event_type')
    await createPhotos(db)
    await createRevision(db)
  },
}

async function createVenue(db: Db) {
  await db.schema
    .createTable('venue')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('neighborhood', 'text', (c) => c.notNull())
    .addColumn('arrondissement', 'integer', (c) => c.notNull().check(sql`arrondissement between 1 and 20`))
    .addColumn('metro', 'text', (c) => c.notNull())
    .addColumn('surface_m2', 'integer', (c) => c.notNull().check(sql`surface_m2 > 0`))
    .addColumn('ceiling_height_cm', 'integer', (c) => c.notNull().check(sql`ceiling_height_cm > 0`))
    .addColumn('price_from_day_cents', 'integer', (c) => c.notNull().check(sql`price_from_day_cents >= 0`))
    .addColumn('minimum_days', 'integer', (c) => c.notNull().check(sql`minimum_days > 0`))
    .addColumn('capacity_standing', 'integer', (c) => c.notNull())
    .addColumn('capacity_cocktail_dinner', 'integer', (c) => c.notNull())
    .addColumn('capacity_seated_dinner', 'integer', (c) => c.notNull())
    .addColumn('capacity_runway', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('draft', 'published', 'archived')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('venue_status').on('venue').column('status').execute()
}

async function createTranslation(db: Db) {
  await db.schema
    .createTable('venue_translation')
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('tagline', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('venue_translation_key', ['venue_id', 'language'])
    .execute()
}

async function createList(db: Db, table: string, column: string) {
  await db.schema
    .createTable(table)
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
    .addColumn(column, 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ['venue_id', column])
    .execute()
}

async function createPhotos(db: Db) {
  await db.schema
    .createTable('photo')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('placeholder', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('photo_of_venue').on('photo').columns(['venue_id', 'position']).execute()
  await db.schema
    .createTable('photo_translation')
    .addColumn('photo_id', 'text', (c) => c.notNull().references('photo.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('photo_translation_key', ['photo_id', 'language'])
    .execute()
}

async function createRevision(db: Db) {
  await db.schema
    .createTable('content_revision')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into content_revision (id, revision) values (1, 1)`.execute(db)
}
