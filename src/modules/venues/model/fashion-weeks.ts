/**
 * The fashion weeks of Paris, by year. The Fédération de la Haute Couture et de la Mode decides on their dates; what is not
 * checked against its calendar is `confirmed: false`, and pages say that such dates are expected.
 */
import { daysFrom, laterDay } from '#/lib/iso-day.ts'
import type { AskedStay } from './brief.ts'

/** The kinds of fashion weeks. */
export type FashionWeekId = 'menswear' | 'haute-couture' | 'womenswear'

/** Days of a Paris season; what is not yet official is said so. */
export interface FashionWeek {
  readonly id: FashionWeekId
  /** The first day, ISO 8601, as is the last. */
  readonly from: string
  readonly to: string
  /** Whether the dates are those of the official calendar. */
  readonly confirmed: boolean
}

const expected = (id: FashionWeekId, from: string, to: string): FashionWeek => ({
  id,
  from,
  to,
  confirmed: false,
})

/** In the order of their days. */
export const FASHION_WEEKS: readonly FashionWeek[] = [
  expected('menswear', '2027-01-19', '2027-01-24'),
  expected('haute-couture', '2027-01-25', '2027-01-28'),
  expected('womenswear', '2027-03-01', '2027-03-09'),
  expected('menswear', '2027-06-22', '2027-06-27'),
  expected('haute-couture', '2027-07-05', '2027-07-08'),
  expected('womenswear', '2027-09-27', '2027-10-05'),
  expected('menswear', '2028-01-18', '2028-01-23'),
  expected('haute-couture', '2028-01-24', '2028-01-27'),
  expected('womenswear', '2028-02-28', '2028-03-07'),
  expected('menswear', '2028-06-20', '2028-06-25'),
  expected('haute-couture', '2028-07-03', '2028-07-06'),
  expected('womenswear', '2028-09-25', '2028-10-03'),
]

/** The weeks that are not over. @param today ISO 8601 */
export function comingFashionWeeks(today: string): FashionWeek[] {
  return FASHION_WEEKS.filter(({ to }) => to >= today)
}

/** The first fashion week that a stay touches; without its length its first day counts. */
export function fashionWeekOf({ startDate, duration = 1 }: AskedStay): FashionWeek | undefined {
  if (startDate === undefined) return undefined
  const last = laterDay(startDate, duration - 1)
  return FASHION_WEEKS.find(({ from, to }) => from <= last && to >= startDate)
}

/** The next week of a kind that has not begun: its days can all be asked for. @param today ISO 8601 */
export function nextFashionWeek(id: FashionWeekId, today: string): FashionWeek | undefined {
  return FASHION_WEEKS.find((week) => week.id === id && week.from >= today)
}

/** The stay that a week is: all of it, or what is left. @param today ISO 8601 */
export function stayOfWeek({ from, to }: FashionWeek, today: string): Required<AskedStay> {
  const startDate = from < today ? today : from
  return { startDate, duration: daysFrom(startDate, to) }
}
