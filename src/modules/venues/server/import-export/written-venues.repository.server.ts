/** Writing whole venues. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { MIDDLE } from '#/lib/pictures/focal-point.ts'
import type { VenueRecord } from '../../model/venue-record.schema.ts'
import type { VenueTable } from '../tables/venue.ts'
import type { CatalogueVenue } from './catalogue.ts'
import type { CatalogueDb } from './stored-venues.repository.server.ts'

/**
 * Adds a venue.
 * @param id a new one
 * @param now ISO 8601
 */
export async function insertVenue(
  db: CatalogueDb,
  id: string,
  venue: CatalogueVenue,
  now: string,
): Promise<void> {
  await db
    .insertInto('venue')
    .values({ id, ...columnsOf(venue.record), created_at: now, updated_at: now })
    .execute()
  await insertParts(db, id, venue, new Map())
}

/**
 * Puts a venue in the place of the one with this id, which keeps its id and the day it was added.
 * @param now ISO 8601
 */
export async function replaceVenue(
  db: CatalogueDb,
  id: string,
  venue: CatalogueVenue,
  now: string,
): Promise<void> {
  await db
    .updateTable('venue')
    .set({ ...columnsOf(venue.record), updated_at: now })
    .where('id', '=', id)
    .execute()
  // The alternative texts go with their photographs.
  for (const table of [
    'venue_translation',
    'venue_text_source',
    'venue_equipment',
    'venue_own_equipment',
    'venue_category_group',
    'venue_event_type',
  ] as const) {
    await db.deleteFrom(table).where('venue_id', '=', id).execute()
  }
  const ids = await clearPhotos(db, id, venue, now)
  await insertParts(db, id, venue, ids)
  await tellTheDesk(db, id, now)
}

/**
 * Whoever has the venue open in the back office is told that it has changed. A draft that waits was made from what is
 * gone now; the history still has it.
 */
async function tellTheDesk(db: CatalogueDb, id: string, now: string): Promise<void> {
  // A venue that the back office has never changed has no row and is at version 1.
  await sql`
    insert into venue_desk (venue_id, version, address, changed_at, published_at)
    select id, 2, '', ${now}, case when status = 'draft' then null else created_at end
    from venue where id = ${id}
    on conflict (venue_id) do update
    set version = venue_desk.version + 1, changed_at = excluded.changed_at, changed_by_id = null, changed_by = null
  `.execute(db)
  await sql`delete from venue_draft where venue_id = ${id}`.execute(db)
}

/** Which of these keys belong to a venue with another slug. */
export async function takenKeys(
  db: CatalogueDb,
  venues: readonly CatalogueVenue[],
): Promise<{ key: string; slug: string }[]> {
  const owners = new Map(
    venues.flatMap(({ record, photos }) => photos.map(({ key }) => [key, record.slug] as const)),
  )
  const stored = await db
    .selectFrom('photo')
    .innerJoin('venue', 'venue.id', 'photo.venue_id')
    .select(['photo.key', 'venue.slug'])
    .execute()
  return stored.filter(({ key, slug }) => owners.has(key) && owners.get(key) !== slug)
}

function columnsOf(record: VenueRecord): Omit<VenueTable, 'id' | 'created_at' | 'updated_at'> {
  return {
    slug: record.slug,
    name: record.name,
    type: record.type,
    neighborhood: record.neighborhood,
    arrondissement: record.arrondissement,
    metro: record.metro,
    surface_m2: record.surfaceM2,
    // Rounded, since 19.99 × 100 is not quite 1999.
    ceiling_height_cm: Math.round(record.ceilingHeightM * 100),
    price_from_day_cents: Math.round(record.priceFromDayEur * 100),
    minimum_days: record.minimumDays,
    capacity_standing: record.capacity.standing,
    capacity_cocktail_dinner: record.capacity.cocktailDinner,
    capacity_seated_dinner: record.capacity.seatedDinner,
    capacity_runway: record.capacity.runway,
    status: record.status,
  }
}

/**
 * Takes all photographs off a venue. Those that the new one does not name stay in the store, and its history can bring
 * them back; the others keep their ids, by which the history knows them.
 * @returns ids by key
 */
async function clearPhotos(
  db: CatalogueDb,
  id: string,
  { photos }: CatalogueVenue,
  now: string,
): Promise<Map<string, string>> {
  const placed = await db.selectFrom('photo').selectAll().where('venue_id', '=', id).execute()
  const unplaced = await db
    .selectFrom('unplaced_photo')
    .select(['id', 'key'])
    .where('venue_id', '=', id)
    .execute()
  const wanted = new Set(photos.map(({ key }) => key))
  const dropped = placed.filter(({ key }) => !wanted.has(key))
  if (dropped.length > 0) {
    const rows = dropped.map(({ position: _, focal_x: _x, focal_y: _y, ...row }) => ({
      ...row,
      created_at: now,
    }))
    await db.insertInto('unplaced_photo').values(rows).execute()
  }
  const back = unplaced.filter(({ key }) => wanted.has(key)).map((row) => row.id)
  if (back.length > 0) await db.deleteFrom('unplaced_photo').where('id', 'in', back).execute()
  await db.deleteFrom('photo').where('venue_id', '=', id).execute()
  return new Map([...unplaced, ...placed].map((row) => [row.key, row.id]))
}

async function insertParts(
  db: CatalogueDb,
  id: string,
  { record, translations, photos }: CatalogueVenue,
  photoIds: ReadonlyMap<string, string>,
) {
  const equipment = record.equipment.map((equipment) => ({ venue_id: id, equipment }))
  if (equipment.length > 0) await db.insertInto('venue_equipment').values(equipment).execute()
  const own = (record.ownEquipment ?? []).map((equipment_id) => ({ venue_id: id, equipment_id }))
  if (own.length > 0) await db.insertInto('venue_own_equipment').values(own).execute()
  const groups = record.categoryGroups.map((category_group) => ({ venue_id: id, category_group }))
  if (groups.length > 0) await db.insertInto('venue_category_group').values(groups).execute()
  const events = record.eventTypes.map((event_type) => ({ venue_id: id, event_type }))
  if (events.length > 0) await db.insertInto('venue_event_type').values(events).execute()

  const rows = photos.map(({ dominantColor, ...photo }, position) => {
    const focus = record.focalPoints?.[record.photos[position] ?? ''] ?? MIDDLE
    return {
      id: photoIds.get(photo.key) ?? randomUUID(),
      venue_id: id,
      position,
      dominant_color: dominantColor,
      ...photo,
      focal_x: focus.x,
      focal_y: focus.y,
    }
  })
  if (rows.length > 0) await db.insertInto('photo').values(rows).execute()
  for (const language of LANGUAGE_CODES) {
    const words = translations[language]
    if (!words) continue
    const { photos: alts, access = '', searchDescription = '', ...texts } = words
    await db
      .insertInto('venue_translation')
      .values({ venue_id: id, language, ...texts, access, search_description: searchDescription })
      .execute()
    const shown = rows.map((photo, at) => ({ photo_id: photo.id, language, alt: alts[at] ?? '' }))
    if (shown.length > 0) await db.insertInto('photo_translation').values(shown).execute()
  }
}
