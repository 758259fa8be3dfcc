/** The days that are offered for doing something later: working days of France. */
import { laterDay } from './iso-day.ts'
import { isWorkingDay, laterWorkingDay } from './working-hours.ts'

/** Choices of a day, in their order. */
export const DAY_CHOICES = ['tomorrow', 'soon', 'next-week'] as const

/** The day of each choice: the next working day, the third one, and the first one of next week. */
export function daysFromToday(today: string): Readonly<Record<(typeof DAY_CHOICES)[number], string>> {
  const monday = laterDay(today, 8 - Temporal.PlainDate.from(today).dayOfWeek)
  return {
    tomorrow: laterWorkingDay(today, 1),
    soon: laterWorkingDay(today, 3),
    'next-week': isWorkingDay(monday) ? monday : laterWorkingDay(monday, 1),
  }
}

/** How far ahead something can be put off, in days. */
export const FARTHEST_DAY = 730

/** Why a day cannot be taken. */
export type LaterDayProblem = 'past' | 'far'

/** What is wrong with a day that something is put off to. @param first the first one that can be taken */
export function problemOfLaterDay(day: string, first: string): LaterDayProblem | undefined {
  if (day < first) return 'past'
  return day > laterDay(first, FARTHEST_DAY) ? 'far' : undefined
}
