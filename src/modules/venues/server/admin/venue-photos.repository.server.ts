/** A venue's photographs in the database. */
import type { Selectable } from 'kysely'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import { NO_TEXTS, type StoredVenuePhoto, type VenuePhoto } from '../../model/venue-photo.ts'
import type { VenuePhotosInput } from '../../model/venue-photos.schema.ts'
import type { UnplacedPhotoTable } from '../tables/venue.ts'

/** Some photographs do not belong to the venue, or are no longer in the store. Nothing was written. */
export class UnknownPhotosError extends Error {
  override readonly name = 'UnknownPhotosError'
}

/** Columns of both tables. */
const SHARED = [
  'id',
  'key',
  'venue_id',
  'width',
  'height',
  'placeholder',
  'dominant_color',
  'sha256',
] as const

/** The photographs of venues by the venue's id, the cover first. */
export async function readVenuePhotos(
  db: Db,
  venueIds: readonly string[],
): Promise<ReadonlyMap<string, VenuePhoto[]>> {
  const photos = new Map<string, VenuePhoto[]>(venueIds.map((id) => [id, []]))
  if (venueIds.length === 0) return photos
  const [rows, texts, captions] = await Promise.all([
    db
      .selectFrom('photo')
      .select(['id', 'key', 'venue_id', 'width', 'height', 'focal_x', 'focal_y', 'scene'])
      .where('venue_id', 'in', venueIds)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('photo_translation')
      .innerJoin('photo', 'photo.id', 'photo_translation.photo_id')
      .select(['photo_id', 'language', 'alt'])
      .where('photo.venue_id', 'in', venueIds)
      .execute(),
    db
      .selectFrom('photo_caption')
      .innerJoin('photo', 'photo.id', 'photo_caption.photo_id')
      .select(['photo_id', 'language', 'caption'])
      .where('photo.venue_id', 'in', venueIds)
      .execute(),
  ])
  const altsOf = Map.groupBy(texts, ({ photo_id }) => photo_id)
  const captionsOf = Map.groupBy(captions, ({ photo_id }) => photo_id)
  for (const { venue_id, focal_x, focal_y, ...photo } of rows) {
    const focus = { x: focal_x, y: focal_y }
    const alts = byLanguage(altsOf.get(photo.id)?.map(({ language, alt }) => [language, alt]))
    const own = byLanguage(captionsOf.get(photo.id)?.map(({ language, caption }) => [language, caption]))
    photos.get(venue_id)?.push({ ...photo, focus, alts, captions: own })
  }
  return photos
}

function byLanguage(texts: readonly (readonly [Language, string])[] = []): Record<Language, string> {
  return { ...NO_TEXTS, ...Object.fromEntries(texts) }
}

/**
 * Write order, focal points, scenes and texts, in the transaction of the venue's save. Photographs that are no
 * longer named leave the pages but stay in the store: the history may bring them back.
 * @param brought stored photographs that no table has yet, or has with other facts
 * @throws {UnknownPhotosError} when one of them is not a stored photograph of this venue
 */
export async function writeVenuePhotos(
  transaction: Db,
  venueId: string,
  photos: VenuePhotosInput,
  now: Date,
  brought: readonly UnplacedPhoto[] = [],
): Promise<void> {
  const placed = await transaction
    .selectFrom('photo')
    .select(SHARED)
    .where('venue_id', '=', venueId)
    .execute()
  const waiting = await transaction
    .selectFrom('unplaced_photo')
    .select(SHARED)
    .where('venue_id', '=', venueId)
    .execute()
  const known = new Map([...placed, ...waiting, ...brought].map((row) => [row.id, row]))
  const rows = photos.map((photo, position) => {
    const row = known.get(photo.id)
    if (row === undefined) throw new UnknownPhotosError(`no photograph ${photo.id} of this venue is stored`)
    return { ...row, position, focal_x: photo.focus.x, focal_y: photo.focus.y, scene: photo.scene }
  })
  const named = new Set(photos.map(({ id }) => id))
  const removed = placed.filter(({ id }) => !named.has(id))

  // All of them anew: positions change places, and texts go with their photographs.
  await transaction.deleteFrom('photo').where('venue_id', '=', venueId).execute()
  if (removed.length > 0) await insertUnplacedPhotos(transaction, removed, now)
  if (rows.length === 0) return
  await transaction
    .deleteFrom('unplaced_photo')
    .where('id', 'in', [...named])
    .execute()
  await transaction.insertInto('photo').values(rows).execute()
  const texts = photos.flatMap(({ id, alts }) =>
    LANGUAGE_CODES.filter((language) => alts[language] !== '').map((language) => ({
      photo_id: id,
      language,
      alt: alts[language],
    })),
  )
  if (texts.length > 0) await transaction.insertInto('photo_translation').values(texts).execute()
  const written = photos.flatMap(({ id, captions }) =>
    LANGUAGE_CODES.filter((language) => captions[language] !== '').map((language) => ({
      photo_id: id,
      language,
      caption: captions[language],
    })),
  )
  if (written.length > 0) await transaction.insertInto('photo_caption').values(written).execute()
}

/** A photograph of the store that no page shows. */
export type UnplacedPhoto = Omit<Selectable<UnplacedPhotoTable>, 'created_at'>

/** Keep photographs that no page shows. */
export async function insertUnplacedPhotos(
  db: Db,
  photos: readonly UnplacedPhoto[],
  now: Date,
): Promise<void> {
  const created_at = now.toISOString()
  const keys = photos.map(({ key }) => key)
  // An import may have brought the same picture back meanwhile.
  await db.deleteFrom('unplaced_photo').where('key', 'in', keys).execute()
  await db
    .insertInto('unplaced_photo')
    .values(photos.map((photo) => ({ ...photo, created_at })))
    .execute()
}

/** The photograph of a venue with these bytes, placed or not; nothing when there is none. */
export async function findPhotoByHash(db: Db, venueId: string, sha256: string) {
  for (const table of ['photo', 'unplaced_photo'] as const) {
    const row = await db
      .selectFrom(table)
      .select(['id', 'key', 'width', 'height'])
      .where('venue_id', '=', venueId)
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    if (row !== undefined) return row
  }
  return undefined
}

/** Every stored photograph of a venue by its id, placed or not. */
export async function readStoredPhotos(
  db: Db,
  venueId: string,
): Promise<ReadonlyMap<string, StoredVenuePhoto>> {
  const stored: StoredVenuePhoto[] = []
  for (const table of ['photo', 'unplaced_photo'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'key', 'width', 'height'])
      .where('venue_id', '=', venueId)
      .execute()
    stored.push(...rows)
  }
  return new Map(stored.map((photo) => [photo.id, photo]))
}

/** How many photographs are stored for a venue, placed or not. */
export async function countPhotos(db: Db, venueId: string): Promise<number> {
  let all = 0
  for (const table of ['photo', 'unplaced_photo'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('venue_id', '=', venueId)
      .executeTakeFirstOrThrow()
    all += Number(count)
  }
  return all
}
