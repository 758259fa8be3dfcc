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
