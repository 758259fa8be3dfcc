/** Whether the days that are taken are those of what is sold and closed. */
import { daysFrom } from '#/lib/iso-day.ts'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { type CheckReport, someOf } from '#/platform/integrity/check-report.ts'

/** Until this migration there were no days; it is stored with its place before its name. */
const WITH_CALENDAR = '-2026-11-29-calendar'

/** Compare bookings and closures with the days that they take at their own venue. */
export async function checkCalendar(read: ReadRows, report: CheckReport): Promise<void> {
  const applied = await read('select name from kysely_migration')
  if (!applied.some(({ name }) => String(name).endsWith(WITH_CALENDAR))) return
  const standing = await read(`
    select id, first_day, last_day,
      (select count(*) from occupied_day
        where entry_id = entry.id and occupied_day.venue_id = entry.venue_id
        and day between first_day and last_day) as days
    from calendar_entry as entry where state = 'closed' or (kind = 'booking' and state = 'booked')
  `)
  const short = standing.filter(
    ({ first_day, last_day, days }) => daysFrom(String(first_day), String(last_day)) !== Number(days),
  )
  if (short.length > 0) {
    report.problems.push(`calendar: sold or closed without every day (${named(short)})`)
  }
  const left = await read(`
    select distinct entry_id as id from occupied_day join calendar_entry as entry on entry.id = entry_id
    where not (state = 'closed' or (kind = 'booking' and state = 'booked'))
    or day < first_day or day > last_day
  `)
  if (left.length > 0) report.problems.push(`calendar: days taken by what does not stand (${named(left)})`)
  report.checked.push(`calendar: ${standing.length} bookings and closures with their days`)
}

const named = (rows: readonly Record<string, unknown>[]) => someOf(rows.map(({ id }) => String(id)))
