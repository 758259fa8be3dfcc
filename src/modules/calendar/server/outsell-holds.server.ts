/** Holds of others on days that are sold: they end with the booking, and stand again when the days are free (`quotes.md`, section 1). */
import { z } from 'zod'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { type CalendarEntry, stands } from '../model/calendar-entry.ts'
import { conflictsWith } from '../model/conflicts-with.ts'
import type { DayRange } from '../model/day-range.ts'
import { entriesFor, entriesOn } from './calendar.repository.server.ts'
import { restoreEach, writeEntry } from './restore-holds.server.ts'

const outsold = z.object({ outsoldBy: z.string() })

/**
 * Make the holds of others follow a booking that was placed, moved, cancelled or brought back, within its transaction.
 * @param were the days that it had before
 * @param madeOf the hold whose days were sold
 */
export async function followBooking(
  db: Db,
  booking: CalendarEntry,
  stamp: Stamp<Actor>,
  { were, madeOf }: { readonly were?: DayRange; readonly madeOf?: string } = {},
): Promise<void> {
  if (booking.kind !== 'booking') return
  if (were !== undefined) await restoreOthers(db, booking, were, stamp)
  if (!stands(booking, stamp.at)) return
  const { held } = conflictsWith(
    await entriesOn(db, booking.venueId, booking),
    booking,
    stamp.at,
    booking.origin,
  )
  for (const hold of held) {
    if (hold.id === madeOf) continue
    const details = { outsoldBy: booking.id }
    await writeEntry(db, hold, { state: 'released' }, { event: 'outsold', details }, stamp)
  }
}

async function restoreOthers(
  db: Db,
  booking: CalendarEntry,
  were: DayRange,
  stamp: Stamp<Actor>,
): Promise<void> {
  const isOf = (details: unknown) => outsold.safeParse(details).data?.outsoldBy === booking.id
  for (const hold of await entriesOn(db, booking.venueId, were)) {
    if (hold.kind !== 'hold') continue
    // Whoever has bought something else since keeps no other days.
    const own = hold.origin === null ? [] : await entriesFor(db, hold.origin)
    if (own.some((entry) => entry.kind === 'booking' && stands(entry, stamp.at))) continue
    await restoreEach(db, [hold], isOf, {}, stamp)
  }
}
