/** The history of a venue: one entry for each version, with the whole venue as it was then. */
import { randomUUID } from 'node:crypto'
import { type Actor, SHELL } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type VenueDocument, venueDocument } from '../../model/venue-document.schema.ts'
import type { VenueEvent } from '../../model/venue-events.ts'
import { changesBetween, type FieldChange } from '../../model/venue-fields.ts'
import { readLiveDocument } from './venue-documents.repository.server.ts'

/** The name of an author in the history; an operator on the machine has none. */
export function nameInHistory(author: Actor): string | null {
  return author === SHELL ? null : author.name
}

/** One change of a venue. */
export interface HistoryEntry {
  readonly version: number
  /** ISO 8601. */
  readonly at: string
  /** Absent for what came with an import. */
  readonly actor: string | null
  readonly event: VenueEvent
  readonly changes: readonly FieldChange[]
}

/** Most entries that are shown; older ones stay in the database. */
const SHOWN = 100

/** The changes of a venue, the latest first. */
export async function readHistory(db: Db, venueId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('venue_history')
    .select(['version', 'at', 'actor', 'event', 'changes'])
    .where('venue_id', '=', venueId)
    .orderBy('version', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    ...row,
    event: row.event as VenueEvent,
    changes: row.changes as FieldChange[],
  }))
}

/** The venue as it was at a version, or nothing. An attribute that did not exist then is as it is now. */
export async function readVersion(
  db: Db,
  venueId: string,
  version: number,
): Promise<VenueDocument | undefined> {
  const row = await db
    .selectFrom('venue_history')
    .select('document')
    .where('venue_id', '=', venueId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const present = await readLiveDocument(db, venueId)
  return venueDocument.parse({ ...present, ...(row.document as object) })
}

/** Write down a change, and before the first one of a venue what it was before. */
export async function writeHistory(
  db: Db,
  entry: {
    venueId: string
    /** The version that the change leads to. */
    version: number
    event: VenueEvent
    before: VenueDocument | undefined
    after: VenueDocument
    /** When the venue was last changed before; for the entry of the former state. */
    since: string
    now: string
    author: Actor
    /** Changes besides the fields: the status. */
    more?: readonly FieldChange[]
  },
): Promise<void> {
  const { venueId, version, event, before, after, since, now, author, more = [] } = entry
  const changes = [...more, ...(before ? changesBetween(before, after) : [])]
  const row = (values: { version: number; at: string; event: VenueEvent }) => ({
    id: randomUUID(),
    venue_id: venueId,
    ...values,
  })
  if (before !== undefined) {
    await db
      .insertInto('venue_history')
      .values({
        ...row({ version: version - 1, at: since, event: 'found' }),
        actor_id: null,
        actor: null,
        document: toJson(before),
        changes: toJson([]),
      })
      .onConflict((oc) => oc.columns(['venue_id', 'version']).doNothing())
      .execute()
  }
  await db
    .insertInto('venue_history')
    .values({
      ...row({ version, at: now, event }),
      actor_id: author.id,
      actor: nameInHistory(author),
      document: toJson(after),
      changes: toJson(changes),
    })
    .execute()
}
