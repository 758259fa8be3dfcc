/** A search as predefined terms that can be counted without storing typed text. */
import type { Language } from '#/i18n/languages.ts'
import { wordsOf } from '#/lib/fold.ts'
import { chosenFilters, RANGE_KEYS, tickedFilters } from '../model/filter-table.ts'
import { EMPTY_FILTER, parseVenueFilter, type VenueFilter } from '../model/venue-filter.ts'
import type { SearchIndex } from './search-index.server.ts'

/** Most words of one search that are counted; the rest are counted as one other. */
const MAX_WORDS = 5

/**
 * Describe the query of the venue list. Choices are named (`type:loft`), numbers only by their key (`guests`), words
 * only when the catalogue has them (`word:marais`): all others, which may be a name or an address, are `word:other`.
 * `results:none` marks a search that found nothing.
 * @returns undefined for a query without a filter
 */
export function describeVenueSearch(
  index: SearchIndex,
  query: string,
  language: Language,
): { terms: string[]; results: number } | undefined {
  const { filter } = parseVenueFilter(new URLSearchParams(query))
  if (searchTerms(index, filter, 1).length === 0) return undefined
  const { total } = index.search({ ...filter, page: 1, sort: EMPTY_FILTER.sort }, language)
  return { terms: searchTerms(index, filter, total), results: total }
}

/** The same terms of a search with this number of results; empty for one without a filter. */
export function searchTerms(index: SearchIndex, filter: VenueFilter, results: number): string[] {
  const terms = [...chosen(filter), ...numbers(filter), ...words(index, filter.q ?? '')]
  return terms.length > 0 && results === 0 ? [...terms, 'results:none'] : terms
}

function chosen(filter: VenueFilter): string[] {
  return [
    ...tickedFilters().flatMap(({ key }) => filter[key].map((id) => `${key}:${id}`)),
    // Its names are the agency's to change; figures of different times must fit together.
    ...(filter.ownEquipment.length > 0 ? ['equipment:own'] : []),
    ...chosenFilters().flatMap(({ key }) => (filter[key] ? [`${key}:${filter[key]}`] : [])),
    ...(filter.layout === EMPTY_FILTER.layout ? [] : [`layout:${filter.layout}`]),
  ]
}

function numbers(filter: VenueFilter): string[] {
  const keys = ['guests', ...RANGE_KEYS] as const
  return keys.filter((key) => filter[key] !== undefined)
}

function words(index: SearchIndex, typed: string): string[] {
  const typedWords = wordsOf(typed)
  const terms = typedWords
    .slice(0, MAX_WORDS)
    .map((word) => (index.knowsWord(word) ? `word:${word}` : 'word:other'))
  if (typedWords.length > MAX_WORDS) terms.push('word:other')
  return [...new Set(terms)]
}
