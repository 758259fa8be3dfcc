/** What a visitor's list is besides its venues, and the list as one value (behaviour 5.14). */
import { EVENT_IDS, type EventId } from '#/i18n/addresses/slugs-events.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import type { Brief } from '#/modules/venues/model/brief.ts'
import { LAYOUTS, type Layout } from '#/modules/venues/model/venue-options.ts'
import { listLayoutOf, PLANNED_LAYOUTS } from '#/modules/venues/model/wished-layout.ts'
import type { Favorite } from './favorite.ts'

/** What belongs to the list itself; what is not said is empty. */
export interface ListDetails {
  readonly title: string
  /** ISO day. */
  readonly startDate: string
  /** Whole days, 1 to 366. */
  readonly days: number | null
  readonly guests: number | null
  readonly layout: Layout | null
  /** What the venues are for. */
  readonly event?: EventId | undefined
}

/** The whole list of a browser, in the visitor's order. */
export interface LocalShortlist extends ListDetails {
  readonly venues: readonly { readonly slug: string; readonly note: string }[]
}

/** Longest texts, in characters. */
export const LIST_LIMITS = { title: 80, note: 500, days: 366, guests: 5000 } as const

/** A list of which nothing is said. */
export const NO_DETAILS: ListDetails = { title: '', startDate: '', days: null, guests: null, layout: null }

/** An ISO day as it is, anything else empty. */
export function keptDay(value: unknown): string {
  return typeof value === 'string' && isIsoDay(value) ? value : ''
}

/** A whole number from 1 to a limit, or nothing. */
export function readCount(value: unknown, most: number): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= most ? count : null
}

/** A layout, or nothing. */
export function readLayout(value: unknown): Layout | null {
  return LAYOUTS.find((layout) => layout === value) ?? null
}

/** Read what the browser keeps; whatever cannot be used is as if it were not said. */
export function parseDetails(text: string | null): ListDetails {
  const kept = recordIn(text)
  const event = EVENT_IDS.find((id) => id === kept.event)
  return {
    title: typeof kept.title === 'string' ? kept.title.slice(0, LIST_LIMITS.title) : '',
    startDate: keptDay(kept.startDate),
    days: readCount(kept.days, LIST_LIMITS.days),
    guests: readCount(kept.guests, LIST_LIMITS.guests),
    layout: readLayout(kept.layout),
    ...(event && { event }),
  }
}

/** What a brief says of the list; what it leaves out stays as it is. */
export function detailsIn({ startDate, duration, guests, event, ...brief }: Brief): Partial<ListDetails> {
  const layout = listLayoutOf(brief)
  return {
    ...(startDate && { startDate }),
    ...(duration && { days: duration }),
    ...(guests && { guests: Math.min(guests, LIST_LIMITS.guests) }),
    ...(layout && { layout }),
    ...(event && { event }),
  }
}

/** The brief that a list is. @param asked of the address, whose layout may be one that a list does not offer */
export function briefOf({ startDate, days, guests, layout, event }: ListDetails, asked: Brief): Brief {
  const planned = PLANNED_LAYOUTS.find((one) => one === asked.layout)
  const shown = layout ?? planned
  return {
    ...(startDate && { startDate }),
    ...(days && { duration: days }),
    ...(guests && { guests }),
    ...(shown && { layout: shown }),
    ...(event && { event }),
  }
}

function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The list as one value, to be sent. */
export function localShortlist(details: ListDetails, favorites: readonly Favorite[]): LocalShortlist {
  return { ...details, venues: favorites.map(({ slug, note = '' }) => ({ slug, note })) }
}
