/** Writing which photographs a venue shows, in which order, with which words. */
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { DocumentPhoto } from './venue-document.schema.ts'
import type { DeskDb } from './venue-documents.repository.server.ts'

/**
 * Shows these photographs and no others. Those that are no longer wanted go on the shelf, from which an undo and the
 * history can take them back; ids that belong to another venue, or to nothing, are left out.
 */
export async function writePhotos(
  db: DeskDb,
  venueId: string,
  photos: readonly DocumentPhoto[],
  now: string,
): Promise<void> {
  const wanted = new Map(photos.map((photo) => [photo.id, photo]))
  const shown = await db.selectFrom('photo').selectAll().where('venue_id', '=', venueId).execute()
  for (const { position: _, ...photo } of shown.filter(({ id }) => !wanted.has(id))) {
    await db.deleteFrom('photo').where('id', '=', photo.id).execute()
    await db
      .insertInto('shelved_photo')
      .values({ ...photo, shelved_at: now })
      .execute()
  }
  const known = new Set(shown.map(({ id }) => id))
  const shelved = await db.selectFrom('shelved_photo').selectAll().where('venue_id', '=', venueId).execute()
  for (const { shelved_at: _, ...photo } of shelved.filter(({ id }) => wanted.has(id))) {
    await db.deleteFrom('shelved_photo').where('id', '=', photo.id).execute()
    await db
      .insertInto('photo')
      .values({ ...photo, position: 0 })
      .execute()
    known.add(photo.id)
  }
  const own = photos.filter(({ id }) => known.has(id))
  for (const [position, photo] of own.entries()) {
    await db.updateTable('photo').set({ position }).where('id', '=', photo.id).execute()
    await writeAlts(db, photo)
  }
}

async function writeAlts(db: DeskDb, { id: photo_id, alts }: DocumentPhoto) {
  await db.deleteFrom('photo_translation').where('photo_id', '=', photo_id).execute()
  const rows = LANGUAGE_CODES.filter((language) => alts[language] !== '').map((language) => {
    return { photo_id, language, alt: alts[language] }
  })
  if (rows.length > 0) await db.insertInto('photo_translation').values(rows).execute()
}
