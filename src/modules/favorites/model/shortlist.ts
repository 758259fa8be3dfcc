/** What a visitor's list is besides its venues, and the list as one value (behaviour 5.14). */
import { isIsoDay } from '#/lib/iso-day.ts'
import { LAYOUTS, type Layout } from '#/modules/venues/model/venue-options.ts'
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
  return {
    title: typeof kept.title === 'string' ? kept.title.slice(0, LIST_LIMITS.title) : '',
    startDate: keptDay(kept.startDate),
    days: readCount(kept.days, LIST_LIMITS.days),
    guests: readCount(kept.guests, LIST_LIMITS.guests),
    layout: readLayout(kept.layout),
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
