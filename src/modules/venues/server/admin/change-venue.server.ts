/** Common parts of every change of a venue: version, history, audit log and content revision. */
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { AuditAction } from '#/platform/audit-log/audit-actions.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import type { VenueEvent } from '../../model/venue-events.ts'
import type { VenueProblem } from '../../model/venue-problems.ts'
import type { VenueStatus } from '../tables/venue.ts'
import { writeVenue } from '../write-venue.server.ts'
import { keepFormerSlug, slugError } from './former-slugs.repository.server.ts'
import { type EditedVenue, readEditedVenue } from './venue-documents.repository.server.ts'
import type { VenueEditingDatabase, VenueEditingDb } from './venue-editing-database.ts'
import { type Author, writeHistory } from './venue-history.repository.server.ts'
import { raiseVersion } from './venue-version.repository.server.ts'

/** The answer to a change. */
export type VenueOutcome =
  | { readonly kind: 'saved'; readonly venue: EditedVenue }
  /** Another user was faster: the venue as it is now. */
  | { readonly kind: 'conflict'; readonly venue: EditedVenue }
  | { readonly kind: 'refused'; readonly problems: readonly VenueProblem[] }
  | { readonly kind: 'missing' }

/** A venue in the middle of a change. */
export interface Change {
  readonly db: VenueEditingDb
  readonly venue: EditedVenue
  readonly now: string
}

/** Rolls the transaction back; the answer is given instead. */
class Unchanged extends Error {
  readonly outcome: VenueOutcome

  constructor(outcome: VenueOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

/** Leaves everything as it was because of these problems. */
export function reject(problems: readonly VenueProblem[]): never {
  throw new Unchanged({ kind: 'refused', problems })
}

/** The event of a change, for the history, and the status that it leads to. */
export interface Made {
  readonly event: VenueEvent
  readonly status: VenueStatus
}

/**
 * Changes a venue in one transaction.
 * @param wanted the venue and the version that the change was made on
 * @param visible whether public pages can change by it
 * @param make writes the change; may `reject`
 */
export async function changeVenue(
  database: VenueEditingDatabase,
  wanted: { readonly id: string; readonly version: number },
  editor: Actor,
  visible: boolean,
  make: (change: Change) => Promise<Made>,
): Promise<VenueOutcome> {
  const apply = (transaction: VenueEditingDb) => applyEdit(transaction, wanted, editor, make)
  try {
    const venue = visible
      ? await changeContent(database, apply)
      : await database.db.transaction().execute(apply)
    return { kind: 'saved', venue }
  } catch (error) {
    if (error instanceof Unchanged) return error.outcome
    throw error
  }
}

async function applyEdit(
  db: VenueEditingDb,
  wanted: { readonly id: string; readonly version: number },
  editor: Actor,
  make: (change: Change) => Promise<Made>,
): Promise<EditedVenue> {
  const { event, venue } = await applyChange(db, wanted, editor, true, make)
  await writeAudit(db, {
    actor: editor,
    action: auditActionOf(event),
    subject: { id: venue.id, name: venue.document.name },
  })
  return venue
}

/**
 * Changes a venue in a transaction: raises its version first, so that a second one waits, and reads it once before and
 * once after.
 * @param wanted without a version, the change is made whatever came before it; `now` where several changes have one moment
 * @param hasHistory whether the change is in the history of the venue
 * @throws what `changeVenue` turns into its answer, when the venue is gone or has another version
 */
export async function applyChange(
  db: VenueEditingDb,
  { id, version: known, now = new Date().toISOString() }: { id: string; version?: number; now?: string },
  author: Author,
  hasHistory: boolean,
  make: (change: Change) => Promise<Made>,
): Promise<{ readonly event: VenueEvent; readonly venue: EditedVenue }> {
  const since = await raiseVersion(db, id, known, { author, now })
  const before = await readEditedVenue(db, id)
  if (before === undefined) throw new Unchanged({ kind: 'missing' })
  if (since === undefined) throw new Unchanged({ kind: 'conflict', venue: before })
  const { event, status } = await make({ db, venue: before, now })
  await db.updateTable('venue').set({ status }).where('id', '=', id).execute()
  const venue = await readEditedVenue(db, id)
  if (venue === undefined) throw new Error('a venue is gone that was changed in the same transaction')
  if (hasHistory) {
    const moved = status === before.status ? [] : [{ field: 'status', from: before.status, to: status }]
    await writeHistory(db, {
      ...{ venueId: id, version: venue.version, event, author, since, now, more: moved },
      ...{ before: before.document, after: venue.document },
    })
  }
  return { event, venue }
}

/** The audit log entry of an event. */
export function auditActionOf(event: VenueEvent): AuditAction {
  if (event === 'found') throw new Error('nobody does what was found')
  if (event === 'imported' || event === 'import-undone') throw new Error('an import has one entry of its own')
  return `venue.${event}`
}

/**
 * Writes a document over what public pages read, and takes care of the address that it leaves.
 * @throws what `reject` throws, when the address belongs to another venue
 */
export async function writeLive({ db, venue, now }: Change, document: VenueDocument): Promise<void> {
  await checkSlug(db, venue.id, document.slug)
  const live = await db
    .selectFrom('venue')
    .leftJoin('venue_desk', 'venue_desk.venue_id', 'venue.id')
    .select(['slug', 'published_at'])
    .where('venue.id', '=', venue.id)
    .executeTakeFirstOrThrow()
  if (live.slug !== document.slug && live.published_at) {
    await keepFormerSlug(db, venue.id, { from: live.slug, to: document.slug, now })
  }
  await writeVenue(db, venue.id, document, now)
}

/** Refuses an address that belongs to another venue, or used to. */
export async function checkSlug(db: VenueEditingDb, venueId: string | null, slug: string): Promise<void> {
  const code = await slugError(db, venueId, slug)
  if (code !== undefined) reject([{ field: 'slug', code }])
}
