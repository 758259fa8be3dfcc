/** Change the status, owner or outcome of one or many enquiries; each change is made of the state that was seen. */

import type { Updateable } from 'kysely'
import type { Taken } from '#/modules/calendar/model/taken.ts'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import {
  changeRecord,
  changeRecords,
  type RecordChange,
  type RecordOutcome,
} from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { type BulkRefusal, bulkRefusal } from '../../model/bulk-change.ts'
import type { EnquiryChange, PresentState } from '../../model/change-enquiry.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { isDecided } from '../../model/outcome.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import type { EnquiryEvent } from './enquiry-events.server.ts'
import { type EnquiryRow, UNMERGED_ENQUIRY } from './enquiry-record.server.ts'
import {
  formerOutcome,
  type OutcomeRow,
  outcomeAfter,
  outcomeFacts,
  outcomeRow,
  sameOutcome,
} from './outcome.server.ts'
import { presentState } from './present-state.server.ts'
import { madeBefore } from './repeated-change.server.ts'

/** What an undo expects to find: it is made as long as this is so, whatever else was changed since. */
export interface Expected {
  readonly status?: EnquiryStatus | undefined
  readonly owner?: string | null | undefined
}

/** Requested change, and what it is based on. */
export interface WantedChange extends EnquiryChange {
  /** Version that the change is based on; an undo goes by `expected`. */
  readonly version?: number | undefined
  readonly expected?: Expected | undefined
}

/** Requested change of one of several enquiries. */
export interface NumberedChange extends WantedChange {
  readonly id: string
}

/** An enquiry after its change; its status and owner before it are what an undo needs. */
export interface ChangedEnquiry {
  readonly id: string
  readonly reference: string
  readonly version: number
  readonly before: { readonly status: EnquiryStatus; readonly owner: string | null }
}

/** Done, or an edit conflict or days that are sold, and nothing was changed. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly version: number }
  | { readonly kind: 'conflict'; readonly present: PresentState }
  | { readonly kind: 'gone' }
  | Taken

/** Outcome of a bulk change. */
export interface BulkOutcome {
  readonly changed: readonly ChangedEnquiry[]
  /** Ids of enquiries that were changed by another staff member meanwhile, or are gone; they were left unchanged. */
  readonly conflicts: readonly string[]
  /** Names of those who changed them. */
  readonly changedBy: readonly string[]
  /** Why nothing at all was changed. */
  readonly refused?: BulkRefusal
  /** Who has the days with which a request was won; nothing was changed. */
  readonly taken?: Taken['by']
}

/**
 * Change an enquiry that is still at `version`.
 * @throws {Error} when the owner is not an active staff member
 */
export async function changeEnquiry(
  { db }: Database,
  { reference, version, change }: { reference: string; version: number; change: EnquiryChange },
  by: StaffActor,
  at = new Date(),
): Promise<ChangeOutcome> {
  return orRefused<ChangeOutcome>(
    db.transaction().execute(async (transaction) => {
      const wanted = changeOf(transaction, reference, { ...change, version }, { by, at })
      const outcome = await changeRecord(transaction, UNMERGED_ENQUIRY, wanted, { by, at })
      if (outcome.kind === 'changed') return { kind: 'changed', version: outcome.after.version }
      if (outcome.kind === 'gone') return outcome
      return { kind: 'conflict', present: await presentState(transaction, outcome.present.id) }
    }),
  )
}

/**
 * Change enquiries, each with its line in the history and in the audit log, in one transaction. Enquiries that were
 * changed by another staff member since they were seen stay as they are and are named in `conflicts`.
 * @param options `confirmed`: number of enquiries that the person has said to mean (`bulkRefusal`)
 * @throws {Error} when an owner is no one of the staff, or has been deactivated
 */
export async function changeEnquiries(
  { db }: Database,
  changes: readonly NumberedChange[],
  by: StaffActor,
  { now: at = new Date(), confirmed }: { now?: Date; confirmed?: number | undefined } = {},
): Promise<BulkOutcome> {
  const refused = bulkRefusal(changes, confirmed)
  if (refused !== undefined) return { changed: [], conflicts: [], changedBy: [], refused }
  const outcome = await orRefused<BulkOutcome | Taken>(
    db.transaction().execute((transaction) => changeEach(transaction, changes, { by, at })),
  )
  return 'kind' in outcome ? { changed: [], conflicts: [], changedBy: [], taken: outcome.by } : outcome
}

async function changeEach(
  transaction: Transaction,
  changes: readonly NumberedChange[],
  stamp: Stamp<StaffActor>,
): Promise<BulkOutcome> {
  const wanted = changes.map(({ id, ...change }) => changeOf(transaction, id, change, stamp))
  const outcomes = [...(await changeRecords(transaction, UNMERGED_ENQUIRY, wanted, stamp))]
  const changed = outcomes.flatMap(([, outcome]) => changedEnquiry(outcome))
  const conflicts = outcomes.flatMap(([id, { kind }]) => (kind === 'changed' ? [] : [id]))
  return { changed, conflicts, changedBy: await changersOf(transaction, conflicts) }
}

/** Give an enquiry another status, whatever it is now, within a transaction. @param outcome `former` for the one it had */
export async function changeStatus(
  transaction: Transaction,
  id: string,
  status: EnquiryStatus,
  stamp: Stamp<StaffActor>,
  outcome?: 'former',
): Promise<void> {
  const wanted = changeOf(transaction, id, { status, outcome, expected: {} }, stamp)
  await changeRecord(transaction, UNMERGED_ENQUIRY, wanted, stamp)
}

function changedEnquiry(outcome: RecordOutcome<EnquiryRow>): ChangedEnquiry[] {
  if (outcome.kind !== 'changed') return []
  const { before, after } = outcome
  const { id, reference, version } = after
  return [{ id, reference, version, before: { status: before.status, owner: before.owner } }]
}

/** Names of those who changed enquiries last, once each. */
async function changersOf(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const stored = await transaction.selectFrom('enquiry').select('id').where('id', 'in', ids).execute()
  const states = await Promise.all(stored.map(({ id }) => presentState(transaction, id)))
  return [...new Set(states.flatMap(({ changed }) => changed?.by?.name ?? []))]
}

function changeOf(
  transaction: Transaction,
  key: string,
  wanted: WantedChange,
  stamp: Stamp<StaffActor>,
): RecordChange<string, EnquiryRow, Updateable<EnquiryTable>, EnquiryEvent> {
  return {
    key,
    isExpected: async ({ id, status, owner, version }) => {
      const { expected } = wanted
      // An undo brings back what there was, never a decision without its facts.
      const back = wanted.outcome === 'former' && wanted.status !== status ? wanted.status : undefined
      if (back && isDecided(back) && !(await formerOutcome(transaction, id, back))) return false
      if (expected === undefined) return version === wanted.version
      return (
        (expected.status === undefined || expected.status === status) &&
        (expected.owner === undefined || expected.owner === owner)
      )
    },
    madeBefore: (present) => madeBefore(transaction, present, wanted, stamp.by),
    decide: async (row) => {
      const status = wanted.status ?? row.status
      const owner = wanted.owner === undefined ? row.owner : wanted.owner
      if (owner !== null && owner !== row.owner) await assertOwner(transaction, owner)
      const asked = { status, wanted: wanted.outcome }
      const outcome = await outcomeAfter(transaction, row, asked, stamp.by, stamp.at)
      const values = { status, owner, ...outcome }
      const events = await eventsOf(transaction, row, values)
      return events.length === 0 ? undefined : { values, events }
    },
  }
}

/** What happens to an enquiry that gets this status, owner and outcome. */
async function eventsOf(
  transaction: Transaction,
  before: EnquiryRow,
  after: Pick<EnquiryRow, 'status' | 'owner' | keyof OutcomeRow>,
): Promise<EnquiryEvent[]> {
  const { status, owner } = after
  const [formerly, outcome] = [outcomeRow(before), outcomeRow(after)]
  const facts = await outcomeFacts(transaction, status, outcome)
  const former = { status: before.status, ...formerly }
  const events: EnquiryEvent[] = []
  if (before.status !== status) {
    const details = {
      ...{ from: before.status, to: status },
      ...(isDecided(status) ? { outcome } : {}),
      ...(isDecided(before.status) ? { former } : {}),
    }
    events.push({ event: 'status-changed', details, facts })
  } else if (!sameOutcome(formerly, outcome)) {
    events.push({ event: 'outcome-changed', details: { status, outcome, former }, facts })
  }
  if (before.owner !== owner) {
    const people = await staffNames(transaction, [before.owner, owner])
    const names = { from: people.get(before.owner ?? '') ?? null, to: people.get(owner ?? '') ?? null }
    events.push({ event: 'owner-changed', details: { from: before.owner, to: owner }, names })
  }
  return events
}

/** @throws {Error} when an account is not an active staff member */
async function assertOwner(transaction: Transaction, id: string): Promise<void> {
  const found = await transaction
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (found === undefined) throw new Error('A request was given to nobody of the staff')
}
