/** From the first draft to the archive. */

import { randomUUID } from 'node:crypto'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { blankVenue, type NewVenue } from '../../model/blank-venue.ts'
import { slugOfName } from '../../model/slug-of-name.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { publishProblems } from '../../model/venue-problems.ts'
import type { VenueStatus } from '../../model/venue-summary.ts'
import type { VenuePrivateTable } from '../tables/venue-editing.ts'
import { privateColumns } from '../venue-columns.ts'
import { type Change, changeVenue, type Made, reject, type VenueOutcome } from './change-venue.server.ts'
import { slugError } from './former-slugs.repository.server.ts'
import { publish, writeDraft } from './save-venue.server.ts'
import { type EditedVenue, readEditedVenue, readLiveDocument } from './venue-documents.repository.server.ts'
import { writeHistory } from './venue-history.repository.server.ts'
import type { UnplacedPhoto } from './venue-photos.repository.server.ts'
import { auditActionOf } from './venue-record.server.ts'
import { addVenue } from './write-venue.server.ts'

/**
 * Begin a venue, as a draft.
 * @returns its id
 */
export function createVenue(database: Database, first: NewVenue, editor: Actor): Promise<string> {
  return addDraft(database, blankVenue(first), 'created', editor)
}

/**
 * Begin a venue that is like another one, without its photographs: they show the other room.
 * @param name of the new one
 * @returns its id, or nothing when the other one is gone
 */
export async function duplicateVenue(
  database: Database,
  id: string,
  name: string,
  editor: Actor,
): Promise<string | undefined> {
  const venue = await readEditedVenue(database.db, id)
  if (venue === undefined) return undefined
  const document = { ...venue.document, name, slug: slugOfName(name), sources: {}, photos: [] }
  return addDraft(database, document, 'duplicated', editor)
}

async function addDraft(
  database: Database,
  document: VenueDocument,
  event: 'created' | 'duplicated',
  editor: Actor,
): Promise<string> {
  const id = randomUUID()
  await database.db.transaction().execute((db) => insertDraft(db, { id, document, event }, editor))
  return id
}

/** A draft that is to be added. */
export interface AddedDraft {
  readonly id: string
  readonly document: VenueDocument
  readonly event: 'created' | 'duplicated' | 'proposed'
  /** Photographs of the document, whose files are in the store. */
  readonly photos?: readonly UnplacedPhoto[]
  /** Where it comes from, and who lets it. */
  readonly origin?: Pick<VenuePrivateTable, 'proposal_id' | 'owner_name' | 'owner_email' | 'owner_phone'>
}

/** Add a draft, in a transaction, under an address that is free. */
export async function insertDraft(
  db: Db,
  { id, document: wanted, event, photos = [], origin }: AddedDraft,
  editor: Actor,
): Promise<void> {
  const now = new Date().toISOString()
  const document = { ...wanted, slug: await freeSlug(db, wanted.slug) }
  await addVenue(db, { id, status: 'draft', now }, document, photos)
  const by = { changed_at: now, changed_by_id: editor.id, changed_by: editor.name, published_at: null }
  await db
    .insertInto('venue_private')
    .values({ venue_id: id, version: 1, ...privateColumns(document), ...by, ...origin })
    .execute()
  await writeDraft(db, id, document)
  await writeHistory(db, {
    ...{ venueId: id, version: 1, event, before: undefined, after: document, since: now, now },
    author: editor,
  })
  await writeAudit(db, { actor: editor, action: auditActionOf(event), subject: { id, name: document.name } })
}

/** The slug itself, or with the first number behind it that is free. */
async function freeSlug(db: Db, slug: string): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if ((await slugError(db, null, candidate)) === undefined) return candidate
  }
}

/**
 * Put a venue into another state of its life. To publish, it must be whole. The same again, after an answer that was lost, is
 * saved: nobody else has changed anything.
 */
export async function changeStatus(
  database: Database,
  { status, ...wanted }: { readonly id: string; readonly version: number; readonly status: VenueStatus },
  editor: Actor,
): Promise<VenueOutcome> {
  const isMade = async (_: Db, present: EditedVenue) => present.status === status && present.live === null
  return changeVenue(database, { ...wanted, isMade }, editor, true, (change) => {
    if (status === 'published') return show(change)
    return Promise.resolve(hide(change, status))
  })
}

function hide({ venue }: Change, status: 'draft' | 'archived'): Made {
  if (status === 'archived') return { event: 'archived', status }
  return { event: venue.status === 'archived' ? 'unarchived' : 'withdrawn', status }
}

/** A draft is published as it is; what was public before comes back as it was. */
async function show(change: Change): Promise<Made> {
  const { db, venue } = change
  if (venue.status === 'draft') return publish(change, venue.document)
  const live = await readLiveDocument(db, venue.id)
  const problems = publishProblems(live)
  if (problems.length > 0) reject(problems)
  return { event: venue.status === 'archived' ? 'unarchived' : 'published', status: 'published' }
}
