/** Status and owner of requests: changed by one or by many at a time, never over somebody else's change. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { writeAudit } from '#/server/auth/audit.ts'
import type { StaffSession } from '#/server/auth/staff-session.ts'
import { toJson } from '#/server/database/json.ts'
import type { EnquiryStatus } from '#/server/database/tables/enquiry.ts'
import type { InboxDatabase, InboxTables } from './inbox-database.server.ts'

/** What is wanted of one request. */
export interface RequestChange {
  readonly id: string
  /** The one that was seen when the change was decided. */
  readonly version: number
  readonly status?: EnquiryStatus | undefined
  /** An account, or `null` for nobody. */
  readonly owner?: string | null | undefined
}

/** A request after its change; its status and owner before it are what an undo needs. */
export interface ChangedRequest {
  readonly id: string
  readonly reference: string
  readonly version: number
  readonly before: { readonly status: EnquiryStatus; readonly owner: string | null }
}

/** What became of the changes. */
export interface ChangeOutcome {
  readonly changed: readonly ChangedRequest[]
  /** Ids of requests that somebody else has changed meanwhile, or that are gone; nothing was done to them. */
  readonly conflicts: readonly string[]
}

/** Whoever makes a change. */
export type Actor = Pick<StaffSession, 'id' | 'name' | 'network'>

/**
 * Changes requests, each with its line in the history and in the journal, in one transaction. Requests that were changed
 * by somebody else since they were seen stay as they are and are named in `conflicts`.
 * @throws when an owner has no account, or is shut out
 */
export async function changeRequests(
  { db }: InboxDatabase,
  changes: readonly RequestChange[],
  actor: Actor,
  now = new Date(),
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    const names = await namesOfOwners(transaction, changes)
    const changed: ChangedRequest[] = []
    const conflicts: string[] = []
    // In one order, so that two people who change the same ones never wait for each other in a circle.
    for (const change of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const done = await changeOne(transaction, change, { actor, names, at: now.toISOString() })
      if (done === undefined) conflicts.push(change.id)
      else changed.push(done)
    }
    return { changed, conflicts }
  })
}

interface Circumstances {
  readonly actor: Actor
  readonly names: ReadonlyMap<string, string>
  readonly at: string
}

async function changeOne(
  transaction: Transaction<InboxTables>,
  { id, version, ...wanted }: RequestChange,
  { actor, names, at }: Circumstances,
): Promise<ChangedRequest | undefined> {
  const now = await transaction
    .selectFrom('enquiry')
    .leftJoin('user', 'user.id', 'enquiry.owner')
    .select(['reference', 'status', 'owner', 'version', 'user.name as owner_name'])
    .where('enquiry.id', '=', id)
    .executeTakeFirst()
  if (now === undefined || now.version !== version) return undefined
  const { reference, owner_name, ...before } = now
  const status = wanted.status ?? before.status
  const owner = wanted.owner === undefined ? before.owner : wanted.owner
  const unchanged = { id, reference, version, before: { status: before.status, owner: before.owner } }
  if (status === before.status && owner === before.owner) return unchanged
  const { numUpdatedRows } = await transaction
    .updateTable('enquiry')
    .set({ status, owner, version: version + 1, updated_at: at })
    .where('id', '=', id)
    // On PostgreSQL somebody else may have been quicker since the row was read.
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined

  const subject = { id, name: reference }
  const note = (event: string, from: string | null, to: string | null) =>
    transaction
      .insertInto('enquiry_history')
      .values({ id: randomUUID(), enquiry_id: id, at, actor: actor.id, event, details: toJson({ from, to }) })
      .execute()
  const journal = { actor, subject, network: actor.network, at: new Date(at) }
  if (status !== before.status) {
    await note('status-changed', before.status, status)
    const details = { from: before.status, to: status }
    await writeAudit(transaction, { ...journal, action: 'request.status-changed', details })
  }
  if (owner !== before.owner) {
    await note('owner-changed', before.owner, owner)
    const to = owner === null ? undefined : names.get(owner)
    await writeAudit(transaction, {
      ...journal,
      ...(to === undefined
        ? { action: 'request.unassigned', details: { from: owner_name } }
        : { action: 'request.assigned', details: { to } }),
    })
  }
  return { ...unchanged, version: version + 1 }
}

async function namesOfOwners(transaction: Transaction<InboxTables>, changes: readonly RequestChange[]) {
  const ids = [...new Set(changes.flatMap(({ owner }) => owner ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const people = await transaction
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('deactivatedAt', 'is', null)
    .execute()
  if (people.length < ids.length) throw new Error('A request was to be given to somebody without an account')
  return new Map(people.map(({ id, name }) => [id, name]))
}
