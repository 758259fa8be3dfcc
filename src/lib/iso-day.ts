/** Calendar days as `2027-03-01`, without a time of day or a zone. */
import { DAY_MS } from './time-spans.ts'

/** Whether a text is a day of the calendar. */
export function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(Date.parse(text)) === text
}

/** The day a number of days after another. */
export function laterDay(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * DAY_MS)
}

/** How many days there are from one day to another, both counted. */
export function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
}

/** The day of a moment in UTC, empty for none: a cell of a spreadsheet is midnight there. */
export function isoDay(moment: Date | number): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
