/** Placing an entry, and selling the days of a hold. */
import { randomUUID } from 'node:crypto'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { Refusal } from '#/platform/records/refusal.ts'
import { type CalendarEntry, ENTRY_STATES, type EntryKind, stands } from '../model/calendar-entry.ts'
import { conflictsWith } from '../model/conflicts-with.ts'
import type { DayRange } from '../model/day-range.ts'
import type { Taken } from '../model/taken.ts'
import { entriesOn } from './calendar.repository.server.ts'
import { ENTRY } from './calendar-entry.server.ts'
import { CALENDAR_EVENTS, type CalendarEvent } from './calendar-events.server.ts'
import { type EntryRow, entryOf } from './entry-row.ts'
import { occupyDays } from './occupied-days.server.ts'
import { followBooking } from './outsell-holds.server.ts'
import { lockCalendar } from './related-venues.server.ts'

/** An entry to be made. */
export interface NewEntry
  extends Pick<CalendarEntry, 'venueId' | 'kind' | 'origin' | 'title' | 'note'>,
    DayRange {
  /** Absent where every day is one of the event. */
  readonly event?: DayRange
  /** Of a hold; null for anything else. */
  readonly untilAt: string | null
}

/**
 * Make an entry, within a transaction; with a booking, the holds of others on its days end.
 * @param madeOf the hold whose days are sold
 * @throws {Refusal} with `Taken`, when the days are sold or closed
 */
export async function placeEntry(
  db: Db,
  wanted: NewEntry,
  stamp: Stamp<Actor>,
  madeOf?: string,
): Promise<CalendarEntry> {
  await lockCalendar(db, wanted.venueId)
  const { taken } = conflictsWith(await entriesOn(db, wanted.venueId, wanted), wanted, stamp.at)
  const first = taken[0]
  if (first !== undefined) throw new Refusal<Taken>({ kind: 'taken', by: first })
  const row: EntryRow = {
    ...{ id: randomUUID(), venue_id: wanted.venueId, version: 1 },
    ...{ kind: wanted.kind, state: ENTRY_STATES[wanted.kind][0] },
    ...{ first_day: wanted.firstDay, last_day: wanted.lastDay },
    event_first_day: wanted.event?.firstDay ?? wanted.firstDay,
    event_last_day: wanted.event?.lastDay ?? wanted.lastDay,
    ...{ queue_at: stamp.at.toISOString(), until_at: wanted.untilAt },
    ...{ origin_kind: wanted.origin?.kind ?? null, origin_id: wanted.origin?.id ?? null },
    ...{ title: wanted.title, note: wanted.note },
    ...{ created_by: stamp.by.id, created_at: stamp.at.toISOString() },
  }
  await db.insertInto('calendar_entry').values(row).execute()
  const entry = entryOf(row)
  if (entry.kind !== 'hold') await occupyDays(db, entry)
  await noteEvent(db, CALENDAR_EVENTS, placed(entry), { after: row }, stamp)
  await followBooking(db, entry, stamp, madeOf === undefined ? {} : { madeOf })
  return entry
}

const PLACED = { booking: 'booked', closed: 'closed' } as const satisfies Partial<Record<EntryKind, string>>

function placed({ kind, firstDay, lastDay, untilAt }: CalendarEntry): CalendarEvent {
  if (kind !== 'hold') return { event: PLACED[kind], details: { firstDay, lastDay } }
  return { event: 'held', details: { firstDay, lastDay, untilAt: untilAt ?? '' } }
}

/**
 * Sell the days of a hold, within a transaction: the hold is booked, and its booking takes the days.
 * @returns the booking; undefined when the hold does not stand any more
 * @throws {Refusal} with `Taken`, when somebody was first
 */
export async function bookHold(
  db: Db,
  holdId: string,
  stamp: Stamp<Actor>,
): Promise<CalendarEntry | undefined> {
  const found = await db
    .selectFrom('calendar_entry')
    .select('venue_id')
    .where('id', '=', holdId)
    .executeTakeFirst()
  if (found === undefined) return undefined
  await lockCalendar(db, found.venue_id)
  const held = await ENTRY.hold(db, holdId)
  if (held === undefined || !stands(entryOf(held), stamp.at)) return undefined
  const booking = await placeEntry(db, { ...entryOf(held), kind: 'booking', untilAt: null }, stamp, holdId)
  const after = await ENTRY.write(db, held, { state: 'booked' }, stamp)
  if (after === undefined) throw new Error('a hold is gone that was held in the same transaction')
  const event = { event: 'sold', details: { bookingId: booking.id } } as const
  await noteEvent(db, CALENDAR_EVENTS, event, { before: held, after }, stamp)
  return booking
}
