/** Change the status or owner of many enquiries, each with an optimistic version check. */

import type { Transaction } from 'kysely'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { type BulkRefusal, bulkRefusal } from '../../model/bulk-change.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { isDecided, type WantedOutcome } from '../../model/outcome.ts'
import { UNMERGED } from '../relations/merges.ts'
import { assertOwner, noteChange, presentState } from './change-enquiry.server.ts'
import type { InboxDatabase, InboxTables } from './inbox-database.ts'
import { formerOutcome, OUTCOME_COLUMNS, outcomeAfter, outcomeRow, sameOutcome } from './outcome.server.ts'
import { madeBefore } from './repeated-change.server.ts'

/** What an undo expects to find: it is made as long as this is so, whatever else was changed since. */
export interface Expected {
  readonly status?: EnquiryStatus | undefined
  readonly owner?: string | null | undefined
}

/** Requested change of one enquiry. */
export interface NumberedChange {
  readonly id: string
  /** Version that the change is based on; an undo goes by `expected`. */
  readonly version?: number | undefined
  readonly expected?: Expected | undefined
  readonly status?: EnquiryStatus | undefined
  /** Account id; `null` removes the owner. */
  readonly owner?: string | null | undefined
  readonly outcome?: WantedOutcome | undefined
}

/** An enquiry after its change; its status and owner before it are what an undo needs. */
export interface ChangedEnquiry {
  readonly id: string
  readonly reference: string
  readonly version: number
  readonly before: { readonly status: EnquiryStatus; readonly owner: string | null }
}

/** Outcome of a bulk change. */
export interface BulkOutcome {
  readonly changed: readonly ChangedEnquiry[]
  /** Ids of enquiries that were changed by another staff member meanwhile, or are gone; they were left unchanged. */
  readonly conflicts: readonly string[]
  /** Names of those who changed them. */
  readonly changedBy: readonly string[]
  /** Why nothing at all was changed. */
  readonly refused?: BulkRefusal
}

/**
 * Change enquiries, each with its line in the history and in the audit log, in one transaction. Enquiries that were
 * changed by another staff member since they were seen stay as they are and are named in `conflicts`.
 * @param options `confirmed`: number of enquiries that the person has said to mean (`bulkRefusal`)
 * @throws {Error} when an owner is no one of the staff, or has been deactivated
 */
export async function changeEnquiries(
  { db }: Pick<InboxDatabase, 'db'>,
  changes: readonly NumberedChange[],
  changer: StaffActor,
  { now = new Date(), confirmed }: { now?: Date; confirmed?: number | undefined } = {},
): Promise<BulkOutcome> {
  const refused = bulkRefusal(changes, confirmed)
  if (refused !== undefined) return { changed: [], conflicts: [], changedBy: [], refused }
  return db.transaction().execute(async (transaction) => {
    for (const owner of new Set(changes.flatMap((change) => change.owner ?? []))) {
      await assertOwner(transaction, owner)
    }
    const changed: ChangedEnquiry[] = []
    const conflicts: string[] = []
    // Sorted by id, so that two concurrent changes of the same rows cannot deadlock.
    for (const change of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const done = await changeOne(transaction, change, changer, now)
      if (done === undefined) conflicts.push(change.id)
      else changed.push(done)
    }
    return { changed, conflicts, changedBy: await changersOf(transaction, conflicts) }
  })
}

/** Names of those who changed enquiries last, once each. */
async function changersOf(transaction: Transaction<InboxTables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const stored = await transaction
    .selectFrom('enquiry')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  const states = await Promise.all(stored.map(({ id }) => presentState(transaction, id)))
  return [...new Set(states.flatMap(({ changed }) => changed?.by?.name ?? []))]
}

function isExpected(
  row: { status: EnquiryStatus; owner: string | null; version: number },
  change: NumberedChange,
) {
  const { version, expected } = change
  if (expected === undefined) return row.version === version
  return (
    (expected.status === undefined || expected.status === row.status) &&
    (expected.owner === undefined || expected.owner === row.owner)
  )
}

async function changeOne(
  transaction: Transaction<InboxTables>,
  wanted: NumberedChange,
  changer: StaffActor,
  now: Date,
): Promise<ChangedEnquiry | undefined> {
  const row = await transaction
    .selectFrom('enquiry')
    .select(['id', 'reference', 'status', 'owner', 'version', ...OUTCOME_COLUMNS])
    .where('id', '=', wanted.id)
    .where('anonymized_at', 'is', null)
    .where(UNMERGED)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { id, reference, status, owner, version } = row
  const madeAlready = async () => {
    const made = await madeBefore(transaction, id, wanted, changer)
    return made && { id, reference, ...made }
  }
  if (!isExpected(row, wanted)) return madeAlready()
  const after = {
    status: wanted.status ?? status,
    owner: wanted.owner === undefined ? owner : wanted.owner,
  }
  const before = { status, owner }
  // An undo brings back what there was, never a decision without its facts.
  const isBack = wanted.outcome === 'former' && isDecided(after.status) && after.status !== status
  if (isBack && !(await formerOutcome(transaction, id, after.status))) return undefined
  const asked = { status: after.status, wanted: wanted.outcome }
  const outcome = await outcomeAfter(transaction, row, asked, changer, now)
  if (after.status === status && after.owner === owner && sameOutcome(outcomeRow(row), outcome))
    return { id, reference, version, before }
  const raised = await transaction
    .updateTable('enquiry')
    .set({ ...after, ...outcome, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    // On PostgreSQL the row may have been changed since it was read.
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (raised === undefined) return madeAlready()
  await noteChange(transaction, row, { ...after, outcome }, changer, now)
  return { id, reference, version: raised.version, before }
}
