/** Writing a document into the tables that public pages read. */
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { VenueType } from '#/i18n/venue-options.ts'
import type { VenueTable } from '#/server/database/tables/venue.ts'
import { TEXT_FIELDS, type VenueDocument } from './venue-document.schema.ts'
import type { DeskDb } from './venue-documents.repository.server.ts'
import { writePhotos } from './written-photos.repository.server.ts'

/** Shortest hire that is usual for a type, in days (specification, section 9). */
const USUAL_DAYS: Partial<Record<VenueType, number>> = { showroom: 3, popup: 14 }

/** The columns of `venue` that a document decides. */
export function columnsOf(
  document: VenueDocument,
): Omit<VenueTable, 'id' | 'status' | 'created_at' | 'updated_at'> {
  const { capacity } = document
  return {
    slug: document.slug,
    name: document.name,
    type: document.type,
    neighborhood: document.neighborhood,
    metro: document.metro,
    // A draft may not know these yet, but the columns must: nobody sees them before it is published.
    arrondissement: document.arrondissement || 1,
    surface_m2: document.surfaceM2 || 1,
    ceiling_height_cm: document.ceilingHeightCm || 1,
    price_from_day_cents: document.priceFromDayCents ?? 0,
    minimum_days: document.minimumDays || (USUAL_DAYS[document.type] ?? 1),
    capacity_standing: capacity.standing ?? 0,
    capacity_cocktail_dinner: capacity.cocktailDinner ?? 0,
    capacity_seated_dinner: capacity.seatedDinner ?? 0,
    capacity_runway: capacity.runway ?? 0,
  }
}

/** Writes a document over a venue. Its status is not touched. */
export async function writeDocument(
  db: DeskDb,
  id: string,
  document: VenueDocument,
  now: string,
): Promise<void> {
  await db
    .updateTable('venue')
    .set({ ...columnsOf(document), updated_at: now })
    .where('id', '=', id)
    .execute()
  const { address, latitude, longitude } = document
  await db
    .updateTable('venue_desk')
    .set({ address, latitude, longitude })
    .where('venue_id', '=', id)
    .execute()
  await writeLists(db, id, document)
  await writeTexts(db, id, document)
  await writePhotos(db, id, document.photos, now)
}

async function writeLists(db: DeskDb, venue_id: string, document: VenueDocument) {
  for (const table of ['venue_equipment', 'venue_category_group', 'venue_event_type'] as const) {
    await db.deleteFrom(table).where('venue_id', '=', venue_id).execute()
  }
  const equipment = document.equipment.map((equipment) => ({ venue_id, equipment }))
  if (equipment.length > 0) await db.insertInto('venue_equipment').values(equipment).execute()
  const groups = document.categoryGroups.map((category_group) => ({ venue_id, category_group }))
  if (groups.length > 0) await db.insertInto('venue_category_group').values(groups).execute()
  const events = document.eventTypes.map((event_type) => ({ venue_id, event_type }))
  if (events.length > 0) await db.insertInto('venue_event_type').values(events).execute()
}

async function writeTexts(db: DeskDb, venue_id: string, { texts }: VenueDocument) {
  await db.deleteFrom('venue_translation').where('venue_id', '=', venue_id).execute()
  // A language without copy has no row: that is how pages know that there is none.
  const written = LANGUAGE_CODES.filter((language) => TEXT_FIELDS.some((field) => texts[language][field]))
  const rows = written.map((language) => ({ venue_id, language, ...texts[language] }))
  if (rows.length > 0) await db.insertInto('venue_translation').values(rows).execute()
}
