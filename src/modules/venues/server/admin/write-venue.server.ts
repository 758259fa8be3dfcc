/** The only writer of a venue's tables: the editor and the import of a catalogue both write through it. */
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { TextPlace } from '../../model/text-states.ts'
import { VENUE_TEXT_FIELDS } from '../../model/venue-copy.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import type { VenueStatus } from '../../model/venue-summary.ts'
import { placeBehindAll } from '../selection-order.repository.server.ts'
import { privateColumns, venueColumns } from '../venue-columns.ts'
import { writeVenueLists } from '../venue-lists.repository.server.ts'
import { type UnplacedPhoto, writeVenuePhotos } from './venue-photos.repository.server.ts'
import { writeVenueTexts } from './venue-texts.repository.server.ts'

/** Add a venue, last in our selection. */
export async function addVenue(
  db: Db,
  { id, status, now }: { readonly id: string; readonly status: VenueStatus; readonly now: string },
  document: VenueDocument,
  brought: readonly UnplacedPhoto[] = [],
): Promise<void> {
  await db
    .insertInto('venue')
    .values(({ selectFrom }) => ({
      ...{ id, ...venueColumns(document), status, created_at: now, updated_at: now },
      selection_place: selectFrom('venue as other').select(placeBehindAll),
    }))
    .execute()
  await writeVenue(db, id, document, now, brought)
}

/**
 * Write a document over a venue. Its status is not touched.
 * @param now ISO 8601
 * @param brought photographs that come with the document and may not be in a table yet
 */
export async function writeVenue(
  db: Db,
  id: string,
  document: VenueDocument,
  now: string,
  brought: readonly UnplacedPhoto[] = [],
): Promise<void> {
  await db
    .updateTable('venue')
    .set({ ...venueColumns(document), updated_at: now })
    .where('id', '=', id)
    .execute()
  await db.updateTable('venue_private').set(privateColumns(document)).where('venue_id', '=', id).execute()
  await writeVenueLists(db, id, document)
  await writeVenueTexts(db, id, { words: document.texts, confirmed: confirmedIn(document) })
  await writeVenuePhotos(db, id, document.photos, new Date(now), brought)
}

/** The translations that are up to date or were confirmed: all that have no source. */
function confirmedIn({ sources }: VenueDocument): TextPlace[] {
  return LANGUAGE_CODES.flatMap((language) =>
    VENUE_TEXT_FIELDS.filter((field) => sources[language]?.[field] === undefined).map((field) => ({
      language,
      field,
    })),
  )
}
