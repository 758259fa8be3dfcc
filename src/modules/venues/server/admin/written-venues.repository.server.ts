/** Writing a document into the tables that public pages read. */
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { TextPlace } from '../../model/text-states.ts'
import { VENUE_TEXT_FIELDS } from '../../model/venue-copy.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import type { VenueType } from '../../model/venue-options.ts'
import type { VenueTable } from '../tables/venue.ts'
import type { DeskDb } from './desk-database.ts'
import { writeVenuePhotos } from './venue-photos.repository.server.ts'
import { writeVenueTexts } from './venue-texts.repository.server.ts'

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
  await writeVenueTexts(db, id, { words: document.texts, confirmed: confirmedIn(document) })
  await writeVenuePhotos(db, id, document.photos, new Date(now))
}

async function writeLists(db: DeskDb, venue_id: string, document: VenueDocument) {
  for (const table of ['venue_equipment', 'venue_category_group', 'venue_event_type'] as const) {
    await db.deleteFrom(table).where('venue_id', '=', venue_id).execute()
  }
  const equipment = document.equipment.map((equipment) => ({ venue_id, equipment }))
  if (equipment.length > 0) await db.insertInto('venue_equipment').values(equipment).execute()
  await writeOwnEquipment(db, venue_id, document.ownEquipment)
  const groups = document.categoryGroups.map((category_group) => ({ venue_id, category_group }))
  if (groups.length > 0) await db.insertInto('venue_category_group').values(groups).execute()
  const events = document.eventTypes.map((event_type) => ({ venue_id, event_type }))
  if (events.length > 0) await db.insertInto('venue_event_type').values(events).execute()
}

/** Ids of what is no longer there are left out. */
async function writeOwnEquipment(db: DeskDb, venue_id: string, ids: readonly string[]) {
  await db.deleteFrom('venue_own_equipment').where('venue_id', '=', venue_id).execute()
  if (ids.length === 0) return
  const known = await db.selectFrom('own_equipment').select('id').where('id', 'in', ids).execute()
  const rows = known.map(({ id }) => ({ venue_id, equipment_id: id }))
  if (rows.length > 0) await db.insertInto('venue_own_equipment').values(rows).execute()
}

/** The translations that were found to be right still, or that nothing is behind of: all that have no source. */
function confirmedIn({ sources }: VenueDocument): TextPlace[] {
  return LANGUAGE_CODES.flatMap((language) =>
    VENUE_TEXT_FIELDS.filter((field) => sources[language]?.[field] === undefined).map((field) => ({
      language,
      field,
    })),
  )
}
