/** Entries as they are stored, and as they are read. */
import type { Selectable } from 'kysely'
import type { CalendarEntry } from '../model/calendar-entry.ts'
import type { CalendarEntryTable } from './tables/calendar.ts'

/** An entry as it is stored. */
export type EntryRow = Selectable<CalendarEntryTable>

/** An entry as it is read. */
export function entryOf(row: EntryRow): CalendarEntry {
  const { origin_kind, origin_id } = row
  return {
    ...{ id: row.id, venueId: row.venue_id, kind: row.kind, state: row.state },
    ...{ firstDay: row.first_day, lastDay: row.last_day },
    event: { firstDay: row.event_first_day, lastDay: row.event_last_day },
    ...{ queueAt: row.queue_at, untilAt: row.until_at },
    origin: origin_kind === null || origin_id === null ? null : { kind: origin_kind, id: origin_id },
    ...{ title: row.title, note: row.note, version: row.version },
  }
}
