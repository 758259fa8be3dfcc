/** Working time in Paris: Monday to Friday, without the public holidays of France, in the hours of the office. */
import { isoDay } from './iso-day.ts'
import { PARIS } from './paris-time.ts'
import { DAY_MS } from './time-spans.ts'

/** Hours of the office on a working day: minutes after midnight in Paris. */
export interface OfficeHours {
  readonly opens: number
  readonly closes: number
}

/** From 9:00 to 18:00. */
export const DEFAULT_OFFICE_HOURS: OfficeHours = { opens: 540, closes: 1080 }

const MINUTE_MS = 60_000
/** Holidays are counted from here on. */
const FIRST_YEAR = 2000
const WORKING_DAYS = 5

/** Month and day of those that are the same every year. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Days after Easter: its Monday, Ascension, Whit Monday. */
const EASTER_HOLIDAYS = [1, 39, 50]

// Swedish dates are ISO dates.
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: PARIS, dateStyle: 'short', timeStyle: 'medium' })

/** The eleven public holidays of a year as `2026-05-14`, the earliest first. */
export function frenchHolidays(year: number): readonly string[] {
  const easter = easterSunday(year)
  const moving = EASTER_HOLIDAYS.map((days) => isoDay((easter + days) * DAY_MS))
  return [...FIXED_HOLIDAYS.map((day) => `${year}-${day}`), ...moving].sort()
}

/** Easter Sunday in days since 1970, by the Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) / DAY_MS
}

/** Monday is 0; the first of January 1970 was a Thursday. */
const weekday = (day: number) => (day + 3) % 7

const known = new Map<number, readonly number[]>()

/** Holidays of a year that are no Saturday and no Sunday, in days since 1970. */
function holidaysOf(year: number): readonly number[] {
  const found = known.get(year)
  if (found !== undefined) return found
  const days = frenchHolidays(year)
    .map((day) => Date.parse(day) / DAY_MS)
    .filter((day) => weekday(day) < WORKING_DAYS)
  known.set(year, days)
  return days
}

const yearOf = (day: number) => new Date(day * DAY_MS).getUTCFullYear()

function isWorking(day: number): boolean {
  return weekday(day) < WORKING_DAYS && !holidaysOf(yearOf(day)).includes(day)
}

/** Working days before a day, counted from a fixed one: only differences mean something. */
function workingDaysBefore(day: number): number {
  const year = yearOf(day)
  let holidays = holidaysOf(year).filter((one) => one < day).length
  for (let past = FIRST_YEAR; past < year; past += 1) holidays += holidaysOf(past).length
  const since = day + 3
  return Math.floor(since / 7) * WORKING_DAYS + Math.min(weekday(day), WORKING_DAYS) - holidays
}

/** A moment as clocks in Paris show it, in milliseconds as if that were UTC. */
function onClock(moment: number): number {
  const seconds = Date.parse(`${CLOCK.format(moment).replace(' ', 'T')}Z`)
  return seconds + (((moment % 1000) + 1000) % 1000)
}

/** The moment at which clocks in Paris show a time of a day. */
function momentOf(day: number, ms: number): Date {
  const shown = day * DAY_MS + ms
  const guess = shown - (onClock(shown) - shown)
  return new Date(shown - (onClock(guess) - guess))
}

const lengthOf = ({ opens, closes }: OfficeHours) => (closes - opens) * MINUTE_MS

/** Working milliseconds until a moment, counted from a fixed one. */
function passedUntil(moment: Date, hours: OfficeHours): number {
  const shown = onClock(moment.getTime())
  const day = Math.floor(shown / DAY_MS)
  const length = lengthOf(hours)
  const today = isWorking(day)
    ? Math.min(length, Math.max(0, shown - day * DAY_MS - hours.opens * MINUTE_MS))
    : 0
  return workingDaysBefore(day) * length + today
}

/** Whether a day, `2026-11-25`, is a working day. */
export function isWorkingDay(day: string): boolean {
  return isWorking(Date.parse(day) / DAY_MS)
}

/** The day a number of working days after another, or before it where the number is negative. */
export function laterWorkingDay(day: string, count: number): string {
  const step = Math.sign(count)
  let at = Date.parse(day) / DAY_MS
  for (let left = Math.abs(count); left > 0; ) {
    at += step
    if (isWorking(at)) left -= 1
  }
  return isoDay(at * DAY_MS)
}

/** Working minutes of one day. */
export function workingDay({ opens, closes }: OfficeHours): number {
  return closes - opens
}

/** Working minutes between two moments, with their fractions; never negative. */
export function workingMinutes(from: Date, to: Date, hours: OfficeHours): number {
  return Math.max(0, passedUntil(to, hours) - passedUntil(from, hours)) / MINUTE_MS
}

/** The first moment at which a number of working minutes have passed. */
export function afterWorking(from: Date, minutes: number, hours: OfficeHours): Date {
  const length = lengthOf(hours)
  const target = passedUntil(from, hours) + minutes * MINUTE_MS
  let day = Math.floor(onClock(from.getTime()) / DAY_MS)
  while (workingDaysBefore(day + 1) * length < target) day += 1
  return momentOf(day, hours.opens * MINUTE_MS + target - workingDaysBefore(day) * length)
}

/** The last moment from which a number of working minutes have passed: whatever came earlier waits longer. */
export function beforeWorking(to: Date, minutes: number, hours: OfficeHours): Date {
  const length = lengthOf(hours)
  const target = passedUntil(to, hours) - minutes * MINUTE_MS
  let day = Math.floor(onClock(to.getTime()) / DAY_MS)
  while (workingDaysBefore(day) * length > target) day -= 1
  return momentOf(day, hours.opens * MINUTE_MS + target - workingDaysBefore(day) * length)
}
