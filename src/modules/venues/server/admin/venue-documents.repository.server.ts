/** Reading venues as the editor has them. */

import type { Db } from '#/platform/database/schema.ts'
import { type VenueDocument, venueDocument } from '../../model/venue-document.schema.ts'
import type { VenueStatus } from '../../model/venue-summary.ts'
import { draftFacts } from '../venue-columns.ts'
import { noLists, readVenueLists } from '../venue-lists.repository.server.ts'
import { readVenuePhotos } from './venue-photos.repository.server.ts'
import { readVenueTexts } from './venue-texts.repository.server.ts'

/** A venue with everything that its editor needs. */
export interface EditedVenue {
  readonly id: string
  readonly status: VenueStatus
  /** The version that the next change must name. */
  readonly version: number
  /** As it is being worked on: the kept draft, or else what is public. */
  readonly document: VenueDocument
  /** The published document; absent when it is the document itself, or when there is none. */
  readonly live: VenueDocument | null
  /** ISO 8601. */
  readonly changedAt: string
  readonly changedBy: string | null
}

/** One venue, or nothing. */
export async function readEditedVenue(db: Db, id: string): Promise<EditedVenue | undefined> {
  const row = await db
    .selectFrom('venue')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .leftJoin('venue_draft', 'venue_draft.venue_id', 'venue.id')
    .select(['venue.status', 'venue.updated_at', 'venue_private.version', 'venue_private.changed_at'])
    .select(['venue_private.changed_by', 'venue_draft.document'])
    .where('venue.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const live = await readLiveDocument(db, id)
  // A draft from before an attribute existed does not deny it.
  const draft = row.document === null ? undefined : venueDocument.parse({ ...live, ...row.document })
  const waits = draft !== undefined && row.status === 'published'
  const document = draft ?? live
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
 * A venue as it is in the tables of the catalogue, whatever was kept as a draft.
 * @throws when there is none
 */
export async function readLiveDocument(db: Db, id: string): Promise<VenueDocument> {
  const row = await db.selectFrom('venue').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const desk = await db
    .selectFrom('venue_private')
    .select(['address', 'latitude', 'longitude'])
    .where('venue_id', '=', id)
    .executeTakeFirst()
  const texts = (await readVenueTexts(db, [id])).get(id)
  return venueDocument.parse({
    ...{ name: row.name, slug: row.slug },
    ...draftFacts({ ...row, ...desk }),
    ...((await readVenueLists(db, id)).get(id) ?? noLists()),
    texts: texts?.words,
    sources: texts?.sources,
    photos: (await readVenuePhotos(db, [id])).get(id),
  })
}
