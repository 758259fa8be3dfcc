/** What can happen to an entry of the calendar, and the line of each event in the audit log. */
import { randomUUID } from 'node:crypto'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { EventBook } from '#/platform/records/record-kind.ts'
import type { BookingCheckItem } from '../model/booking-checks.ts'
import type { DayRange } from '../model/day-range.ts'
import type { EntryRow } from './entry-row.ts'

/** All that can happen to days of a venue, with what the history keeps of it. */
export type CalendarEvent =
  | { readonly event: 'held'; readonly details: DayRange & { readonly untilAt: string } }
  | { readonly event: 'booked' | 'closed'; readonly details: DayRange }
  | { readonly event: 'moved'; readonly details: { readonly from: DayRange; readonly to: DayRange } }
  | { readonly event: 'extended'; readonly details: { readonly from: string; readonly to: string } }
  | { readonly event: 'renamed'; readonly details: { readonly from: string; readonly to: string } }
  | { readonly event: 'released' | 'lapsed' | 'reopened' | 'restored'; readonly details: object }
  | { readonly event: 'sold'; readonly details: { readonly bookingId: string } }
  /** A hold, by the booking of somebody else. */
  | { readonly event: 'outsold'; readonly details: { readonly outsoldBy: string } }
  | {
      readonly event: 'ticked' | 'unticked'
      readonly details: { readonly item: BookingCheckItem; readonly day: string }
    }
  | { readonly event: 'cancelled'; readonly details: { readonly reason: string } }

/** History and audit line of an entry's events. */
export const CALENDAR_EVENTS: EventBook<EntryRow, CalendarEvent, Actor> = {
  async history(db, { event, details }, { after }, { by, at }) {
    await db
      .insertInto('calendar_history')
      .values({
        ...{ id: randomUUID(), entry_id: after.id, at: at.toISOString() },
        ...{ actor: by.id, event, details: toJson({ ...details }) },
      })
      .execute()
    return true
  },
  audit({ event, details }, { id, kind, title, first_day, last_day }) {
    // A hold that becomes a booking, or ends with one, is told by the booking.
    if (event === 'sold' || event === 'outsold') return undefined
    return {
      action: `calendar.${event}`,
      subject: { id, name: title },
      details: {
        ...{ kind, firstDay: first_day, lastDay: last_day },
        ...('item' in details ? { item: details.item } : {}),
      },
    }
  },
}
