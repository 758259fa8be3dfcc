/** Days from one to another, both counted (ISO 8601, Paris). */
import { daysFrom, isIsoDay } from '#/lib/iso-day.ts'

/** A first and a last day. */
export interface DayRange {
  readonly firstDay: string
  readonly lastDay: string
}

/** The longest that an entry may be (`quotes.md`, section 2). */
export const MAX_ENTRY_DAYS = 366

/** Why days are refused: each is said in words at its field. */
export type DayProblem = 'no-day' | 'last-before-first' | 'too-long' | 'past' | 'event-outside'

/** What is wrong with two days; undefined when nothing is. */
export function problemOfDays({ firstDay, lastDay }: DayRange, today: string): DayProblem | undefined {
  if (!isIsoDay(firstDay) || !isIsoDay(lastDay)) return 'no-day'
  if (lastDay < firstDay) return 'last-before-first'
  if (daysFrom(firstDay, lastDay) > MAX_ENTRY_DAYS) return 'too-long'
  return lastDay < today ? 'past' : undefined
}

/** Whether two ranges share a day. */
export function overlaps(one: DayRange, other: DayRange): boolean {
  return one.firstDay <= other.lastDay && other.firstDay <= one.lastDay
}

/** Whether a range lies within another. */
export function isWithin(inner: DayRange, outer: DayRange): boolean {
  return outer.firstDay <= inner.firstDay && inner.lastDay <= outer.lastDay
}
