/** Keeping what the editor holds: as a draft, or public. */

import type { Actor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { inAgreement } from '../../model/sheet-agreement.ts'
import { completed, type GivenDocument, type VenueDocument } from '../../model/venue-document.schema.ts'
import { changesBetween } from '../../model/venue-fields.ts'
import { draftProblems, publishProblems } from '../../model/venue-problems.ts'
import {
  type Change,
  changeVenue,
  checkSlug,
  type Made,
  reject,
  type VenueOutcome,
  writeLive,
} from './change-venue.server.ts'
import type { EditedVenue } from './venue-documents.repository.server.ts'
import { readStoredPhotos } from './venue-photos.repository.server.ts'

/** Intended use of a document: `keep` it for later, or `publish` it. */
export type SaveIntent = 'keep' | 'publish'

/** A document and the version that it was made from. What it lacks stays as it is. */
export interface SaveRequest {
  readonly id: string
  readonly version: number
  readonly document: GivenDocument
  readonly intent: SaveIntent
}

/**
 * Save. A draft needs a name and an address only; what is published must be whole. The same again, after an answer that
 * was lost, is saved: nobody else has changed anything.
 */
export async function saveVenue(
  database: Database,
  { intent, document: given, ...wanted }: SaveRequest,
  editor: Actor,
): Promise<VenueOutcome> {
  const problems = draftProblems(given)
  if (problems.length > 0) return { kind: 'refused', problems }
  const documentFor = (db: Db, { id, document }: EditedVenue) =>
    withKnownPhotos(db, id, inAgreement(completed(given, document)))
  const isMade = async (db: Db, present: EditedVenue) => {
    const isShown = intent === 'keep' || (present.status === 'published' && present.live === null)
    return isShown && changesBetween(present.document, await documentFor(db, present)).length === 0
  }
  return changeVenue(database, { ...wanted, isMade }, editor, intent === 'publish', async (change) => {
    const document = await documentFor(change.db, change.venue)
    return intent === 'publish' ? publish(change, document) : keep(change, document)
  })
}

/** Make a document public. */
export async function publish(change: Change, document: VenueDocument): Promise<Made> {
  const problems = publishProblems(document)
  if (problems.length > 0) reject(problems)
  const { db, venue, now } = change
  await writeLive(change, document)
  await db.deleteFrom('venue_draft').where('venue_id', '=', venue.id).execute()
  await db
    .updateTable('venue_private')
    .set({ published_at: now })
    .where('venue_id', '=', venue.id)
    .where('published_at', 'is', null)
    .execute()
  return { event: 'published', status: 'published' }
}

async function keep(change: Change, document: VenueDocument): Promise<Made> {
  const { db, venue } = change
  const { id, status } = venue
  if (status === 'published') await checkSlug(db, id, document.slug)
  // Not public anyway, but shown in lists of the back office.
  else await writeLive(change, document)
  const nothingWaits =
    status === 'published' && changesBetween(venue.live ?? venue.document, document).length === 0
  if (nothingWaits) await db.deleteFrom('venue_draft').where('venue_id', '=', id).execute()
  else await writeDraft(db, id, document)
  return { event: 'kept', status }
}

/** Keep a document beside the venue. */
export async function writeDraft(db: Db, venue_id: string, document: VenueDocument): Promise<void> {
  await db
    .insertInto('venue_draft')
    .values({ venue_id, document: toJson(document) })
    .onConflict((oc) => oc.column('venue_id').doUpdateSet({ document: toJson(document) }))
    .execute()
}

/** Without photographs that are not this venue's, and with what the store knows of the others. */
export async function withKnownPhotos(db: Db, id: string, document: VenueDocument): Promise<VenueDocument> {
  const stored = await readStoredPhotos(db, id)
  const photos = document.photos.flatMap((photo) => {
    const known = stored.get(photo.id)
    return known ? [{ ...photo, ...known }] : []
  })
  return { ...document, photos }
}
