/** Queries of the venue list: from the router, from the form, and in the form in which they are compared. */
import { parseVenueFilter, venueFilterToSearch } from '#/features/venues/venue-filter.ts'
import type { SearchParams } from '#/i18n/search-params.ts'

/** In the order of the address. */
const FIELDS = [
  'equipment',
  'event',
  'guests',
  'layout',
  'neighborhood',
  'page',
  'priceMax',
  'q',
  'sort',
  'surfaceMax',
  'surfaceMin',
  'type',
] as const

const RANGE = ['surfaceMin', 'surfaceMax']

/** Longer than every filter at once. The front server drops a longer query too (`request-policy.ts`). */
const MAX_LENGTH = 2000

/**
 * The part of an address's query that is about the list, without the question mark. Sorted as the front server sorts
 * it, so that server and browser know the page they share by the same text.
 */
export function listSearchOf(search: SearchParams): string {
  const known = FIELDS.flatMap((field) =>
    [search[field] ?? []]
      .flat()
      .filter((value) => value.trim() !== '')
      .sort()
      .map((value): [string, string] => [field, value]),
  )
  const text = new URLSearchParams(known).toString()
  return text.length > MAX_LENGTH ? '' : text
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
