/** What the venue desk writes besides facts: two more texts, when a translation fell behind, focal points, own equipment. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

/** Frozen: see `frozen.json`. */
export const venuePhotoDesk: Migration = {
  async up(db: Db) {
    await addTexts(db)
    await addPhotos(db)
    await addEquipment(db)
  },
}

async function addTexts(db: Db) {
  for (const column of ['access', 'search_description']) {
    await db.schema
      .alterTable('venue_translation')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  // A row exists only while a text is behind the French one.
  await db.schema
    .createTable('venue_text_source')
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('french', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('venue_text_source_key', ['venue_id', 'language', 'field'])
    .execute()
}

async function addPhotos(db: Db) {
  for (const column of ['focal_x', 'focal_y']) {
    await db.schema
      .alterTable('photo')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(50))
      .execute()
  }
  await db.schema
    .createTable('unplaced_photo')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('placeholder', 'text', (c) => c.notNull())
    .addColumn('dominant_color', 'text')
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('unplaced_photo_of_venue').on('unplaced_photo').column('venue_id').execute()
}

async function addEquipment(db: Db) {
  await db.schema
    .createTable('own_equipment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('own_equipment_name')
    .addColumn('equipment_id', 'text', (c) => c.notNull().references('own_equipment.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`name <> ''`))
    .addPrimaryKeyConstraint('own_equipment_name_key', ['equipment_id', 'language'])
    .execute()
  await db.schema
    .createTable('venue_own_equipment')
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
    .addColumn('equipment_id', 'text', (c) => c.notNull().references('own_equipment.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('venue_own_equipment_key', ['venue_id', 'equipment_id'])
    .execute()
}
