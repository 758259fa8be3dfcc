/** Reading whole venues out of the database, as a catalogue folder holds them. */

import type { Kysely, Selectable } from 'kysely'
import type { Language } from '#/i18n/languages.ts'
import { isMiddle } from '#/lib/pictures/focal-point.ts'
import type { Schema } from '#/platform/database/schema.ts'
import { type TranslationRecord, type VenueRecord, venueRecord } from '../../model/venue-record.schema.ts'
import type { PhotoTable, VenueTable } from '../tables/venue.ts'
import type { CatalogueVenue, PhotoRecord } from './catalogue.ts'

/** A database or a transaction that has the catalogue. */
export type CatalogueDb = Kysely<Schema>

const CENTS = 100
const CENTIMETRES = 100

/** A venue of the database and its id there. */
export interface StoredVenue extends CatalogueVenue {
  id: string
  /** Whether it has everything that an import asks for: a draft of the back office may lack much. */
  isWhole: boolean
}

/** Every venue by its slug, whatever its status. */
export async function readStoredVenues(db: CatalogueDb): Promise<Map<string, StoredVenue>> {
  const rows = await db.selectFrom('venue').selectAll().orderBy('slug').execute()
  const equipment = group(await db.selectFrom('venue_equipment').selectAll().execute())
  const own = group(await db.selectFrom('venue_own_equipment').selectAll().execute())
  const groups = group(await db.selectFrom('venue_category_group').selectAll().execute())
  const events = group(await db.selectFrom('venue_event_type').selectAll().execute())
  const photos = group(await db.selectFrom('photo').selectAll().orderBy('position').execute())
  const words = group(await db.selectFrom('venue_translation').selectAll().execute())
  const alts = await readAlternativeTexts(db)
  const stored = rows.map((row): StoredVenue => {
    const shown = photos.get(row.id) ?? []
    const ownEquipment = (own.get(row.id) ?? []).map((entry) => entry.equipment_id).sort()
    const record = recordOf(row, {
      equipment: (equipment.get(row.id) ?? []).map((entry) => entry.equipment).sort(),
      categoryGroups: (groups.get(row.id) ?? []).map((entry) => entry.category_group).sort(),
      eventTypes: (events.get(row.id) ?? []).map((entry) => entry.event_type).sort(),
      photos: shown.map(fileOf),
      focalPoints: focalPointsOf(shown),
      ...(ownEquipment.length > 0 ? { ownEquipment } : {}),
    })
    const translations: Partial<Record<Language, TranslationRecord>> = {}
    for (const { language, title, tagline, description, ...more } of words.get(row.id) ?? []) {
      const texts = shown.map((photo) => alts.get(photo.id)?.get(language) ?? '')
      translations[language] = {
        title: title || row.name,
        tagline,
        description,
        ...(more.access === '' ? {} : { access: more.access }),
        ...(more.search_description === '' ? {} : { searchDescription: more.search_description }),
        photos: texts,
      }
    }
    return {
      id: row.id,
      isWhole: venueRecord.safeParse(record).success,
      record,
      translations,
      photos: shown.map(photoRecordOf),
    }
  })
  return new Map(stored.map((venue) => [venue.record.slug, venue]))
}

type Lists = Record<'equipment' | 'categoryGroups' | 'eventTypes' | 'photos', string[]> &
  Pick<VenueRecord, 'focalPoints' | 'ownEquipment'>

function recordOf(row: VenueTable, lists: Lists): VenueRecord {
  return {
    slug: row.slug,
    name: row.name,
    type: row.type,
    neighborhood: row.neighborhood,
    arrondissement: row.arrondissement,
    metro: row.metro,
    surfaceM2: row.surface_m2,
    ceilingHeightM: row.ceiling_height_cm / CENTIMETRES,
    capacity: {
      standing: row.capacity_standing,
      cocktailDinner: row.capacity_cocktail_dinner,
      seatedDinner: row.capacity_seated_dinner,
      runway: row.capacity_runway,
    },
    priceFromDayEur: row.price_from_day_cents / CENTS,
    minimumDays: row.minimum_days,
    status: row.status,
    ...lists,
    // Ids that the present lists no longer have fail the check, and are no secret before it.
  } as VenueRecord
}

type PhotoRow = Selectable<PhotoTable>

function fileOf({ key }: Pick<PhotoRow, 'key'>): string {
  return `${key}.jpg`
}

function focalPointsOf(photos: readonly PhotoRow[]): VenueRecord['focalPoints'] {
  const chosen = photos.filter(({ focal_x: x, focal_y: y }) => !isMiddle({ x, y }))
  if (chosen.length === 0) return undefined
  return Object.fromEntries(chosen.map((photo) => [fileOf(photo), { x: photo.focal_x, y: photo.focal_y }]))
}

function photoRecordOf({ key, width, height, placeholder, sha256, dominant_color }: PhotoRow): PhotoRecord {
  return { key, width, height, placeholder, dominantColor: dominant_color, sha256 }
}

async function readAlternativeTexts(db: CatalogueDb): Promise<Map<string, Map<Language, string>>> {
  const texts = new Map<string, Map<Language, string>>()
  for (const { photo_id, language, alt } of await db.selectFrom('photo_translation').selectAll().execute()) {
    const own = texts.get(photo_id) ?? new Map<Language, string>()
    texts.set(photo_id, own.set(language, alt))
  }
  return texts
}

function group<R extends { venue_id: string }>(rows: readonly R[]): Map<string, R[]> {
  return Map.groupBy(rows, (row) => row.venue_id)
}
