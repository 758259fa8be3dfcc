/** What linking, merging and their undo have in common: two enquiries, their versions, and entries on both sides. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { AuditAction } from '#/platform/audit-log/audit-actions.ts'
import type { RelationOutcome } from '../../model/enquiry-relation.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { addHistory, type HistoryEntry } from '../inbox/history.server.ts'
import type { InboxDatabase, InboxTables } from '../inbox/inbox-database.ts'
import { UNMERGED } from './merges.ts'

/** One of the two, as the caller has seen it. */
export interface SeenEnquiry {
  readonly reference: string
  readonly version: number
}

/** One of the two, as it is stored. */
export interface RelatedRow {
  readonly id: string
  readonly reference: string
  readonly status: EnquiryStatus
  readonly owner: string | null
  readonly first_answered_at: string | null
  readonly version: number
  readonly created_at: string
}

/** Somebody else was quicker: the transaction is rolled back. */
class ChangedMeanwhile extends Error {}

/** Run a change of two enquiries; nothing is changed when one of them was changed meanwhile. */
export async function changingTwo(
  { db }: Pick<InboxDatabase, 'db'>,
  work: (transaction: Transaction<InboxTables>) => Promise<RelationOutcome>,
): Promise<RelationOutcome> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'conflict'
    throw error
  }
}

/** Both enquiries, the older one first; undefined when one is gone, erased, or merged into another. */
export async function readPair(
  transaction: Transaction<InboxTables>,
  references: readonly [string, string],
): Promise<readonly [RelatedRow, RelatedRow] | undefined> {
  const [older, newer] = await transaction
    .selectFrom('enquiry')
    .select(['id', 'reference', 'status', 'owner', 'first_answered_at', 'version', 'created_at'])
    .where('reference', 'in', [...references])
    .where('anonymized_at', 'is', null)
    .where(UNMERGED)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return older && newer && [older, newer]
}

/**
 * Raise the version of both enquiries, so that whoever still sees them as they were is told.
 * @param seen their versions when the caller decided; without them those that were just read
 * @param changes of their columns, by id
 */
export async function raiseVersions(
  transaction: Transaction<InboxTables>,
  rows: readonly RelatedRow[],
  seen: readonly SeenEnquiry[] | undefined,
  now: Date,
  changes: Readonly<Record<string, Partial<Pick<RelatedRow, 'status' | 'owner' | 'first_answered_at'>>>> = {},
): Promise<void> {
  // Sorted by id, so that two changes of the same pair cannot wait for each other.
  for (const { id, reference, version } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const expected = seen?.find((one) => one.reference === reference)?.version ?? version
    const raised = await transaction
      .updateTable('enquiry')
      .set({ ...changes[id], version: expected + 1, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', expected)
      .returning('id')
      .executeTakeFirst()
    if (raised === undefined) throw new ChangedMeanwhile()
  }
}

interface Relation {
  readonly action: AuditAction
  /** The event in the history of the first and of the second enquiry. */
  readonly events: readonly [HistoryEntry['event'], HistoryEntry['event']]
  readonly by: StaffActor
  readonly now: Date
}

/**
 * Write both histories and the audit log.
 * @returns ids of the two entries in the histories
 */
export async function noteRelation(
  transaction: Transaction<InboxTables>,
  [one, other]: readonly [RelatedRow, RelatedRow],
  { action, events, by, now }: Relation,
): Promise<readonly [string, string]> {
  const ids = [randomUUID(), randomUUID()] as const
  const sides = [
    [one, other, events[0], ids[0]],
    [other, one, events[1], ids[1]],
  ] as const
  for (const [side, opposite, event, id] of sides) {
    const details = { other: opposite.reference }
    await addHistory(transaction, { id, enquiryId: side.id, actor: by.id, event, details, at: now })
  }
  await writeAudit(transaction, {
    actor: by,
    action,
    subject: { id: one.id, name: one.reference },
    details: { other: other.reference },
    at: now,
  })
  return ids
}
