/** Holds that end with a booking or with what they were placed for, and stand again with it. */
import type { Updateable } from 'kysely'
import { z } from 'zod'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { CalendarEntry } from '../model/calendar-entry.ts'
import { conflictsWith } from '../model/conflicts-with.ts'
import { overlaps } from '../model/day-range.ts'
import { entriesFor, entriesOn } from './calendar.repository.server.ts'
import { ENTRY } from './calendar-entry.server.ts'
import type { CalendarEvent } from './calendar-events.server.ts'
import type { CalendarEntryTable } from './tables/calendar.ts'

const withBooking = z.object({ bookingId: z.string() })

/** Let the holds stand again that ended with a booking, within the transaction that cancels it. */
export async function restoreHolds(db: Db, booking: CalendarEntry, stamp: Stamp<Actor>): Promise<void> {
  const bookingId = booking.id
  const isOf = (details: unknown) => withBooking.safeParse(details).data?.bookingId === bookingId
  await restoreEach(db, await holdsAround(db, booking), isOf, { bookingId }, stamp)
}

/** Let those of some holds stand again whose latest event says so, unless they are over or their days are sold. */
export async function restoreEach(
  db: Db,
  holds: readonly CalendarEntry[],
  isOf: (details: unknown) => boolean,
  details: object,
  stamp: Stamp<Actor>,
): Promise<void> {
  for (const hold of holds) {
    const isOver = hold.untilAt === null || hold.untilAt <= stamp.at.toISOString()
    if (isOver || !['booked', 'released'].includes(hold.state)) continue
    if (!isOf((await latestOf(db, hold.id))?.details)) continue
    const { taken } = conflictsWith(await entriesOn(db, hold.venueId, hold), hold, stamp.at)
    if (taken.length === 0)
      await writeEntry(db, hold, { state: 'active' }, { event: 'restored', details }, stamp)
  }
}

/** End the holds again that stood again when a booking was cancelled, within the transaction that brings it back. */
export async function endHoldsAgain(db: Db, booking: CalendarEntry, stamp: Stamp<Actor>): Promise<void> {
  for (const hold of await holdsAround(db, booking)) {
    const latest = hold.state === 'active' ? await latestOf(db, hold.id) : undefined
    const { bookingId } = withBooking.safeParse(latest?.details).data ?? {}
    if (latest?.event === 'restored' && bookingId === booking.id) await endHold(db, hold, booking, stamp)
  }
}

/** End a hold with a booking: it was made of it, or is no longer needed beside it. */
export async function endHold(
  db: Db,
  hold: CalendarEntry,
  { id: bookingId, venueId, event }: Pick<CalendarEntry, 'id' | 'venueId' | 'event'>,
  stamp: Stamp<Actor>,
): Promise<void> {
  const details = { bookingId }
  if (hold.venueId === venueId && overlaps(hold, event))
    await writeEntry(db, hold, { state: 'booked' }, { event: 'sold', details }, stamp)
  else await writeEntry(db, hold, { state: 'released' }, { event: 'released', details }, stamp)
}

async function holdsAround(db: Db, booking: CalendarEntry): Promise<CalendarEntry[]> {
  const { origin, venueId } = booking
  const near = origin === null ? await entriesOn(db, venueId, booking) : await entriesFor(db, origin)
  return near.filter(({ kind }) => kind === 'hold')
}

/** What has happened to an entry last. */
async function latestOf(db: Db, id: string) {
  return db
    .selectFrom('calendar_history')
    .select(['event', 'details'])
    .where('entry_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Write an entry with its event, within a transaction that has read it. */
export async function writeEntry(
  db: Db,
  { id }: CalendarEntry,
  values: Updateable<CalendarEntryTable>,
  event: CalendarEvent,
  stamp: Stamp<Actor>,
): Promise<void> {
  const before = await ENTRY.hold(db, id)
  if (before === undefined) throw new Error('an entry is gone that was read in the same transaction')
  const after = await ENTRY.write(db, before, values, stamp)
  if (after === undefined) throw new Error('an entry is gone that was held in the same transaction')
  await noteEvent(db, ENTRY, event, { before, after }, stamp)
}
