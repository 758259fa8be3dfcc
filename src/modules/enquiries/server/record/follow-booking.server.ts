/** A request whose booking is cancelled can be opened again with it, and is won again with the undo. */
import { z } from 'zod'
import { type EntryOrigin, stands } from '#/modules/calendar/model/calendar-entry.ts'
import { entriesFor } from '#/modules/calendar/server/calendar.repository.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { ORIGIN_KIND } from '../../model/booking.ts'
import { changeStatus } from './change-enquiries.server.ts'
import { UNMERGED_ENQUIRY } from './enquiry-record.server.ts'
import { formerOutcome } from './outcome.server.ts'

const changed = z.object({ from: z.enum(['new', 'in-progress', 'quoted']) })

/** Open the request of a booking again, or win it again. */
export async function followBooking(
  db: Transaction,
  origin: EntryOrigin,
  isEnded: boolean,
  stamp: Stamp<StaffActor>,
): Promise<() => Promise<void>> {
  const held = origin.kind === ORIGIN_KIND ? await UNMERGED_ENQUIRY.hold(db, origin.id) : undefined
  return async () => {
    if (held === undefined || isEnded !== (held.status === 'won')) return
    if (!isEnded) {
      if (await formerOutcome(db, held.id, 'won')) await changeStatus(db, held.id, 'won', stamp, 'former')
      return
    }
    // A request that has other days is won all the same.
    const own = await entriesFor(db, origin)
    if (own.some((entry) => entry.kind === 'booking' && stands(entry, stamp.at))) return
    await changeStatus(db, held.id, await statusBeforeWon(db, held.id), stamp)
  }
}

async function statusBeforeWon(db: Db, id: string) {
  const last = await db
    .selectFrom('enquiry_history')
    .select('details')
    .where('enquiry_id', '=', id)
    .where('event', '=', 'status-changed')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return changed.safeParse(last?.details).data?.from ?? 'in-progress'
}
