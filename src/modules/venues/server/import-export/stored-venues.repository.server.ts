/** Reading whole venues out of the database, as a catalogue folder holds them. */

import type { Selectable } from 'kysely'
import type { Language } from '#/i18n/languages.ts'
import { isMiddle } from '#/lib/pictures/focal-point.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type TranslationRecord, type VenueRecord, venueRecord } from '../../model/venue-record.schema.ts'
import { IN_SELECTION } from '../selection-order.repository.server.ts'
import type { PhotoTable } from '../tables/venue.ts'
import { fileFacts } from '../venue-columns.ts'
import { noLists, readVenueLists, type StoredLists } from '../venue-lists.repository.server.ts'
import type { CatalogueVenue, PhotoRecord } from './catalogue.ts'

/** A venue of the database and its id there. */
export interface StoredVenue extends CatalogueVenue {
  id: string
  /** Whether it has everything that an import asks for: a draft of the back office may lack much. */
  isWhole: boolean
}

/** Every venue by its slug, whatever its status, in the order of our selection. */
export async function readStoredVenues(db: Db): Promise<Map<string, StoredVenue>> {
  const rows = await db.selectFrom('venue').selectAll().orderBy(IN_SELECTION).execute()
  const lists = await readVenueLists(db)
  const photos = group(await db.selectFrom('photo').selectAll().orderBy('position').execute())
  const words = group(await db.selectFrom('venue_translation').selectAll().execute())
  const alts = await readAlternativeTexts(db)
  const written = await readCaptions(db)
  const stored = rows.map((row): StoredVenue => {
    const shown = photos.get(row.id) ?? []
    const { ownEquipment, ...ids } = sorted(lists.get(row.id) ?? noLists())
    const record = {
      ...{ slug: row.slug, name: row.name },
      ...fileFacts(row),
      status: row.status,
      ...ids,
      photos: shown.map(fileOf),
      focalPoints: focalPointsOf(shown),
      ...(shown.some(({ scene }) => scene !== null) ? { scenes: scenesOf(shown) } : {}),
      ...(ownEquipment.length > 0 ? { ownEquipment } : {}),
      // Ids that the present lists no longer have fail the check, and are no secret before it.
    } as VenueRecord
    const translations: Partial<Record<Language, TranslationRecord>> = {}
    for (const { language, title, tagline, description, ...more } of words.get(row.id) ?? []) {
      const texts = shown.map((photo) => alts.get(photo.id)?.get(language) ?? '')
      const captions = shown.map((photo) => written.get(photo.id)?.get(language) ?? '')
      translations[language] = {
        title: title || row.name,
        tagline,
        description,
        ...(more.access === '' ? {} : { access: more.access }),
        ...(more.search_description === '' ? {} : { searchDescription: more.search_description }),
        photos: texts,
        ...(captions.some((caption) => caption !== '') ? { captions } : {}),
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

/** Which of these keys belong to a venue with another slug. */
export async function takenKeys(
  db: Db,
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

function sorted(lists: StoredLists): StoredLists {
  const entries = Object.entries(lists).map(([name, ids]) => [name, ids.toSorted()])
  return Object.fromEntries(entries) as unknown as StoredLists
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

function scenesOf(photos: readonly PhotoRow[]): VenueRecord['scenes'] {
  return Object.fromEntries(photos.flatMap((photo) => (photo.scene ? [[fileOf(photo), photo.scene]] : [])))
}

function photoRecordOf({ key, width, height, placeholder, sha256, dominant_color }: PhotoRow): PhotoRecord {
  return { key, width, height, placeholder, dominantColor: dominant_color, sha256 }
}

async function readAlternativeTexts(db: Db): Promise<Map<string, Map<Language, string>>> {
  const texts = new Map<string, Map<Language, string>>()
  for (const { photo_id, language, alt } of await db.selectFrom('photo_translation').selectAll().execute()) {
    const own = texts.get(photo_id) ?? new Map<Language, string>()
    texts.set(photo_id, own.set(language, alt))
  }
  return texts
}

async function readCaptions(db: Db): Promise<Map<string, Map<Language, string>>> {
  const captions = new Map<string, Map<Language, string>>()
  for (const { photo_id, language, caption } of await db.selectFrom('photo_caption').selectAll().execute()) {
    const own = captions.get(photo_id) ?? new Map<Language, string>()
    captions.set(photo_id, own.set(language, caption))
  }
  return captions
}

function group<R extends { venue_id: string }>(rows: readonly R[]): Map<string, R[]> {
  return Map.groupBy(rows, (row) => row.venue_id)
}
