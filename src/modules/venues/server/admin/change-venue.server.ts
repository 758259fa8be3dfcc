/** What every change of a venue has in common: its version, its history, the journal, and the revision of the site. */
import { writeAudit } from '#/platform/audit-log/audit.ts'
import type { AuditAction } from '#/platform/audit-log/audit-actions.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import type { VenueEvent } from '../../model/venue-events.ts'
import type { VenueProblem } from '../../model/venue-problems.ts'
import type { VenueStatus } from '../tables/venue.ts'
import type { DeskDatabase, DeskDb } from './desk-database.ts'
import { keepFormerSlug, slugRefusal } from './former-slugs.repository.server.ts'
import { type EditedVenue, readEditedVenue, readLiveDocument } from './venue-documents.repository.server.ts'
import { type Author, writeHistory } from './venue-history.repository.server.ts'
import { raiseVersion } from './venue-version.repository.server.ts'
import { writeDocument } from './written-venues.repository.server.ts'

/** Who makes a change. */
export interface Editor extends Author {
  readonly name: string
  /** For the journal. */
  readonly network: string | null
}

/** The answer to a change. */
export type VenueOutcome =
  | { readonly kind: 'saved'; readonly venue: EditedVenue }
  /** Somebody was faster: the venue as it is now. */
  | { readonly kind: 'conflict'; readonly venue: EditedVenue }
  | { readonly kind: 'refused'; readonly problems: readonly VenueProblem[] }
  | { readonly kind: 'missing' }

/** A venue in the middle of a change. */
export interface Change {
  readonly db: DeskDb
  readonly venue: EditedVenue
  readonly now: string
  readonly editor: Editor
  /** The version that the change leads to. */
  readonly version: number
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
export function refuse(problems: readonly VenueProblem[]): never {
  throw new Unchanged({ kind: 'refused', problems })
}

/** What a change made of a venue, for its history. */
export interface Made {
  readonly event: VenueEvent
  readonly status: VenueStatus
  /** The venue as it is now; absent where only its status changed. */
  readonly document?: VenueDocument
}

/**
 * Changes a venue in one transaction.
 * @param wanted the venue and the version that the change was made on
 * @param visible whether public pages can change by it
 * @param make writes the change; may `refuse`
 */
export async function changeVenue(
  database: DeskDatabase,
  wanted: { readonly id: string; readonly version: number },
  editor: Editor,
  visible: boolean,
  make: (change: Change) => Promise<Made>,
): Promise<VenueOutcome> {
  const apply = (transaction: DeskDb) => applyChange(transaction, wanted, editor, make)
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

async function applyChange(
  db: DeskDb,
  { id, version: known }: { readonly id: string; readonly version: number },
  editor: Editor,
  make: (change: Change) => Promise<Made>,
): Promise<EditedVenue> {
  const now = new Date().toISOString()
  const before = await readEditedVenue(db, id)
  if (before === undefined) throw new Unchanged({ kind: 'missing' })
  const version = await raiseVersion(db, id, known, { author: editor, now })
  // Read again: what was read before the row was locked may be old by now.
  const venue = await readEditedVenue(db, id)
  if (venue === undefined) throw new Unchanged({ kind: 'missing' })
  if (version === undefined) throw new Unchanged({ kind: 'conflict', venue })
  const { event, status, document = venue.document } = await make({ db, venue, now, editor, version })
  const moved = status === venue.status ? [] : [{ field: 'status', from: venue.status, to: status }]
  await db.updateTable('venue').set({ status }).where('id', '=', id).execute()
  await writeHistory(db, {
    ...{ venueId: id, version, event, before: venue.document, after: document, since: before.changedAt, now },
    author: editor,
    more: moved,
  })
  await writeAudit(db, {
    actor: { id: editor.id, name: editor.name },
    action: auditActionOf(event),
    subject: { id, name: document.name },
    network: editor.network,
  })
  const changed = await readEditedVenue(db, id)
  if (changed === undefined) throw new Error('a venue is gone that was changed in the same transaction')
  return changed
}

/** The entry of the journal for an event. */
export function auditActionOf(event: VenueEvent): AuditAction {
  if (event === 'found') throw new Error('nobody does what was found')
  if (event === 'imported') throw new Error('an import has one entry of its own')
  return `venue.${event}`
}

/**
 * Writes a document over what public pages read, and takes care of the address that it leaves.
 * @throws what `refuse` throws, when the address belongs to another venue
 */
export async function writeLive({ db, venue, now }: Change, document: VenueDocument): Promise<void> {
  await checkSlug(db, venue.id, document.slug)
  const { slug } = await readLiveDocument(db, venue.id)
  const desk = await db
    .selectFrom('venue_desk')
    .select('published_at')
    .where('venue_id', '=', venue.id)
    .executeTakeFirst()
  if (slug !== document.slug && desk?.published_at) {
    await keepFormerSlug(db, venue.id, { from: slug, to: document.slug, now })
  }
  await writeDocument(db, venue.id, document, now)
}

/** Refuses an address that belongs to another venue, or used to. */
export async function checkSlug(db: DeskDb, venueId: string | null, slug: string): Promise<void> {
  const code = await slugRefusal(db, venueId, slug)
  if (code !== undefined) refuse([{ field: 'slug', code }])
}
