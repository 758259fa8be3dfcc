/** Calendar days as `2027-03-01`, without a time of day or a zone. */
import { DAY_MS } from './time-spans.ts'

/** Whether a text is a day of the calendar. */
export function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(Date.parse(text)) === text
}

/** The day that lies so many days after another. */
export function laterDay(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * DAY_MS)
}

/** How many days there are from one day to another, both counted. */
export function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
}

function isoDay(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, 10)
}
