/** Changing a venue as it is in the editor: what public pages show follows in the same transaction. */

import type { Actor } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { changeRecord, type RecordOutcome } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { orRefused, Refusal } from '#/platform/records/refusal.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import type { VenueEvent } from '../../model/venue-events.ts'
import type { VenueProblem } from '../../model/venue-problems.ts'
import type { VenueStatus } from '../../model/venue-summary.ts'
import { keepFormerSlug, slugError } from './former-slugs.repository.server.ts'
import type { EditedVenue } from './venue-documents.repository.server.ts'
import { VENUE } from './venue-record.server.ts'
import { writeVenue } from './write-venue.server.ts'

/** The answer to a change. */
export type VenueOutcome =
  | { readonly kind: 'saved'; readonly venue: EditedVenue }
  /** Another user was faster: the venue as it is now. */
  | { readonly kind: 'conflict'; readonly venue: EditedVenue }
  | { readonly kind: 'refused'; readonly problems: readonly VenueProblem[] }
  | { readonly kind: 'missing' }

/** A venue in the middle of a change. */
export interface Change {
  readonly db: Db
  readonly venue: EditedVenue
  readonly now: string
}

/** Leave everything as it was because of these problems. */
export function reject(problems: readonly VenueProblem[]): never {
  return refuse({ kind: 'refused', problems })
}

function refuse(outcome: VenueOutcome): never {
  throw new Refusal(outcome)
}

/** The event of a change, for the history, and the status that it leads to. */
export interface Made {
  readonly event: VenueEvent
  readonly status: VenueStatus
}

/** A change, and the version that it was made on. */
export interface WantedChange {
  readonly id: string
  /** Absent for a change that is made whatever came before it. */
  readonly version?: number
  /** Whether this is what the venue has become already; asked where the caller has taken it one step further. */
  readonly isMade?: (db: Db, present: EditedVenue) => Promise<boolean>
}

/**
 * Change a venue in one transaction.
 * @param visible whether public pages can change by it
 * @param make writes the change; may `reject`
 */
export async function changeVenue(
  database: Database,
  wanted: WantedChange,
  by: Actor,
  visible: boolean,
  make: (change: Change) => Promise<Made>,
): Promise<VenueOutcome> {
  const apply = async (db: Db): Promise<VenueOutcome> => {
    const outcome = await applyChange(db, VENUE, wanted, { by, at: new Date() }, make)
    // Public pages are not rendered again where nothing was written.
    if (outcome.kind === 'gone') return refuse({ kind: 'missing' })
    if (outcome.kind === 'conflict') return refuse({ kind: 'conflict', venue: outcome.present })
    const saved = { kind: 'saved', venue: outcome.after } as const
    return outcome.before === outcome.after ? refuse(saved) : saved
  }
  return orRefused(visible ? changeContent(database, apply) : database.db.transaction().execute(apply))
}

/** Change a venue in a transaction. */
export function applyChange(
  db: Db,
  kind: typeof VENUE,
  { id, version, isMade }: WantedChange,
  stamp: Stamp,
  make: (change: Change) => Promise<Made>,
): Promise<RecordOutcome<EditedVenue>> {
  const change = {
    key: id,
    isExpected: (present: EditedVenue) => version === undefined || present.version === version,
    madeBefore: async (present: EditedVenue) => {
      const isOwnStep = present.version === (version ?? 0) + 1 && present.changedBy === stamp.by.name
      return isOwnStep && (await isMade?.(db, present)) ? present : undefined
    },
    decide: async (venue: EditedVenue) => {
      const { event, status } = await make({ db, venue, now: stamp.at.toISOString() })
      return { values: { status }, events: [event] }
    },
  }
  return changeRecord(db, kind, change, stamp)
}

/**
 * Write a document over what public pages read, and take care of the address that it leaves.
 * @throws what `reject` throws, when the address belongs to another venue
 */
export async function writeLive({ db, venue, now }: Change, document: VenueDocument): Promise<void> {
  await checkSlug(db, venue.id, document.slug)
  const live = await db
    .selectFrom('venue')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .select(['slug', 'published_at'])
    .where('venue.id', '=', venue.id)
    .executeTakeFirstOrThrow()
  if (live.slug !== document.slug && live.published_at) {
    await keepFormerSlug(db, venue.id, { from: live.slug, to: document.slug, now })
  }
  await writeVenue(db, venue.id, document, now)
}

/** Refuse an address that belongs to another venue, or used to. */
export async function checkSlug(db: Db, venueId: string | null, slug: string): Promise<void> {
  const code = await slugError(db, venueId, slug)
  if (code !== undefined) reject([{ field: 'slug', code }])
}
