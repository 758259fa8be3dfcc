/** Tables of the calendar. */
import type { BookingCheckItem } from '../../model/booking-checks.ts'
import type { EntryKind, EntryState } from '../../model/calendar-entry.ts'

/** Days of a venue that are kept, sold or closed. */
export interface CalendarEntryTable {
  /** UUID. */
  id: string
  venue_id: string
  kind: EntryKind
  state: EntryState
  /** First and last day, set-up and take-down included (ISO 8601, Paris). */
  first_day: string
  last_day: string
  /** First and last day of the event itself, within those. */
  event_first_day: string
  event_last_day: string
  /** The moment by which holds on the same days are ranked (ISO 8601, UTC). */
  queue_at: string
  /** The moment at which a hold ends (ISO 8601, UTC); null for what is no hold. */
  until_at: string | null
  /** What the entry was made for: a kind of another module and its id, which the calendar never looks into. */
  origin_kind: string | null
  origin_id: string | null
  title: string
  note: string
  /** Account of who made it; null where nobody signed in did. */
  created_by: string | null
  created_at: string
  version: number
}

/** What has happened to an entry. */
export interface CalendarHistoryTable {
  id: string
  entry_id: string
  at: string
  actor: string | null
  event: string
  details: Record<string, unknown>
}

/** Something of a booking that is done; what is not has no row. Key: entry and item. */
export interface BookingCheckTable {
  entry_id: string
  item: BookingCheckItem
  /** ISO 8601, Paris. */
  day: string
  /** Account of who ticked it. */
  done_by: string
}

/** A day of a venue that is sold or closed: its key is what makes a second booking impossible. */
export interface OccupiedDayTable {
  venue_id: string
  /** ISO 8601, Paris. */
  day: string
  entry_id: string
}

/** A room that is let by itself, of a house that is let as a whole. */
export interface VenuePartTable {
  venue_id: string
  part_id: string
}

/** What has happened between a house and a room of it. */
export interface VenuePartHistoryTable {
  venue_id: string
  part_id: string
  /** Counts the changes of the pair. */
  version: number
  at: string
  /** Account of who did it. */
  actor: string | null
  event: string
}

interface CalendarTables {
  calendar_entry: CalendarEntryTable
  calendar_history: CalendarHistoryTable
  booking_check: BookingCheckTable
  occupied_day: OccupiedDayTable
  venue_part: VenuePartTable
  venue_part_history: VenuePartHistoryTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends CalendarTables {}
}
