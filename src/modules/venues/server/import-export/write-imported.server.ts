/** Venues of a catalogue become documents, and are written as those of the editor are. */

import { randomUUID } from 'node:crypto'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { MIDDLE } from '#/lib/pictures/focal-point.ts'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { DraftFacts } from '../../model/attributes.ts'
import { EMPTY_TEXTS } from '../../model/text-states.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { NO_TEXTS } from '../../model/venue-photo.ts'
import { applyChange } from '../admin/change-venue.server.ts'
import { readEditedVenue } from '../admin/venue-documents.repository.server.ts'
import { writeHistory } from '../admin/venue-history.repository.server.ts'
import { readStoredPhotos, type UnplacedPhoto } from '../admin/venue-photos.repository.server.ts'
import { VENUE } from '../admin/venue-record.server.ts'
import { addVenue, writeVenue } from '../admin/write-venue.server.ts'
import { factsOfFile } from '../venue-columns.ts'
import type { CatalogueVenue } from './catalogue.ts'

/** Who imports, and whether it is in the history of the venues. */
interface Import {
  readonly author: Actor
  readonly hasHistory: boolean
  /** ISO 8601; the same for all venues of an import, which is known by it. */
  readonly now: string
}

const NO_PLACE = { address: '', latitude: null, longitude: null }

/** Add a venue. */
export async function insertVenue(
  db: Db,
  venue: CatalogueVenue,
  { author, hasHistory, now }: Import,
): Promise<void> {
  const id = randomUUID()
  const photos = photoRowsOf(venue, id, new Map())
  const { status } = venue.record
  await addVenue(db, { id, status, now }, documentOf(venue, photos, NO_PLACE), photos)
  if (!hasHistory) return
  const added = await readEditedVenue(db, id)
  if (added === undefined) throw new Error('a venue is gone that was just imported')
  await writeHistory(db, {
    ...{ venueId: id, version: added.version, event: 'imported', author, since: now, now },
    ...{ before: undefined, after: added.document },
  })
}

/**
 * Put a venue in the place of the one with this id, which keeps its id, its exact address and the day it was added.
 * A user who has it open in the back office is informed by its version; a draft that waits was made from what is gone now.
 */
export async function replaceVenue(
  db: Db,
  id: string,
  venue: CatalogueVenue,
  { author, hasHistory, now }: Import,
): Promise<void> {
  const { history: _, ...untold } = VENUE
  const kind = hasHistory ? VENUE : untold
  await applyChange(db, kind, { id }, { by: author, at: new Date(now) }, async () => {
    // Photographs keep the ids by which the history knows them.
    const stored = [...(await readStoredPhotos(db, id)).values()].toReversed()
    const photos = photoRowsOf(venue, id, new Map(stored.map((photo) => [photo.key, photo.id])))
    const place = await db
      .selectFrom('venue_private')
      .select(['address', 'latitude', 'longitude'])
      .where('venue_id', '=', id)
      .executeTakeFirst()
    await writeVenue(db, id, documentOf(venue, photos, place ?? NO_PLACE), now, photos)
    await db.deleteFrom('venue_draft').where('venue_id', '=', id).execute()
    return { event: 'imported', status: venue.record.status }
  })
}

function photoRowsOf(
  { photos }: CatalogueVenue,
  venue_id: string,
  ids: ReadonlyMap<string, string>,
): UnplacedPhoto[] {
  return photos.map(({ dominantColor, ...photo }) => ({
    ...photo,
    id: ids.get(photo.key) ?? randomUUID(),
    venue_id,
    dominant_color: dominantColor,
  }))
}

function documentOf(
  { record, translations }: CatalogueVenue,
  photos: readonly UnplacedPhoto[],
  place: Pick<DraftFacts, keyof typeof NO_PLACE>,
): VenueDocument {
  const texts = LANGUAGE_CODES.map((language) => {
    const { photos: _, captions: __, ...words } = translations[language] ?? { photos: [] }
    return [language, { ...EMPTY_TEXTS, ...words }]
  })
  return {
    ...{ name: record.name, slug: record.slug },
    ...factsOfFile(record),
    ...place,
    texts: Object.fromEntries(texts) as VenueDocument['texts'],
    sources: {},
    photos: photos.map(({ id, key, width, height }, at) => {
      const textsOf = (kind: 'photos' | 'captions') =>
        Object.fromEntries(
          LANGUAGE_CODES.map((language) => [language, translations[language]?.[kind]?.[at] ?? '']),
        )
      const file = record.photos[at] ?? ''
      const focus = record.focalPoints?.[file] ?? MIDDLE
      const scene = record.scenes?.[file] ?? null
      const [alts, captions] = [textsOf('photos'), textsOf('captions')]
      return {
        ...{ id, key, width, height, focus, scene },
        alts: { ...NO_TEXTS, ...alts },
        captions: { ...NO_TEXTS, ...captions },
      }
    }),
  }
}
