/** The days of an export for the accountant, and where it comes from. */
import { daysFrom, isIsoDay, laterDay } from '#/lib/iso-day.ts'

export const ACCOUNTS_CSV = '/api/admin/accounts.csv'
export const ACCOUNTS_JSON = '/api/admin/accounts.json'

/** The longest export, in days: ten years, for which accounts are kept. */
const MAX_DAYS = 3653

/** First and last day, both included (ISO 8601, Paris). */
export interface AccountsPeriod {
  readonly from: string
  readonly to: string
}

/** The month before that of a day. @param today in Paris (ISO 8601) */
export function lastMonth(today: string): AccountsPeriod {
  const to = laterDay(`${today.slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** The days of a query, last month where it names none; undefined for days that make no period. */
export function readPeriod(query: URLSearchParams, today: string): AccountsPeriod | undefined {
  const usual = lastMonth(today)
  const period = { from: query.get('from') ?? usual.from, to: query.get('to') ?? usual.to }
  return isPeriod(period) ? period : undefined
}

/** Whether two days make a period. */
export function isPeriod({ from, to }: AccountsPeriod): boolean {
  return isIsoDay(from) && isIsoDay(to) && from <= to && daysFrom(from, to) <= MAX_DAYS
}
