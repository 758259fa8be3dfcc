/** The agency's calendar: days in Paris as `2026-11-20`. */
import { DAY_MS } from './time-spans.ts'

/** The agency's time zone. */
export const PARIS = 'Europe/Paris'

// Swedish dates are ISO dates. Made when it is asked for: to know a time zone takes a phone 40 ms, and not every page needs it.
let isoDay: Intl.DateTimeFormat | undefined

/** Midnights in Paris are full quarters of an hour everywhere. */
const QUARTER_MS = 900_000

let quarter = Number.NaN
let dayNumber = 0

/** The number of today in Paris, which rises at its midnight. Nearly free: asked at every request. */
export function parisDayNumber(): number {
  const present = Math.floor(Date.now() / QUARTER_MS)
  if (present !== quarter) {
    quarter = present
    dayNumber = Date.parse(parisDay(new Date())) / DAY_MS
  }
  return dayNumber
}

/** The day in Paris at a moment. */
export function parisDay(moment: Date): string {
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: PARIS })
  return isoDay.format(moment)
}

/** The day a number of days before that of a moment. */
export function parisDayBefore(moment: Date, days: number): string {
  return Temporal.PlainDate.from(parisDay(moment)).subtract({ days }).toString()
}

/**
 * The moment at which a day begins in Paris.
 * @param later as many days later
 * @throws {RangeError} for what is no day
 */
export function parisDayStart(day: string | Temporal.PlainDate, later = 0): Date {
  const start = Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(PARIS)
  return new Date(start.epochMilliseconds)
}

/** A moment as clocks in Paris show it. */
export function inParis(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(PARIS)
}
