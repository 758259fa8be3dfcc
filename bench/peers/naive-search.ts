/** The plain way to search: filter and sort an array for every request. The peer in `search.ts`. */

import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { wordsOf } from '#/lib/fold.ts'
import { EQUIPMENT, VENUE_TYPES } from '#/modules/venues/model/venue.ts'
import { EMPTY_FILTER, PAGE_SIZE, type VenueFilter } from '#/modules/venues/model/venue-filter.ts'
import { arrondissementsOf, isEverywhere } from '#/modules/venues/server/search/arrondissement-words.ts'
import type { IndexedVenue } from '#/modules/venues/server/search/indexed-venue.ts'
import {
  indexedWords,
  isUnspaced,
  searchedWords,
  wantedBeginnings,
} from '#/modules/venues/server/search/search-words.ts'
import {
  namesOfEquipment,
  namesOfEvent,
  namesOfNeighborhood,
  namesOfType,
  neighborhoodName,
} from '#/modules/venues/server/search/searchable-names.server.ts'

type Test = (venue: IndexedVenue) => boolean

const texts = new WeakMap<IndexedVenue, string>()
const nameWords = new Map<string, string[]>()

/** Folded words are kept even here: folding a hundred thousand names for each request would be no fair peer. */
function wordsFor(text: string): string[] {
  const known = nameWords.get(text)
  if (known) return known
  const words = indexedWords(text)
  nameWords.set(text, words)
  return words
}

function isNamed(venue: IndexedVenue, word: string): boolean {
  if (isEverywhere(word) || arrondissementsOf(word).includes(venue.arrondissement)) return true
  return begins(word, [venue.name, ...namesOfType(venue.type), ...namesOfNeighborhood(venue.neighborhood)])
}

function isTold(venue: IndexedVenue, word: string, text: string): boolean {
  const told = [...venue.equipment.flatMap(namesOfEquipment), ...venue.eventTypes.flatMap(namesOfEvent)]
  if (word.length >= 3 || isUnspaced(word)) return begins(word, [text, ...told])
  return [text, ...told].some((one) => wordsFor(one).includes(word) || joined(one) === word)
}

function begins(word: string, texts: readonly string[]): boolean {
  return wantedBeginnings(word).every((part) =>
    texts.some(
      (text) =>
        wordsFor(text).some((candidate) => candidate.startsWith(part)) ||
        // Names of several words are asked for as one.
        joined(text).startsWith(part),
    ),
  )
}

const joined = (text: string) => (text.includes('\n') ? '' : (wordsFor(`${wordsOf(text).join('')}`)[0] ?? ''))

/** The same answer as the index gives, counts included. */
export function naiveSearch(
  venues: readonly IndexedVenue[],
  filter: VenueFilter,
  language: Language,
  textsOf: (venue: IndexedVenue) => string,
) {
  const textOf = (venue: IndexedVenue) => {
    const known = texts.get(venue) ?? textsOf(venue)
    texts.set(venue, known)
    return known
  }
  const typed = wordsOf(filter.q ?? '')
  const hasAll = (wanted: readonly string[]): Test => {
    return (venue) => wanted.every((word) => isNamed(venue, word) || isTold(venue, word, textOf(venue)))
  }
  const words = venues.some(hasAll(typed)) ? typed : searchedWords(filter.q ?? '')
  const isCalled: Test = (venue) => words.every((word) => isNamed(venue, word))
  const ofType: Test = (venue) => filter.type.length === 0 || filter.type.includes(venue.type)
  const inPlace: Test = (venue) =>
    filter.neighborhood.length === 0 || filter.neighborhood.includes(venue.neighborhood)
  const rest: Test = (venue) =>
    hasAll(words)(venue) &&
    filter.equipment.every((id) => venue.equipment.includes(id)) &&
    (filter.event === undefined || venue.eventTypes.includes(filter.event)) &&
    venue.capacities[filter.layout] >= (filter.guests ?? 0) &&
    (filter.access.length === 0 || venue.accessSteps === 0) &&
    (venue.goodsDoorWidthCm ?? 0) >= (filter.goodsDoorMin ?? 0) &&
    venue.surfaceM2 >= (filter.surfaceMin ?? 0) &&
    venue.surfaceM2 <= (filter.surfaceMax ?? Number.POSITIVE_INFINITY) &&
    venue.priceFromDayCents <= (filter.priceMax ?? Number.POSITIVE_INFINITY) * 100

  const wished = venues.filter(rest)
  const found = wished.filter((venue) => ofType(venue) && inPlace(venue))
  const anyType = wished.filter(inPlace)
  const facets = {
    type: VENUE_TYPES.map((id) => anyType.filter((venue) => venue.type === id).length),
    equipment: EQUIPMENT.map((id) => found.filter((venue) => venue.equipment.includes(id)).length),
  }
  const compare = comparison(venues, filter, language)
  const first: Test = filter.sort === EMPTY_FILTER.sort ? isCalled : () => true
  const sorted = found.sort((a, b) => Number(first(b)) - Number(first(a)) || compare(a, b))
  return {
    total: found.length,
    slugs: sorted.slice(0, filter.page * PAGE_SIZE).map((venue) => venue.slug),
    facets,
  }
}

function comparison(venues: readonly IndexedVenue[], { sort, layout }: VenueFilter, language: Language) {
  const { compare } = new Intl.Collator(LANGUAGES[language].intl, { numeric: true })
  const byName = (a: IndexedVenue, b: IndexedVenue) => compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1)
  const place = (venue: IndexedVenue) => neighborhoodName(venue.neighborhood, language)
  const capacity = (venue: IndexedVenue) => venue.capacities[layout] || Number.MAX_SAFE_INTEGER
  const places = new Map(sort === 'selection' ? venues.map((venue, at) => [venue, at]) : [])
  const first = {
    selection: (a: IndexedVenue, b: IndexedVenue) => (places.get(a) ?? 0) - (places.get(b) ?? 0),
    name: () => 0,
    neighborhood: (a: IndexedVenue, b: IndexedVenue) => compare(place(a), place(b)),
    price: (a: IndexedVenue, b: IndexedVenue) => a.priceFromDayCents - b.priceFromDayCents,
    surface: (a: IndexedVenue, b: IndexedVenue) => a.surfaceM2 - b.surfaceM2,
    capacity: (a: IndexedVenue, b: IndexedVenue) => capacity(a) - capacity(b),
  }[sort]
  return (a: IndexedVenue, b: IndexedVenue) => first(a, b) || byName(a, b)
}
