/** Reading venues as the editor has them. */
import type { Selectable } from 'kysely'
import { type VenueDocument, venueDocument } from '../../model/venue-document.schema.ts'
import type { VenueStatus, VenueTable } from '../tables/venue.ts'
import type { DeskDb } from './desk-database.ts'
import { readVenuePhotos } from './venue-photos.repository.server.ts'
import { readVenueTexts } from './venue-texts.repository.server.ts'

/** A venue with everything that its editor needs. */
export interface EditedVenue {
  readonly id: string
  readonly status: VenueStatus
  /** What the next change must name. */
  readonly version: number
  /** As it is being worked on: the kept draft, or else what is public. */
  readonly document: VenueDocument
  /** What visitors see; absent when that is the document itself, or nothing. */
  readonly live: VenueDocument | null
  /** ISO 8601. */
  readonly changedAt: string
  readonly changedBy: string | null
}

/** One venue, or nothing. */
export async function readEditedVenue(db: DeskDb, id: string): Promise<EditedVenue | undefined> {
  const row = await db
    .selectFrom('venue')
    .leftJoin('venue_desk', 'venue_desk.venue_id', 'venue.id')
    .leftJoin('venue_draft', 'venue_draft.venue_id', 'venue.id')
    .select(['venue.status', 'venue.updated_at', 'venue_desk.version', 'venue_desk.changed_at'])
    .select(['venue_desk.changed_by', 'venue_draft.document'])
    .where('venue.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const draft = row.document === null ? undefined : venueDocument.parse(row.document)
  const waits = draft !== undefined && row.status === 'published'
  const live = draft === undefined || waits ? await readLiveDocument(db, id) : null
  const document = draft ?? live
  if (document === null) throw new Error('a venue without a document')
  return {
    id,
    status: row.status,
    version: row.version ?? 1,
    document,
    live: waits ? live : null,
    changedAt: row.changed_at ?? row.updated_at,
    changedBy: row.changed_by,
  }
}

/**
 * A venue as it stands in the tables of the catalogue, whatever was kept as a draft.
 * @throws when there is none
 */
export async function readLiveDocument(db: DeskDb, id: string): Promise<VenueDocument> {
  const row = await db.selectFrom('venue').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const desk = await db
    .selectFrom('venue_desk')
    .select(['address', 'latitude', 'longitude'])
    .where('venue_id', '=', id)
    .executeTakeFirst()
  const texts = (await readVenueTexts(db, [id])).get(id)
  return venueDocument.parse({
    ...factsOf(row),
    ...{ address: desk?.address ?? '', latitude: desk?.latitude ?? null, longitude: desk?.longitude ?? null },
    ...(await readLists(db, id)),
    texts: texts?.words,
    sources: texts?.sources,
    photos: (await readVenuePhotos(db, [id])).get(id),
  })
}

/** A capacity of 0 means that the layout is not offered. */
function factsOf(row: Selectable<VenueTable>) {
  return {
    name: row.name,
    slug: row.slug,
    type: row.type,
    neighborhood: row.neighborhood,
    arrondissement: row.arrondissement,
    metro: row.metro,
    surfaceM2: row.surface_m2,
    ceilingHeightCm: row.ceiling_height_cm,
    priceFromDayCents: row.price_from_day_cents,
    minimumDays: row.minimum_days,
    capacity: {
      standing: row.capacity_standing || null,
      cocktailDinner: row.capacity_cocktail_dinner || null,
      seatedDinner: row.capacity_seated_dinner || null,
      runway: row.capacity_runway || null,
    },
  }
}

async function readLists(db: DeskDb, id: string) {
  const equipment = await db
    .selectFrom('venue_equipment')
    .select('equipment')
    .where('venue_id', '=', id)
    .execute()
  const groups = await db
    .selectFrom('venue_category_group')
    .select('category_group')
    .where('venue_id', '=', id)
    .execute()
  const events = await db
    .selectFrom('venue_event_type')
    .select('event_type')
    .where('venue_id', '=', id)
    .execute()
  const own = await db
    .selectFrom('venue_own_equipment')
    .select('equipment_id')
    .where('venue_id', '=', id)
    .execute()
  return {
    equipment: equipment.map((row) => row.equipment),
    ownEquipment: own.map((row) => row.equipment_id),
    categoryGroups: groups.map((row) => row.category_group),
    eventTypes: events.map((row) => row.event_type),
  }
}
