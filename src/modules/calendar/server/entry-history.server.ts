/** Reading what has happened to an entry. */
import { z } from 'zod'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import type { Db } from '#/platform/database/schema.ts'
import { BOOKING_CHECKS } from '../model/booking-checks.ts'
import { type CalendarEntry, ENTRY_LIMITS } from '../model/calendar-entry.ts'
import type { CalendarEvent } from './calendar-events.server.ts'

const range = z.object({ firstDay: z.string(), lastDay: z.string() })
/** What the history shows of the details of an event; the ids that others keep are of no use to a reader. */
const details = z
  .object({
    ...range.shape,
    untilAt: z.string(),
    from: z.union([range, z.string()]),
    to: z.union([range, z.string()]),
    item: z.enum(BOOKING_CHECKS),
    day: z.string(),
    reason: z.string().max(ENTRY_LIMITS.reason),
    outsoldBy: z.string(),
  })
  .partial()

/** Something that has happened to an entry. */
export interface EntryHappening {
  /** Its number, the first is 1. */
  readonly version: number
  readonly at: string
  /** Name of the account; null where nobody signed in did it, or the account is gone. */
  readonly actor: string | null
  readonly event: CalendarEvent['event']
  readonly details: Omit<z.infer<typeof details>, 'outsoldBy'>
  /** The booking that has taken the days of a hold of somebody else. */
  readonly by: Pick<CalendarEntry, 'title' | 'firstDay' | 'lastDay'> | null
}

/** Read what has happened to an entry, the latest first. */
export async function readEntryHistory(db: Db, entryId: string): Promise<EntryHappening[]> {
  const rows = await db
    .selectFrom('calendar_history')
    .select(['at', 'actor', 'event', 'details'])
    .where('entry_id', '=', entryId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  const people = await staffNames(
    db,
    rows.map(({ actor }) => actor),
  )
  const read = rows.map((row) => details.safeParse(row.details).data ?? {})
  const bookings = await db
    .selectFrom('calendar_entry')
    .select(['id', 'title', 'first_day as firstDay', 'last_day as lastDay'])
    .where('id', 'in', ['', ...read.flatMap(({ outsoldBy }) => outsoldBy ?? [])])
    .execute()
  return rows.map(({ at, actor, event }, n) => {
    const { outsoldBy, ...kept } = read[n] ?? {}
    const { id: _, ...by } = bookings.find(({ id }) => id === outsoldBy) ?? { id: null }
    return {
      ...{ version: rows.length - n, at, event: event as CalendarEvent['event'] },
      actor: people.get(actor ?? '') ?? null,
      ...{ details: kept, by: 'title' in by ? by : null },
    }
  })
}
