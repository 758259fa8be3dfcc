/** Links between two enquiries: both stay as they are, and each names the other. */

import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { RelationOutcome } from '../../model/enquiry-relation.ts'
import { changeRelation, isStale, readPair, type SeenEnquiry } from './change-relation.server.ts'

/** Link two enquiries that are still at the versions that the caller has seen. */
export function linkEnquiries(
  { db }: Database,
  seen: readonly [SeenEnquiry, SeenEnquiry],
  by: StaffActor,
  now = new Date(),
): Promise<RelationOutcome> {
  return db.transaction().execute(async (transaction) => {
    const pair = await readPair(transaction, [seen[0].reference, seen[1].reference])
    if (pair === undefined) return 'gone'
    const [older, newer] = pair
    const linked = await transaction
      .selectFrom('enquiry_link')
      .select('enquiry_id')
      .where('enquiry_id', '=', older.id)
      .where('other_id', '=', newer.id)
      .executeTakeFirst()
    // Asked again, because the answer was lost; or by two at once.
    if (linked !== undefined) return 'done'
    if (isStale(pair, seen)) return 'conflict'
    const events = ['linked', 'linked'] as const
    const [ofOlder, ofNewer] = await changeRelation(transaction, pair, { events }, { by, at: now })
    await transaction
      .insertInto('enquiry_link')
      .values([
        { enquiry_id: older.id, other_id: newer.id, entry_id: ofOlder },
        { enquiry_id: newer.id, other_id: older.id, entry_id: ofNewer },
      ])
      .execute()
    return 'done'
  })
}

/** Undo a link, whoever made it, as long as it is there. */
export function unlinkEnquiries(
  { db }: Database,
  references: readonly [string, string],
  by: StaffActor,
  now = new Date(),
): Promise<RelationOutcome> {
  return db.transaction().execute(async (transaction) => {
    const pair = await readPair(transaction, references)
    if (pair === undefined) return 'gone'
    const ids = pair.map(({ id }) => id)
    const removed = await transaction
      .deleteFrom('enquiry_link')
      .where('enquiry_id', 'in', ids)
      .where('other_id', 'in', ids)
      .returning('enquiry_id')
      .execute()
    if (removed.length === 0) return 'done'
    await changeRelation(transaction, pair, { events: ['unlinked', 'unlinked'] }, { by, at: now })
    return 'done'
  })
}
