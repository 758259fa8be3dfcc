/** A stay in an address: `?startDate=2027-03-01&duration=4`, on every page the same two keys. */
import { parisDay } from '#/lib/paris-time.ts'
import { readDay } from '#/lib/typed/read-day.ts'
import { firstValue, readNumber, shorten } from './filter-fields.ts'
import type { FilterProblem } from './venue.ts'

/** The longest stay, in days; hires by the day are never longer than a year. */
export const MAX_STAY_DAYS = 366

/** What an address says of a stay; either may be missing. */
export interface AskedStay {
  /** The first day, ISO 8601. */
  readonly startDate?: string
  /** Whole days, 1 to `MAX_STAY_DAYS`. */
  readonly duration?: number
}

/**
 * Read a stay. What cannot be used is left out and explained.
 * @param today in Paris, ISO 8601: a stay begins today at the earliest
 */
export function readStay(
  params: URLSearchParams,
  problems: FilterProblem[] = [],
  today: string = parisDay(new Date()),
): AskedStay {
  const startDate = readStart(params, today, problems)
  const duration = readNumber(params, 'duration', { min: 1, max: MAX_STAY_DAYS, unit: 'days' }, problems)
  return { ...(startDate && { startDate }), ...(duration && { duration }) }
}

function readStart(params: URLSearchParams, today: string, problems: FilterProblem[]): string | undefined {
  const text = firstValue(params, 'startDate')
  if (text === undefined) return undefined
  const read = readDay(text, today)
  if (read.kind !== 'day') problems.push({ field: 'startDate', code: 'day', text: shorten(text) })
  else if (read.day < today) problems.push({ field: 'startDate', code: 'past', text: read.day })
  else return read.day
  return undefined
}

/** The query of a stay, without the question mark; empty for none. */
export function staySearch({ startDate, duration }: AskedStay): string {
  const params = new URLSearchParams()
  if (duration !== undefined) params.set('duration', String(duration))
  if (startDate !== undefined) params.set('startDate', startDate)
  return params.toString()
}
