/** What linking, merging and their undo have in common: two enquiries, their versions, and entries on both sides. */

import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { RelationEvent } from '../record/enquiry-events.server.ts'
import { ENQUIRY, type EnquiryRow, UNMERGED_ENQUIRY } from '../record/enquiry-record.server.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'

/** One of the two, as the caller has seen it. */
export interface SeenEnquiry {
  readonly reference: string
  readonly version: number
}

/** Hold both enquiries, the older one first; undefined when one is gone, erased, or merged into another. */
export async function readPair(
  transaction: Transaction,
  references: readonly [string, string],
): Promise<readonly [EnquiryRow, EnquiryRow] | undefined> {
  const found = await transaction
    .selectFrom('enquiry')
    .select('id')
    .where('reference', 'in', [...references])
    .orderBy('id')
    .execute()
  const held: EnquiryRow[] = []
  // In the order of their ids, so that two changes of the same pair cannot wait for each other.
  for (const { id } of found) {
    const row = await UNMERGED_ENQUIRY.hold(transaction, id)
    if (row !== undefined) held.push(row)
  }
  const age = ({ created_at, id }: EnquiryRow) => `${created_at} ${id}`
  const [older, newer] = held.toSorted((a, b) => (age(a) < age(b) ? -1 : 1))
  return older && newer && [older, newer]
}

/** Whether an enquiry of a pair was changed since the caller has seen it. */
export function isStale(pair: readonly EnquiryRow[], seen: readonly SeenEnquiry[]): boolean {
  return pair.some(({ reference, version }) =>
    seen.some((one) => one.reference === reference && one.version !== version),
  )
}

interface Relation {
  /** The event in the history of the first and of the second enquiry. */
  readonly events: readonly [RelationEvent, RelationEvent]
  /** Values of the first one besides. */
  readonly values?: Updateable<EnquiryTable>
}

/**
 * Raise the version of both enquiries, so that users who still see the earlier ones are told, and write both histories and
 * the audit log.
 * @returns ids of the two entries in the histories
 */
export async function changeRelation(
  transaction: Transaction,
  [one, other]: readonly [EnquiryRow, EnquiryRow],
  { events, values = {} }: Relation,
  stamp: Stamp<StaffActor>,
): Promise<readonly [string, string]> {
  const ids = [randomUUID(), randomUUID()] as const
  const sides = [
    { row: one, opposite: other, event: events[0], id: ids[0], values, isSecond: false },
    { row: other, opposite: one, event: events[1], id: ids[1], values: {}, isSecond: true },
  ]
  for (const { row, opposite, values, event, id, isSecond } of sides) {
    const after = await ENQUIRY.write(transaction, row, values, stamp)
    const details = { other: opposite.reference }
    await noteEvent(transaction, ENQUIRY, { event, id, details, isSecond }, { after: after ?? row }, stamp)
  }
  return ids
}
