/** Days of the venues that a version hires. */
import type { Selectable } from 'kysely'
import { laterDay } from '#/lib/iso-day.ts'
import { stands } from '#/modules/calendar/model/calendar-entry.ts'
import { type DayRange, overlaps } from '#/modules/calendar/model/day-range.ts'
import { entriesFor } from '#/modules/calendar/server/calendar.repository.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { QuoteLineTable } from './tables/quote.ts'

/** A line as it was sent. */
export type LineRow = Selectable<QuoteLineTable>

/** A venue that is hired: the days of the event, and all of them with set-up and take-down. */
export interface HiredDays {
  readonly venueId: string
  readonly days: DayRange
  readonly whole: DayRange
}

/** The venues of a choice; several hires of one venue are one stay from the first day to the last. */
export function hiredDays(lines: readonly LineRow[]): readonly HiredDays[] {
  const byVenue = new Map<string, HiredDays>()
  for (const { venue_id: venueId, first_day: firstDay, last_day: lastDay, ...line } of lines) {
    if (venueId === null || firstDay === null || lastDay === null) continue
    const whole = { firstDay, lastDay }
    const days = {
      firstDay: laterDay(firstDay, line.setup_days),
      lastDay: laterDay(lastDay, -line.strike_days),
    }
    const known = byVenue.get(venueId)
    byVenue.set(venueId, {
      venueId,
      days: known ? span(known.days, days) : days,
      whole: known ? span(known.whole, whole) : whole,
    })
  }
  return [...byVenue.values()]
}

const span = (one: DayRange, other: DayRange): DayRange => ({
  firstDay: one.firstDay < other.firstDay ? one.firstDay : other.firstDay,
  lastDay: one.lastDay > other.lastDay ? one.lastDay : other.lastDay,
})

/**
 * The days for which a word is needed: all of them, or those of an amendment that are not sold to the request already.
 * @param isAmendment of something that stands
 */
export async function daysToConfirm(
  db: Db,
  enquiryId: string,
  hired: readonly HiredDays[],
  isAmendment: boolean,
  now: Date,
): Promise<readonly HiredDays[]> {
  if (!isAmendment) return hired
  const sold = (await entriesFor(db, { kind: ORIGIN_KIND, id: enquiryId })).filter(
    (entry) => entry.kind === 'booking' && stands(entry, now),
  )
  return hired.flatMap((one) => {
    const own = sold.find(({ venueId }) => venueId === one.venueId)
    if (own === undefined) return [one]
    return daysBeyond(one.whole, own).map((days) => ({ venueId: one.venueId, days, whole: days }))
  })
}

/** The parts of a stay that another one does not have. */
function daysBeyond(stay: DayRange, other: DayRange): DayRange[] {
  if (!overlaps(stay, other)) return [stay]
  const before = { firstDay: stay.firstDay, lastDay: laterDay(other.firstDay, -1) }
  const after = { firstDay: laterDay(other.lastDay, 1), lastDay: stay.lastDay }
  return [before, after].filter(({ firstDay, lastDay }) => firstDay <= lastDay)
}
