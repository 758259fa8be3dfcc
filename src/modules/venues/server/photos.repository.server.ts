/** Reading photographs with their alternative texts and captions. */

import { DEFAULT_LANGUAGE, type Language } from '#/i18n/languages.ts'
import { isMiddle } from '#/lib/pictures/focal-point.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { VenuePicture } from '../model/venue.ts'

/** Placeholder of a colour that is not known: the grey of a white wall. */
const UNKNOWN_COLOR = '#d8d8d8'

/** The key of any photograph, where there is one: a storage that answers has its file. */
export async function findAnyPhoto({ db }: Database): Promise<string | undefined> {
  return (await db.selectFrom('photo').select('key').limit(1).executeTakeFirst())?.key
}

/**
 * The photographs of venues by the venue's id, the cover first. Where the alternative text is missing in the
 * language, the English one stands in, or else an empty text; nothing stands in for a caption.
 */
export async function readPhotos(
  { db }: Database,
  venueIds: readonly string[],
  language: Language,
): Promise<Map<string, VenuePicture[]>> {
  const photos = new Map<string, VenuePicture[]>(venueIds.map((id) => [id, []]))
  if (venueIds.length === 0) return photos
  const rows = await db
    .selectFrom('photo')
    .leftJoin('photo_translation as own', (join) =>
      join.onRef('own.photo_id', '=', 'photo.id').on('own.language', '=', language),
    )
    .leftJoin('photo_translation as english', (join) =>
      join.onRef('english.photo_id', '=', 'photo.id').on('english.language', '=', DEFAULT_LANGUAGE),
    )
    .leftJoin('photo_caption', (join) =>
      join.onRef('photo_caption.photo_id', '=', 'photo.id').on('photo_caption.language', '=', language),
    )
    .select([
      'photo.scene',
      'photo.venue_id',
      'photo.key',
      'photo.width',
      'photo.height',
      'photo.placeholder',
    ])
    .select(['photo.focal_x', 'photo.focal_y'])
    .select((eb) => [
      eb.fn.coalesce('photo.dominant_color', eb.val(UNKNOWN_COLOR)).as('dominantColor'),
      eb.fn.coalesce('own.alt', 'english.alt', eb.val('')).as('alt'),
      eb.fn.coalesce('photo_caption.caption', eb.val('')).as('caption'),
    ])
    .where('photo.venue_id', 'in', venueIds)
    .orderBy('photo.venue_id')
    .orderBy('photo.position')
    .execute()
  for (const { venue_id, focal_x, focal_y, ...photo } of rows) {
    // Left out for the middle, which most pictures have.
    const focus = { x: focal_x, y: focal_y }
    photos.get(venue_id)?.push({ ...photo, ...(isMiddle(focus) ? {} : { focus }) })
  }
  return photos
}
