/** Queries of the venue list: from the router, from the form, and in the form in which they are compared. */

import { knownQuery } from '#/i18n/addresses/known-query.ts'
import { type SearchParams, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { parseVenueFilter, venueFilterToSearch } from '../../model/venue-filter.ts'
import { rangeKeys } from './typed-value.ts'

/** The part of an address's query that is about the list, without the question mark. */
export function listSearchOf(search: SearchParams): string {
  return knownQuery('venues', new URLSearchParams(stringifySearch(search))).slice(1)
}

/**
 * The query for what a form says, from the first page: canonical, except that what cannot be used stays as it was
 * typed, so that the list can say what is wrong.
 */
export function tidySearch(typed: URLSearchParams): string {
  const { filter, problems } = parseVenueFilter(typed)
  const params = venueFilterToSearch({ ...filter, page: 1 })
  const rejected = problems.flatMap(({ code, field }) => (code === 'range' ? rangeKeys(field) : [field]))
  for (const field of new Set(rejected)) {
    params.delete(field)
    for (const value of typed.getAll(field)) if (value.trim() !== '') params.append(field, value.trim())
  }
  params.sort()
  return params.toString()
}
