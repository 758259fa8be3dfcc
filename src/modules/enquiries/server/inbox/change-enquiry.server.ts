/** Change an enquiry's status or assignee with an optimistic version check. */
import type { Transaction } from 'kysely'
import { type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { EnquiryChange, PresentState } from '../../model/change-enquiry.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { isDecided } from '../../model/outcome.ts'
import { UNMERGED } from '../relations/merges.ts'
import { addHistory } from './history.server.ts'
import type { InboxDatabase, InboxTables } from './inbox-database.ts'
import {
  OUTCOME_COLUMNS,
  type OutcomeRow,
  outcomeAfter,
  outcomeFacts,
  outcomeRow,
  sameOutcome,
} from './outcome.server.ts'
import { madeBefore } from './repeated-change.server.ts'

/** Done, or an edit conflict and nothing was changed. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly version: number }
  | { readonly kind: 'conflict'; readonly present: PresentState }
  | { readonly kind: 'gone' }

/**
 * Change an enquiry that is still at `version`.
 * @throws {Error} when the owner is not an active staff member
 */
export async function changeEnquiry(
  { db }: Pick<InboxDatabase, 'db'>,
  { reference, version, change }: { reference: string; version: number; change: EnquiryChange },
  changer: StaffActor,
  now = new Date(),
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('enquiry')
      .select(['id', 'reference', 'status', 'owner', 'version', ...OUTCOME_COLUMNS])
      .where('reference', '=', reference)
      .where('anonymized_at', 'is', null)
      .where(UNMERGED)
      .executeTakeFirst()
    if (row === undefined) return { kind: 'gone' }
    const status = change.status ?? row.status
    const owner = change.owner === undefined ? row.owner : change.owner
    if (owner !== null && owner !== row.owner) await assertOwner(transaction, owner)
    const outcome = await outcomeAfter(transaction, row, { status, wanted: change.outcome }, changer, now)
    const changed = await transaction
      .updateTable('enquiry')
      .set({ status, owner, ...outcome, version: version + 1, updated_at: now.toISOString() })
      .where('id', '=', row.id)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst()
    if (changed === undefined) {
      const made = await madeBefore(transaction, row.id, { ...change, version }, changer)
      if (made !== undefined) return { kind: 'changed', version: made.version }
      return { kind: 'conflict', present: await presentState(transaction, row.id) }
    }
    await noteChange(transaction, row, { status, owner, outcome }, changer, now)
    return { kind: 'changed', version: changed.version }
  })
}

/** Record a change in the history and the audit log. */
export async function noteChange(
  transaction: Transaction<InboxTables>,
  before: { id: string; reference: string; status: EnquiryStatus; owner: string | null } & OutcomeRow,
  after: { status: EnquiryStatus; owner: string | null; outcome: OutcomeRow },
  changer: StaffActor,
  now: Date,
): Promise<void> {
  const common = { enquiryId: before.id, actor: changer.id, at: now }
  const audit = {
    actor: changer,
    subject: { id: before.id, name: before.reference },
    network: changer.network,
    at: now,
  }
  const former = outcomeRow(before)
  const facts = await outcomeFacts(transaction, after.status, after.outcome)
  if (before.status !== after.status) {
    const details = { from: before.status, to: after.status }
    const history = { ...details, ...(isDecided(after.status) ? { outcome: after.outcome } : {}) }
    const replaced = isDecided(before.status) ? { former: { status: before.status, ...former } } : {}
    await addHistory(transaction, {
      ...common,
      event: 'status-changed',
      details: { ...history, ...replaced },
    })
    await writeAudit(transaction, {
      ...audit,
      action: 'request.status-changed',
      details: { ...details, ...facts },
    })
  } else if (!sameOutcome(former, after.outcome)) {
    await addHistory(transaction, {
      ...common,
      event: 'outcome-changed',
      details: { status: after.status, outcome: after.outcome, former: { status: before.status, ...former } },
    })
    await writeAudit(transaction, { ...audit, action: 'request.outcome-changed', details: facts })
  }
  if (before.owner !== after.owner) {
    const details = { from: before.owner, to: after.owner }
    await addHistory(transaction, { ...common, event: 'owner-changed', details })
    const [from, to] = await namesOf(transaction, [before.owner, after.owner])
    await writeAudit(transaction, {
      ...audit,
      ...(to === null
        ? { action: 'request.unassigned', details: { from } }
        : { action: 'request.assigned', details: { to } }),
    })
  }
}

/** @throws {Error} when an account is not an active staff member */
export async function assertOwner(transaction: Transaction<InboxTables>, id: string): Promise<void> {
  const found = await transaction
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (found === undefined) throw new Error('A request was given to nobody of the staff')
}

async function namesOf(
  transaction: Transaction<InboxTables>,
  ids: readonly [string | null, string | null],
): Promise<[string | null, string | null]> {
  const people = await transaction.selectFrom('user').select(['id', 'name']).execute()
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? null
  return [nameOf(ids[0]), nameOf(ids[1])]
}

/** Read the current state of an enquiry. */
export async function presentState(transaction: Transaction<InboxTables>, id: string): Promise<PresentState> {
  const row = await transaction
    .selectFrom('enquiry')
    .leftJoin('user', 'user.id', 'enquiry.owner')
    .select(['enquiry.version', 'enquiry.status', 'enquiry.owner', 'user.name'])
    .where('enquiry.id', '=', id)
    .executeTakeFirstOrThrow()
  const last = await transaction
    .selectFrom('enquiry_history')
    .leftJoin('user', 'user.id', 'enquiry_history.actor')
    .select(['enquiry_history.at', 'enquiry_history.event', 'user.id', 'user.name'])
    .where('enquiry_id', '=', id)
    .where('event', 'in', [
      'status-changed',
      'outcome-changed',
      'owner-changed',
      'facts-changed',
      'called',
      'answered',
      'reply',
      'withdrawn',
    ])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { version, status, owner, name } = row
  return {
    version,
    status,
    owner: owner === null ? null : { id: owner, name: name ?? '' },
    changed: last
      ? {
          at: last.at,
          event: last.event,
          by: last.id === null ? null : { id: last.id, name: last.name ?? '' },
        }
      : null,
  }
}
