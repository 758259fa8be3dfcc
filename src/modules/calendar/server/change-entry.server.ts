/** Changing an entry: its days, its end, what it is called; and taking that back. */
import type { Updateable } from 'kysely'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { changeRecord, type RecordOutcome } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { orRefused, Refusal } from '#/platform/records/refusal.ts'
import { ENTRY_STATES, type EntryOrigin, type EntryState } from '../model/calendar-entry.ts'
import { conflictsWith } from '../model/conflicts-with.ts'
import type { DayRange } from '../model/day-range.ts'
import type { Taken } from '../model/taken.ts'
import { entriesFor, entriesOn } from './calendar.repository.server.ts'
import { ENTRY } from './calendar-entry.server.ts'
import type { CalendarEvent } from './calendar-events.server.ts'
import { type EntryRow, entryOf } from './entry-row.ts'
import { followBooking } from './outsell-holds.server.ts'
import { lockCalendar } from './related-venues.server.ts'
import { endHoldsAgain, restoreHolds } from './restore-holds.server.ts'
import type { CalendarEntryTable } from './tables/calendar.ts'

/** What is to become of an entry; what is absent stays. */
export interface EntryChange {
  readonly days?: DayRange & { readonly event: DayRange }
  /** Of a hold (ISO 8601, UTC). */
  readonly untilAt?: string
  readonly title?: string
  readonly note?: string
  /** `true` ends it: released, cancelled or reopened by its kind; `false` brings it back. */
  readonly isEnded?: boolean
  /** Why a booking is cancelled. */
  readonly reason?: string
  /** The booking was a mistake, or what it was made for goes on: the holds that ended with it stand again. */
  readonly isTakenBack?: boolean
  /** What it was made for goes the same way. */
  readonly follow?: (db: Transaction, origin: EntryOrigin) => Promise<() => Promise<void>>
}

/** What has become of it. */
export type EntryOutcome = RecordOutcome<EntryRow> | Taken

/** Change an entry that is at a version. */
export async function changeEntry(
  database: Database,
  { id, version }: { readonly id: string; readonly version: number },
  change: EntryChange,
  stamp: Stamp<Actor>,
): Promise<EntryOutcome> {
  return orRefused<EntryOutcome>(
    database.db.transaction().execute(async (db) => {
      const found = await db.selectFrom('calendar_entry').selectAll().where('id', '=', id).executeTakeFirst()
      if (found === undefined) return { kind: 'gone' }
      const { origin } = entryOf(found)
      // Held before the days, as everything that wins a request does.
      const followed = origin === null ? undefined : await change.follow?.(db, origin)
      // The holds that stand again, or end again, may be at other venues.
      const others = change.isEnded !== undefined && origin !== null ? await entriesFor(db, origin) : []
      await lockCalendar(db, found.venue_id, ...others.map(({ venueId }) => venueId))
      const outcome = await changeRecord(
        db,
        ENTRY,
        {
          key: id,
          isExpected: (present) => present.version === version,
          decide: async (present) => {
            const decided = decide(present, change)
            if (decided === undefined) return undefined
            await refuseTaken(db, { ...present, ...decided.values }, stamp.at)
            return decided
          },
        },
        stamp,
      )
      if (outcome.kind !== 'changed') return outcome
      const after = entryOf(outcome.after)
      if (change.isTakenBack) await restoreHolds(db, after, stamp)
      if (change.isEnded === false && after.kind === 'booking') await endHoldsAgain(db, after, stamp)
      await followBooking(db, after, stamp, { were: entryOf(found) })
      await followed?.()
      return outcome
    }),
  )
}

/** Holds take no days in the table, so that one is compared with what is sold when it is moved or brought back. */
async function refuseTaken(db: Parameters<typeof entriesOn>[0], row: EntryRow, now: Date): Promise<void> {
  if (row.kind !== 'hold' || row.state !== ENTRY_STATES.hold[0]) return
  const entry = entryOf(row)
  const { taken } = conflictsWith(await entriesOn(db, entry.venueId, entry), entry, now)
  if (taken[0] !== undefined) throw new Refusal<Taken>({ kind: 'taken', by: taken[0] })
}

const ENDED = {
  hold: ['released', 'active'],
  booking: ['cancelled', 'booked'],
  closed: ['reopened', 'closed'],
} as const

function decide(row: EntryRow, change: EntryChange) {
  const values: Updateable<CalendarEntryTable> = {}
  const events: CalendarEvent[] = []
  const before = { firstDay: row.first_day, lastDay: row.last_day }
  const { days, untilAt, title, note, isEnded } = change
  if (
    days &&
    (days.firstDay !== before.firstDay ||
      days.lastDay !== before.lastDay ||
      days.event.firstDay !== row.event_first_day ||
      days.event.lastDay !== row.event_last_day)
  ) {
    Object.assign(values, {
      ...{ first_day: days.firstDay, last_day: days.lastDay },
      ...{ event_first_day: days.event.firstDay, event_last_day: days.event.lastDay },
    })
    const { firstDay, lastDay } = days
    events.push({ event: 'moved', details: { from: before, to: { firstDay, lastDay } } })
  }
  if (untilAt !== undefined && row.until_at !== null && untilAt !== row.until_at) {
    values.until_at = untilAt
    events.push({ event: 'extended', details: { from: row.until_at, to: untilAt } })
  }
  if ((title !== undefined && title !== row.title) || (note !== undefined && note !== row.note)) {
    Object.assign(values, { title: title ?? row.title, note: note ?? row.note })
    events.push({ event: 'renamed', details: { from: row.title, to: title ?? row.title } })
  }
  const [ended, standing] = ENDED[row.kind]
  const state: EntryState = isEnded === undefined ? row.state : isEnded ? ended : standing
  if (state !== row.state) {
    values.state = state
    if (!isEnded) events.push({ event: 'restored', details: {} })
    else if (ended === 'cancelled') events.push({ event: ended, details: { reason: change.reason ?? '' } })
    else events.push({ event: ended, details: {} })
  }
  return events.length === 0 ? undefined : { values, events }
}
