/**
 * What a visitor has in mind, as addresses say it: `?duration=4&event=showroom&guests=50&layout=rails&startDate=2027-03-01`,
 * on every page the same keys, with this one reader and this one writer.
 */
import type { BriefKey } from '#/i18n/addresses/brief-query.ts'
import { EVENT_IDS, type EventId } from '#/i18n/addresses/slugs-events.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { readDay } from '#/lib/typed/read-day.ts'
import { firstValue, readChoice, readNumber, shorten } from './filter-fields.ts'
import { GUEST_RANGES, mostOf } from './guest-ranges.ts'
import type { FilterProblem } from './venue.ts'
import { LAYOUTS } from './venue-options.ts'
import { type BriefLayout, PLANNED_LAYOUTS } from './wished-layout.ts'

/** The longest stay, in days; hires by the day are never longer than a year. */
export const MAX_STAY_DAYS = 366

/** The greatest number of guests that is taken; stated beside the fields. */
const MAX_GUESTS = 100_000

/** Days that are asked for; either part may be missing. */
export interface AskedStay {
  /** The first day, ISO 8601. */
  readonly startDate?: string
  /** Whole days, 1 to `MAX_STAY_DAYS`. */
  readonly duration?: number
}

/** A brief; what is not said is missing. */
export interface Brief extends AskedStay {
  readonly event?: EventId
  /** As many as the visitor expects; never metres of rail, nor what a room would hold. */
  readonly guests?: number
  readonly layout?: BriefLayout
}

/**
 * Read a brief. What cannot be used is left out and explained.
 * @param today in Paris, ISO 8601: a stay begins today at the earliest
 */
export function readBrief(
  params: URLSearchParams,
  problems: FilterProblem[] = [],
  today: string = parisDay(new Date()),
): Brief {
  const startDate = readStart(params, today, problems)
  const duration = readNumber(params, 'duration', { min: 1, max: MAX_STAY_DAYS, unit: 'days' }, problems)
  const event = readChoice(params, 'event', EVENT_IDS, problems)
  const layout = readLayout(params, problems)
  const guests = readGuests(params, problems)
  return {
    ...(duration && { duration }),
    ...(event && { event }),
    ...(guests && { guests }),
    ...(layout && { layout }),
    ...(startDate && { startDate }),
  }
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

/** A minimum of 0 asks for nothing; of a range, as the quote card offers them, its most. */
function readGuests(params: URLSearchParams, problems: FilterProblem[]): number | undefined {
  const range = GUEST_RANGES.find((one) => one === firstValue(params, 'guests'))
  if (range) return mostOf(range)
  return readNumber(params, 'guests', { max: MAX_GUESTS, unit: 'guests' }, problems)
}

function readLayout(params: URLSearchParams, problems: FilterProblem[]): BriefLayout | undefined {
  // Plans had a name of their own for it in addresses.
  if (firstValue(params, 'layout') === 'dinner') return 'seatedDinner'
  return readChoice(params, 'layout', [...LAYOUTS, ...PLANNED_LAYOUTS], problems)
}

/** The query of a brief, sorted, without the question mark; empty for none. */
export function briefSearch({ duration, event, guests, layout, startDate }: Brief): string {
  const said = { duration, event, guests, layout, startDate } satisfies Record<BriefKey, unknown>
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(said)) if (value !== undefined) params.set(key, String(value))
  return params.toString()
}

/** The days of a brief alone. */
export function stayOf({ startDate, duration }: AskedStay): AskedStay {
  return { ...(startDate && { startDate }), ...(duration && { duration }) }
}
