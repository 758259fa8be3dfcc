/** Daily totals of events. */

import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import { EVENT_CATEGORIES, type EventName } from '../model/event-table.ts'

/** Totals of each kind of event on one day. */
export interface DayOfEvents {
  /** `2026-11-20`, in Paris. */
  readonly day: string
  readonly counts: Readonly<Record<EventName, number>>
}

const NAMES = Object.keys(EVENT_CATEGORIES) as EventName[]

/**
 * Events by day, each kind 0 where there were none. A search counts once, however many filters it had. Vitals
 * are not events of this table: their count is always 0.
 * @param days `2026-11-20`, ascending and without gaps, such as `reportPeriod('week', now).days`
 */
export async function readDailyEvents({ db }: Database, days: readonly string[]): Promise<DayOfEvents[]> {
  const rows = await db
    .selectFrom('measured_event')
    .select(['day', 'name', sql<number>`sum(count)`.as('count')])
    .where('day', '>=', days[0] ?? '')
    .where('day', '<=', days.at(-1) ?? '')
    // Each term of a search has a counter of its own beside the search's.
    .where((eb) => eb.or([eb('name', '!=', 'search'), eb('label', '=', '')]))
    .groupBy(['day', 'name'])
    .execute()
  const counts = new Map(rows.map(({ day, name, count }) => [`${day} ${name}`, count]))
  return days.map((day) => ({
    day,
    counts: Object.fromEntries(NAMES.map((name) => [name, counts.get(`${day} ${name}`) ?? 0])) as Record<
      EventName,
      number
    >,
  }))
}
