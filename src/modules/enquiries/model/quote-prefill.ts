/** Query of the quote form's address: `?venue=a&venue=b&startDate=2027-03-01&duration=4&guests=51-100`, with `kind=visit` for a visit. */

import { BRIEF_KEYS } from '#/i18n/addresses/brief-query.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { isSlug } from '#/i18n/addresses/slug.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { type Brief, briefSearch, readBrief } from '#/modules/venues/model/brief.ts'
import { rangeOf } from '#/modules/venues/model/guest-ranges.ts'
import { MAX_WISHES_LENGTH } from '#/modules/venues/model/wishes.ts'
import { QUOTE_LIMITS } from './form-fields.ts'

/** Value of the key `kind` under which the form asks for a visit. */
export const VISIT = 'visit'

/** Values from the quote card of a venue's page. */
export interface QuotePrefill {
  /**
   * Slugs without duplicates, in the visitor's order. Somewhat more than an enquiry accepts, so that some can be
   * removed.
   */
  readonly venues: readonly string[]
  /** Whether a visit is asked for, and not a quote. */
  readonly isVisit: boolean
  /** ISO day, or empty. */
  readonly startDate: string
  /** As written in the address, usually a bare number of days. */
  readonly duration: string
  /** One of `GUEST_RANGES`, or empty. */
  readonly guestCount: string
  /** What was looked for in the list: its query, or empty. */
  readonly wishes: string
  /** What of it other pages read as well. */
  readonly brief: Brief
}

const MAX_VENUES = QUOTE_LIMITS.venues + 10

/**
 * Read the query of the address; what cannot be used is left empty. Of a repeated key the first in the alphabet counts,
 * because the front server sorts them before a page is rendered: server and browser must read the same. Venues alone
 * keep their order.
 */
export function quotePrefill(search: SearchParams): QuotePrefill {
  const startDate = first(search.startDate)
  const brief = readBrief(
    new URLSearchParams(
      BRIEF_KEYS.flatMap((key) => (first(search[key]) === '' ? [] : [[key, first(search[key])]])),
    ),
  )
  return {
    venues: [...new Set(all(search.venue))].filter(isSlug).slice(0, MAX_VENUES),
    isVisit: first(search.kind) === VISIT,
    startDate: isIsoDay(startDate) ? startDate : '',
    duration: first(search.duration).trim().slice(0, QUOTE_LIMITS.duration),
    guestCount: brief.guests ? rangeOf(brief.guests) : '',
    wishes: first(search.wishes).slice(0, MAX_WISHES_LENGTH),
    brief,
  }
}

/** Build the query again with other venues or another order. */
export function quoteSearch(prefill: QuotePrefill, venues: readonly string[]): string {
  const query = new URLSearchParams([
    ...venues.map((slug) => ['venue', slug]),
    ...new URLSearchParams(briefSearch(prefill.brief)),
  ])
  // A length in words, or a day that is over, is the form's alone.
  for (const key of ['startDate', 'duration'] as const)
    if (prefill[key] && !query.has(key)) query.set(key, prefill[key])
  if (prefill.isVisit) query.set('kind', VISIT)
  if (prefill.wishes) query.set('wishes', prefill.wishes)
  query.sort()
  return query.toString()
}

function all(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

function first(value: string | string[] | undefined): string {
  return all(value).toSorted()[0] ?? ''
}
