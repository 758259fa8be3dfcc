/** Enquiries as records: how one is held and written, and its history. */

import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { EventBook, RecordKind } from '#/platform/records/record-kind.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { followInCalendar } from './booking-of-enquiry.server.ts'
import { auditLineOf, type EnquiryEvent } from './enquiry-events.server.ts'
import { UNMERGED } from './merges.ts'
import { wakeRequests } from './snoozed.ts'

/** An enquiry as it is stored. */
export type EnquiryRow = Selectable<EnquiryTable>

/** Events of an enquiry that need not be held for them. */
export const ENQUIRY_EVENTS: EventBook<Pick<EnquiryRow, 'id' | 'reference'>, EnquiryEvent, StaffActor> = {
  async history(db, event, { after }, { by, at }) {
    if (!('details' in event)) return true
    const added = await db
      .insertInto('enquiry_history')
      .values({
        id: 'id' in event ? event.id : randomUUID(),
        enquiry_id: after.id,
        at: at.toISOString(),
        actor: by.id,
        event: event.event,
        details: toJson({ ...event.details }),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added !== undefined && event.event === 'wrote')
      await wakeRequests(db, { id: after.id }, at.toISOString())
    return added !== undefined
  },
  audit: auditLineOf,
}

/** Enquiries by id or reference, also those that are merged into another one. */
export const ENQUIRY: RecordKind<string, EnquiryRow, Updateable<EnquiryTable>, EnquiryEvent, StaffActor> = {
  ...ENQUIRY_EVENTS,
  hold: async (db, key) =>
    await db
      .updateTable('enquiry')
      .set((eb) => ({ version: eb.ref('version') }))
      .where((eb) => eb.or([eb('id', '=', key), eb('reference', '=', key)]))
      .where('anonymized_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  // What is won is booked, and given back with it, whatever changes the request.
  async write(db, before, values, stamp) {
    const { id, version } = before
    const after = await db
      .updateTable('enquiry')
      // Whatever gets another status is in sight again.
      .set({
        ...(values.status === undefined || values.status === before.status ? {} : { snoozed_until: null }),
        ...values,
        ...{ version: version + 1, updated_at: stamp.at.toISOString() },
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await followInCalendar(db, before, after, stamp)
    return after
  },
}

/** Enquiries that are not merged into another one: what can be decided about. */
export const UNMERGED_ENQUIRY: typeof ENQUIRY = {
  ...ENQUIRY,
  async hold(db, key) {
    const held = await ENQUIRY.hold(db, key)
    // Asked once it is held: a concurrent merge has committed by then.
    const isOpen = db
      .selectFrom('enquiry')
      .select('id')
      .where('id', '=', held?.id ?? '')
      .where(UNMERGED)
    return held && (await isOpen.executeTakeFirst()) ? held : undefined
  },
}

/** The enquiry, as long as it may be answered. */
export async function findOpen(db: Db, reference: string): Promise<EnquiryRow | undefined> {
  return db
    .selectFrom('enquiry')
    .selectAll()
    .where('reference', '=', reference)
    .where('anonymized_at', 'is', null)
    .executeTakeFirst()
}
