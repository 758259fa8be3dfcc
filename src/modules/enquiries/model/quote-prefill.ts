/** What the address of the quote form already says: `?venue=a&venue=b&startDate=2027-03-01&duration=4&guests=51-100`. */

import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { isSlug } from '#/i18n/addresses/slug.ts'
import { GUEST_RANGES } from './enquiry-options.ts'
import { QUOTE_LIMITS } from './quote-venue-fields.ts'

/** Answer that the quote card of a venue's page has already asked for. */
export interface QuotePrefill {
  /**
   * Slugs, each once, in the visitor's order. Somewhat more than an enquiry takes, so that the visitor can take some
   * away.
   */
  readonly venues: readonly string[]
  /** ISO day, or empty. */
  readonly startDate: string
  /** As written in the address, usually a bare number of days. */
  readonly duration: string
  /** One of `GUEST_RANGES`, or empty. */
  readonly guestCount: string
}

const MAX_VENUES = QUOTE_LIMITS.venues + 10
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Read the query of the address; what cannot be used is left empty. Of a repeated key the first in the alphabet counts,
 * because the front server sorts them before a page is rendered: server and browser must read the same. Venues alone
 * keep their order.
 */
export function quotePrefill(search: SearchParams): QuotePrefill {
  const startDate = first(search.startDate)
  return {
    venues: [...new Set(all(search.venue))].filter(isSlug).slice(0, MAX_VENUES),
    startDate: DAY.test(startDate) ? startDate : '',
    duration: first(search.duration).trim().slice(0, QUOTE_LIMITS.duration),
    guestCount: guestRange(first(search.guests)),
  }
}

/** Write an address again with other venues or another order of them. */
export function quoteSearch(prefill: QuotePrefill, venues: readonly string[]): string {
  const query = new URLSearchParams(venues.map((slug) => ['venue', slug]))
  if (prefill.startDate) query.set('startDate', prefill.startDate)
  if (prefill.duration) query.set('duration', prefill.duration)
  if (prefill.guestCount) query.set('guests', prefill.guestCount)
  query.sort()
  return query.toString()
}

function all(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

function first(value: string | string[] | undefined): string {
  return all(value).toSorted()[0] ?? ''
}

/** A range as it is, or the range that a number of guests lies in. */
function guestRange(text: string): string {
  if (GUEST_RANGES.some((range) => range === text)) return text
  const guests = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (guests === 0) return ''
  return GUEST_RANGES.find((range) => guests <= Number(range.split('-')[1] ?? Number.POSITIVE_INFINITY)) ?? ''
}
