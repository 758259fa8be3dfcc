/** Entries as records: held by their row, within the lock of their venue. */
import type { Updateable } from 'kysely'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import { versionedRows } from '#/platform/records/versioned-rows.ts'
import { ENTRY_STATES } from '../model/calendar-entry.ts'
import { CALENDAR_EVENTS, type CalendarEvent } from './calendar-events.server.ts'
import { type EntryRow, entryOf } from './entry-row.ts'
import { freeDays, occupyDays } from './occupied-days.server.ts'
import type { CalendarEntryTable } from './tables/calendar.ts'

const ROWS = versionedRows('calendar_entry')

/** Entries by id. What is sold or closed takes its days with every write, and gives them back when it ends. */
export const ENTRY: RecordKind<string, EntryRow, Updateable<CalendarEntryTable>, CalendarEvent, Actor> = {
  ...CALENDAR_EVENTS,
  hold: ROWS.hold,
  async write(db, before, values) {
    const row = await ROWS.write(db, before, values)
    // What is only renamed keeps its days: of days that are over, a room may since have been added that was sold itself.
    if (row.kind !== 'hold' && ('state' in values || 'first_day' in values)) {
      await freeDays(db, row.id)
      if (row.state === ENTRY_STATES[row.kind][0]) await occupyDays(db, entryOf(row))
    }
    return row
  },
}
