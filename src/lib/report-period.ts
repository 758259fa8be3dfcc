/** Periods of reported figures, in days of Paris, beside the span before them. */

import { inParis, parisDayStart } from './paris-time.ts'

export const PERIOD_UNITS = ['week', 'month', 'year'] as const

/** One of {@link PERIOD_UNITS}. */
export type PeriodUnit = (typeof PERIOD_UNITS)[number]

/** From a moment (included) to another (not included). */
export interface Stretch {
  readonly from: Date
  readonly to: Date
}

/** A period that is under way, and the one before it up to the same moment: an unfinished week never looks bad. */
export interface ReportPeriod {
  readonly current: Stretch
  readonly previous: Stretch
  /** Every day of the period as `2026-11-20`, those that are still to come included. Weeks begin on Mondays. */
  readonly days: readonly string[]
  /** Every day of the period before. */
  readonly daysBefore: readonly string[]
}

/** The week, month or year in which a moment lies. */
export function reportPeriod(unit: PeriodUnit, now: Date): ReportPeriod {
  const here = inParis(now)
  const one = { [`${unit}s`]: 1 }
  const today = here.toPlainDate()
  const first =
    unit === 'week'
      ? today.subtract({ days: today.dayOfWeek - 1 })
      : today.with(unit === 'month' ? { day: 1 } : { month: 1, day: 1 })
  const firstBefore = first.subtract(one)
  return {
    current: { from: parisDayStart(first), to: now },
    previous: { from: parisDayStart(firstBefore), to: new Date(here.subtract(one).epochMilliseconds) },
    days: daysFrom(first, first.add(one)),
    daysBefore: daysFrom(firstBefore, first),
  }
}

/** A number of days up to today, today included, and as many before them; both begin at midnight. */
export function lastDays(
  count: number,
  now: Date,
): { readonly days: string[]; readonly daysBefore: string[] } {
  const tomorrow = inParis(now).toPlainDate().add({ days: 1 })
  const first = tomorrow.subtract({ days: count })
  return { days: daysFrom(first, tomorrow), daysBefore: daysFrom(first.subtract({ days: count }), first) }
}

function daysFrom(first: Temporal.PlainDate, end: Temporal.PlainDate): string[] {
  return Array.from({ length: first.until(end).days }, (_, n) => first.add({ days: n }).toString())
}
