import type { EnquiryFigures } from '../figures.functions.ts'
import type { Unit } from '../model/period.ts'

/** One category on the x-axis of a chart. */
export interface ChartPoint {
  readonly label: string
  /** Absent for days in the future. */
  readonly now: number | undefined
  readonly before: number | undefined
}

interface PointsOptions {
  readonly unit: Unit
  /** `2026-11-20`, in Paris. */
  readonly today: string
  /** Label of a day or, for a year, of its month. */
  readonly name: (day: string) => string
}

/**
 * Points of a period: days of a week or month, months of a year, each with its counterpart in the period
 * before.
 */
export function chartPoints(
  { days, daysBefore }: Pick<EnquiryFigures, 'days' | 'daysBefore'>,
  { unit, today, name }: PointsOptions,
): ChartPoint[] {
  const grouped = unit === 'year' ? [byMonth(days), byMonth(daysBefore)] : [days, daysBefore]
  const [now = [], before = []] = grouped
  const longest = now.length >= before.length ? now : before
  return longest.map(({ day }, at) => {
    const own = now[at]
    const toCome = own === undefined || own.day > (unit === 'year' ? today.slice(0, 7) : today)
    return { label: name(day), now: toCome ? undefined : own.count, before: before[at]?.count }
  })
}

/** Sums per month: `2026-11-20` becomes `2026-11`. */
function byMonth(days: EnquiryFigures['days']): { day: string; count: number }[] {
  const months = new Map<string, number>()
  for (const { day, count } of days) {
    const month = day.slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + count)
  }
  return [...months].map(([day, count]) => ({ day, count }))
}
