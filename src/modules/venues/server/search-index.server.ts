/** The catalogue in memory, searched by words and filters in milliseconds at a hundred thousand venues. */

import type { Language } from '#/i18n/languages.ts'
import {
  ALL_OF_FILTERS,
  ANY_OF_FILTERS,
  CHOICE_FILTERS,
  type ChoiceFilter,
  chosenFilters,
  RANGE_FILTERS,
  type RangeName,
} from '../model/filter-table.ts'
import { MAX_SUGGESTIONS } from '../model/suggestions.ts'
import { type Bounds, LAYOUTS, type Layout, type VenueBounds, type VenueFacets } from '../model/venue.ts'
import { EMPTY_FILTER, PAGE_SIZE, type VenueFilter } from '../model/venue-filter.ts'
import {
  add,
  type Bitset,
  count,
  countBoth,
  emptySet,
  fullSet,
  has,
  intersection,
  unite,
} from './search/bitset.ts'
import type { IndexedVenue } from './search/indexed-venue.ts'
import { OwnEquipmentGroups, type SearchedEquipment } from './search/own-equipment-groups.ts'
import { similarVenues } from './search/similar-venues.ts'
import { TextSearch, type TextsOf } from './search/text-search.ts'
import { byId, groupBy } from './search/venue-groups.ts'
import { VenueOrders } from './search/venue-orders.ts'

/** Result of a search. */
export interface SearchResult {
  /** How many venues match. */
  total: number
  /** The slugs of those that the page shows, in order. */
  slugs: string[]
  facets: VenueFacets
}

/** An index of published venues. It never changes; after a change of the catalogue another one is built. */
export class SearchIndex {
  /** Over all venues. */
  readonly bounds: VenueBounds
  readonly #venues: readonly IndexedVenue[]
  readonly #bySlug: ReadonlyMap<string, IndexedVenue>
  readonly #text: TextSearch
  /** By the key of the filter and the id of the choice: the venues that have it. */
  readonly #groups: ReadonlyMap<string, Readonly<Record<string, Bitset>>>
  readonly #ownEquipment: OwnEquipmentGroups
  /** The number of every venue, by the name of its attribute; not a number where it is unknown. */
  readonly #numbers: ReadonlyMap<RangeName, Float64Array>
  readonly #capacities: Record<Layout, Float64Array>
  readonly #orders = new Map<Language, VenueOrders>()

  /**
   * @param equipment what the agency named itself
   * @param textsOf what is said of a venue, in all languages at once
   */
  constructor(
    venues: readonly IndexedVenue[],
    equipment: readonly SearchedEquipment[] = [],
    textsOf: TextsOf = () => '',
  ) {
    this.#venues = venues
    this.#bySlug = new Map(venues.map((venue) => [venue.slug, venue]))
    this.#ownEquipment = new OwnEquipmentGroups(venues, equipment)
    this.#text = new TextSearch(venues, this.#ownEquipment, textsOf)
    this.#groups = new Map(
      CHOICE_FILTERS.map((filter) => [
        filter.key,
        groupBy(venues, filter.ids, (venue) => idsIn(venue, filter)),
      ]),
    )
    this.#numbers = new Map(
      RANGE_FILTERS.map(({ name }) => [
        name,
        Float64Array.from(venues, (venue) => venue[name] ?? Number.NaN),
      ]),
    )
    this.#capacities = byId(LAYOUTS, (layout) =>
      Float64Array.from(venues, (venue) => venue.capacities[layout]),
    )
    this.bounds = Object.fromEntries(
      RANGE_FILTERS.map(({ name, bounds }) => [bounds, boundsOf(this.#numbersOf(name))]),
    ) as VenueBounds
  }

  /** How many venues there are. */
  get size(): number {
    return this.#venues.length
  }

  /** Venues for a filter, sorted by the rules of a language. */
  search(filter: VenueFilter, language: Language): SearchResult {
    const text = filter.q ? this.#text.find(filter.q) : undefined
    const wanted = this.#withoutGroups(filter, text?.found ?? fullSet(this.size))
    const groups = ANY_OF_FILTERS.map(({ key }) => ({ key, found: this.#anyOf(key, filter[key]) }))
    const narrowed = (all: Bitset, group: { found: Bitset | undefined }) =>
      group.found ? intersection(all, group.found) : all
    const found = groups.reduce(narrowed, wanted)
    // A group counts what its own choices leave out as well: each of its boxes adds venues.
    const facets = groups.map(({ key }) => {
      const others = groups.filter((group) => group.key !== key)
      return [key, this.#counts(key, others.reduce(narrowed, wanted))]
    })
    return {
      total: count(found),
      slugs: this.#page(found, filter, language, text?.named).map(({ slug }) => slug),
      facets: {
        ...Object.fromEntries([
          ...facets,
          ...ALL_OF_FILTERS.map(({ key }) => [key, this.#counts(key, found)]),
        ]),
        ownEquipment: this.#ownEquipment.choices(found, language),
      } as VenueFacets,
    }
  }

  /** The published venue with exactly this slug. */
  venue(slug: string): Pick<IndexedVenue, 'slug' | 'type'> | undefined {
    return this.#bySlug.get(slug)
  }

  /** Whether a venue has something that the agency named itself, by its id. */
  knowsEquipment(id: string): boolean {
    return this.#ownEquipment.has(id)
  }

  /** Whether a folded word is a whole word of the catalogue, of a kind of venue or of a place. */
  knowsWord(word: string): boolean {
    return this.#text.knows(word)
  }

  /** How many venues have a choice of a filter. */
  countOf(key: string, id: string): number {
    return count(this.#group(key, id))
  }

  /** The first few venues whose names have all words of a text, in the order of our selection. */
  called(text: string, language: Language): IndexedVenue[] {
    const named = this.#text.called(text)
    const order = this.#ordersOf(language).by(EMPTY_FILTER)
    return this.#first(MAX_SUGGESTIONS, order, (at) => has(named, at))
  }

  /** The slugs of the venues most like one. */
  similar(slug: string, limit: number): string[] {
    return similarVenues(this.#venues, slug, limit)
  }

  /** Compute the orders of a language before the first query. */
  prepare(language: Language): void {
    this.#ordersOf(language)
  }

  /** The conditions beside the groups of which any choice will do. */
  #withoutGroups(filter: VenueFilter, withText: Bitset): Bitset {
    let found = withText
    const keep = (set: Bitset) => {
      found = intersection(found, set)
    }
    for (const { key } of chosenFilters()) {
      const id = filter[key]
      if (id) keep(this.#group(key, id))
    }
    if (filter.guests) keep(within(this.#capacities[filter.layout], filter.guests, Number.POSITIVE_INFINITY))
    for (const { name, min, max, unit } of RANGE_FILTERS) {
      const least = (min && filter[min]) || 0
      const most = max === undefined ? undefined : filter[max]
      if (least === 0 && most === undefined) continue
      keep(within(this.#numbersOf(name), least * unit, (most ?? Number.POSITIVE_INFINITY) * unit))
    }
    for (const { key } of ALL_OF_FILTERS) for (const id of filter[key]) keep(this.#group(key, id))
    for (const id of filter.ownEquipment) keep(this.#ownEquipment.venuesWith(id))
    return found
  }

  /** The venues with any of the choices; undefined where nothing is chosen, which leaves out none. */
  #anyOf(key: string, chosen: readonly string[]): Bitset | undefined {
    if (chosen.length === 0) return undefined
    const found = emptySet(this.size)
    for (const id of chosen) unite(found, this.#group(key, id))
    return found
  }

  #group(key: string, id: string): Bitset {
    return this.#groups.get(key)?.[id] ?? emptySet(this.size)
  }

  /** For each choice of a group, how many of the venues have it. */
  #counts(key: string, venues: Bitset): Record<string, number> {
    const groups = Object.entries(this.#groups.get(key) ?? {})
    return Object.fromEntries(groups.map(([id, group]) => [id, countBoth(venues, group)]))
  }

  #numbersOf(name: RangeName): Float64Array {
    return this.#numbers.get(name) ?? new Float64Array()
  }

  /** @param named venues that come first unless the visitor has chosen an order */
  #page(found: Bitset, filter: VenueFilter, language: Language, named: Bitset = found): IndexedVenue[] {
    const wanted = Math.min(filter.page * PAGE_SIZE, count(found))
    const order = this.#ordersOf(language).by(filter)
    if (filter.sort !== EMPTY_FILTER.sort || named === found)
      return this.#first(wanted, order, (at) => has(found, at))
    const called = intersection(named, found)
    const first = this.#first(Math.min(wanted, count(called)), order, (at) => has(called, at))
    const others = (at: number) => has(found, at) && !has(called, at)
    return [...first, ...this.#first(wanted - first.length, order, others)]
  }

  /** The first venues of an order that a test lets pass. */
  #first(most: number, order: Uint32Array, passes: (position: number) => boolean): IndexedVenue[] {
    const first: IndexedVenue[] = []
    for (const position of order) {
      if (first.length === most) break
      const venue = passes(position) ? this.#venues[position] : undefined
      if (venue) first.push(venue)
    }
    return first
  }

  #ordersOf(language: Language): VenueOrders {
    const known = this.#orders.get(language)
    if (known) return known
    const orders = new VenueOrders(this.#venues, language)
    this.#orders.set(language, orders)
    return orders
  }
}

/** What a venue has of an attribute with ids. */
function idsIn(venue: IndexedVenue, { name, ids, values }: ChoiceFilter): readonly string[] {
  const own = venue[name]
  if (values !== undefined) return ids.filter((_, at) => values[at] === own)
  return [own].flat().map(String)
}

function within(values: Float64Array, min: number, max: number): Bitset {
  const set = emptySet(values.length)
  for (let position = 0; position < values.length; position++) {
    const value = values[position] ?? 0
    if (value >= min && value <= max) add(set, position)
  }
  return set
}

function boundsOf(values: Float64Array): Bounds {
  const known = values.filter((value) => !Number.isNaN(value))
  if (known.length === 0) return { min: 0, max: 0 }
  return known.reduce(
    (bounds, value) => ({ min: Math.min(bounds.min, value), max: Math.max(bounds.max, value) }),
    {
      min: Number.POSITIVE_INFINITY,
      max: 0,
    },
  )
}
