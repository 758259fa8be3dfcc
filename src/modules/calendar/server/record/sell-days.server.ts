/** Days sold for something of another module, which decides when they are sold, moved and given back (ADR 0116). */
import { daysFrom, laterDay } from '#/lib/iso-day.ts'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { type CalendarEntry, type EntryOrigin, stands } from '../../model/calendar-entry.ts'
import type { DayRange } from '../../model/day-range.ts'
import { entriesFor } from '../calendar.repository.server.ts'
import { ENTRY } from '../calendar-entry.server.ts'
import { entryOf } from '../entry-row.ts'
import { followBooking } from '../outsell-holds.server.ts'
import { placeEntry } from '../place-entry.server.ts'
import { lockCalendar } from '../related-venues.server.ts'
import { endHold, restoreHolds, writeEntry } from '../restore-holds.server.ts'

/** What is sold. */
export interface Sale {
  readonly origin: EntryOrigin
  readonly venueId: string
  readonly days: DayRange
  /** With set-up and take-down; absent where every day is one of the event. */
  readonly whole?: DayRange
  readonly title: string
}

/**
 * Sell days, move them or give them back, within a transaction; a booking of the same origin that stands at the venue is moved.
 * All holds of the origin end with a sale, and those that are not over stand again when it is given back.
 * @throws {Refusal} with `Taken`, when somebody was first
 */
export async function changeSale(
  db: Db,
  was: Sale | undefined,
  is: Sale | undefined,
  stamp: Stamp<Actor>,
): Promise<void> {
  const sale = is ?? was
  if (sale === undefined) return
  const own = await entriesFor(db, sale.origin)
  await lockCalendar(db, sale.venueId, ...own.map(({ venueId }) => venueId))
  if (was !== undefined && was.venueId !== is?.venueId)
    await takeSaleBack(db, was.origin, is === undefined ? undefined : was.venueId, stamp)
  if (is !== undefined) await sellDays(db, is, stamp)
}

/**
 * Sell days of several venues for one origin, within a transaction.
 * @throws {Refusal} with `Taken`, when somebody was first
 */
export async function sellTogether(db: Db, sales: readonly Sale[], stamp: Stamp<Actor>): Promise<void> {
  const own = await Promise.all(sales.map(({ origin }) => entriesFor(db, origin)))
  const venueIds = [...sales, ...own.flat()].map(({ venueId }) => venueId)
  await lockCalendar(db, ...venueIds)
  for (const sale of sales) await sellDays(db, sale, stamp)
}

/**
 * Make what an origin has bought be exactly some sales, within a transaction: bookings of other venues are given back, those of the
 * same venues moved with their days for setting up, new ones made.
 * @throws {Refusal} with `Taken`, when somebody was first
 */
export async function resellTogether(
  db: Db,
  origin: EntryOrigin,
  sales: readonly Sale[],
  stamp: Stamp<Actor>,
): Promise<void> {
  const venueIds = sales.map(({ venueId }) => venueId)
  await lockCalendar(db, ...venueIds, ...(await entriesFor(db, origin)).map(({ venueId }) => venueId))
  const own = (await entriesFor(db, origin)).filter((entry) => stands(entry, stamp.at))
  await holdAll(db, own)
  const sold = own.filter(({ kind }) => kind === 'booking')
  for (const booking of sold) if (!venueIds.includes(booking.venueId)) await cancelSale(db, booking, stamp)
  for (const sale of sales) {
    const { days, whole = days, venueId } = sale
    const booking = sold.find((one) => one.venueId === venueId)
    if (booking === undefined) {
      await sellDays(db, sale, stamp)
      continue
    }
    await moveTo(db, booking, whole, days, stamp)
    await endHolds(db, own, { id: booking.id, venueId, event: whole }, stamp)
  }
}

async function sellDays(db: Db, sale: Sale, stamp: Stamp<Actor>): Promise<void> {
  const { origin, venueId, days, whole = days, title } = sale
  const own = (await entriesFor(db, origin)).filter((entry) => stands(entry, stamp.at))
  const sold = own.find((entry) => entry.kind === 'booking' && entry.venueId === venueId)
  if (sold !== undefined) return moveSale(db, sold, days, stamp)
  // Held before the days are taken: who books one of them waits for nothing that this transaction has.
  await holdAll(db, own)
  const placed = { venueId, kind: 'booking', origin, title, note: '', untilAt: null } as const
  const booking = await placeEntry(db, { ...placed, ...whole, event: days }, stamp)
  await endHolds(db, own, booking, stamp)
}

/** All holds of the origin end with a sale. */
async function endHolds(
  db: Db,
  own: readonly CalendarEntry[],
  booking: Pick<CalendarEntry, 'id' | 'venueId' | 'event'>,
  stamp: Stamp<Actor>,
): Promise<void> {
  for (const { id } of own.filter(({ kind }) => kind === 'hold')) {
    const row = await ENTRY.hold(db, id)
    // Those that have ended with another sale a moment ago are left as they are.
    if (row?.state === 'active') await endHold(db, entryOf(row), booking, stamp)
  }
}

/** @param venueId absent for all venues */
async function takeSaleBack(
  db: Db,
  origin: EntryOrigin,
  venueId: string | undefined,
  stamp: Stamp<Actor>,
): Promise<void> {
  const own = await entriesFor(db, origin)
  await holdAll(db, own)
  const sold = own.filter((entry) => entry.kind === 'booking' && stands(entry, stamp.at))
  for (const booking of sold) {
    if (venueId !== undefined && booking.venueId !== venueId) continue
    await cancelSale(db, booking, stamp)
    await restoreHolds(db, booking, stamp)
  }
}

async function cancelSale(db: Db, booking: CalendarEntry, stamp: Stamp<Actor>): Promise<void> {
  const event = { event: 'cancelled', details: { reason: '' } } as const
  await writeEntry(db, booking, { state: 'cancelled' }, event, stamp)
  await followBooking(db, { ...booking, state: 'cancelled' }, stamp, { were: booking })
}

async function holdAll(db: Db, entries: readonly CalendarEntry[]): Promise<void> {
  for (const { id } of entries) await ENTRY.hold(db, id)
}

/** The event moves; as many days for setting up and taking down stay around it. */
async function moveSale(db: Db, booking: CalendarEntry, days: DayRange, stamp: Stamp<Actor>): Promise<void> {
  const { event } = booking
  if (event.firstDay === days.firstDay && event.lastDay === days.lastDay) return
  const to = {
    firstDay: laterDay(days.firstDay, 1 - daysFrom(booking.firstDay, event.firstDay)),
    lastDay: laterDay(days.lastDay, daysFrom(event.lastDay, booking.lastDay) - 1),
  }
  await moveTo(db, booking, to, days, stamp)
}

async function moveTo(
  db: Db,
  booking: CalendarEntry,
  to: DayRange,
  days: DayRange,
  stamp: Stamp<Actor>,
): Promise<void> {
  const from = { firstDay: booking.firstDay, lastDay: booking.lastDay }
  const before = [from.firstDay, from.lastDay, booking.event.firstDay, booking.event.lastDay]
  if (before.join() === [to.firstDay, to.lastDay, days.firstDay, days.lastDay].join()) return
  const values = {
    ...{ first_day: to.firstDay, last_day: to.lastDay },
    ...{ event_first_day: days.firstDay, event_last_day: days.lastDay },
  }
  await writeEntry(db, booking, values, { event: 'moved', details: { from, to } }, stamp)
  await followBooking(db, { ...booking, ...to, event: days }, stamp, { were: from })
}
