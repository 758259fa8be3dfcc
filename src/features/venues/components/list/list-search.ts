/** Queries of the venue list: from the router, from the form, and in the form in which they are compared. */
import { parseVenueFilter, venueFilterToSearch } from '#/features/venues/venue-filter.ts'
import { type SearchParams, stringifySearch } from '#/i18n/search-params.ts'

const FIELDS = [
  'q',
  'type',
  'neighborhood',
  'equipment',
  'event',
  'layout',
  'guests',
  'surfaceMin',
  'surfaceMax',
  'priceMax',
  'sort',
  'page',
] as const

const RANGE = ['surfaceMin', 'surfaceMax']

/** Longer than every filter at once; the server function takes no more. */
const MAX_LENGTH = 8000

/** The part of an address's query that is about the list, without the question mark. */
export function listSearchOf(search: SearchParams): string {
  const known = Object.fromEntries(FIELDS.flatMap((field) => (search[field] ? [[field, search[field]]] : [])))
  return stringifySearch(known).slice(1, MAX_LENGTH)
}

/**
 * The query for what a form says, from the first page: canonical, except that what cannot be used stays as it was
 * typed, so that the list can say what is wrong.
 */
export function tidySearch(typed: URLSearchParams): string {
  const { filter, problems } = parseVenueFilter(typed)
  const params = venueFilterToSearch({ ...filter, page: 1 })
  const refused = problems.flatMap(({ code, field }) => (code === 'range' ? RANGE : [field]))
  for (const field of new Set(refused)) {
    params.delete(field)
    for (const value of typed.getAll(field)) if (value.trim() !== '') params.append(field, value.trim())
  }
  params.sort()
  return params.toString()
}
