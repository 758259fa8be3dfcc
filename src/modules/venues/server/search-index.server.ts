/** The catalogue in memory, searched by words and filters in milliseconds at a hundred thousand venues. */

import type { Language } from '#/i18n/languages.ts'
import {
  ALL_OF_FILTERS,
  ANY_OF_FILTERS,
  CHOICE_FILTERS,
  type ChoiceFilter,
  RANGE_FILTERS,
} from '../model/filter-table.ts'
import { type Concession, type OverlookedWord, SHORT_RESULT } from '../model/near-match.ts'
import { MAX_SUGGESTIONS } from '../model/suggestions.ts'
import { type Bounds, LAYOUTS, type Layout, type VenueBounds, type VenueFacets } from '../model/venue.ts'
import { EMPTY_FILTER, shownAtMost, type VenueFilter } from '../model/venue-filter.ts'
import { MOST_BESIDE_EACH_OTHER } from '../model/venue-map.ts'
import { add, type Bitset, count, countBoth, emptySet, has, intersection, unite } from './search/bitset.ts'
import { conditionsOf, type NumberName, type SearchedSets } from './search/conditions.ts'
import type { IndexedVenue } from './search/indexed-venue.ts'
import { type Condition, meetingAll, nearMatches } from './search/near-matches.ts'
import { OwnEquipmentGroups, type SearchedEquipment } from './search/own-equipment-groups.ts'
import { similarVenues } from './search/similar-venues.ts'
import { TextSearch, type TextsOf } from './search/text-search.ts'
import { byId, groupBy } from './search/venue-groups.ts'
import { VenueOrders } from './search/venue-orders.ts'

const NUMBERS: readonly NumberName[] = [...RANGE_FILTERS.map(({ name }) => name), 'accessSteps']

/** Most venues close to what was asked that follow a short result, and an empty one. */
const NEAR = 3
const NEAR_NOTHING = 6

/** Answer to a filter: which venues, how many of each facet, and what is near. */
export interface SearchResult {
  /** How many venues match. */
  total: number
  /** How many more would, and are taken. */
  taken: number
  /** The slugs of those that the page shows, in order. */
  slugs: string[]
  /** For a map, of the others: the slugs of those that are few enough in their neighbourhood to have pins of their own. */
  pinned: string[]
  facets: VenueFacets
  /** Where few match, those that miss one condition, the nearest first. */
  near: { readonly slug: string; readonly concession: Concession }[]
  /** Words that nothing has and that were taken for others. */
  overlooked: OverlookedWord[]
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
  readonly #numbers: ReadonlyMap<NumberName, Float64Array>
  readonly #capacities: Record<Layout, Float64Array>
  /** What conditions are made of. */
  readonly #sets: SearchedSets
  readonly #orders = new Map<Language, VenueOrders>()

  /**
   * @param venues in the order of our selection
   * @param equipment what the agency named itself
   * @param textsOf the texts of a venue, in all languages at once
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
      NUMBERS.map((name) => [name, Float64Array.from(venues, (venue) => venue[name] ?? Number.NaN)]),
    )
    this.#capacities = byId(LAYOUTS, (layout) =>
      Float64Array.from(venues, (venue) => venue.capacities[layout]),
    )
    this.#sets = {
      size: venues.length,
      venueAt: (position) => venues[position],
      find: (text) => this.#text.find(text).found,
      having: (key, id) => this.#group(key, id),
      havingOwn: (id) => this.#ownEquipment.venuesWith(id),
      numbersOf: (name) => this.#numbersOf(name),
      capacitiesFor: (layout) => this.#capacities[layout],
    }
    this.bounds = Object.fromEntries(
      RANGE_FILTERS.map(({ name, bounds }) => [bounds, boundsOf(this.#numbersOf(name))]),
    ) as VenueBounds
  }

  /** How many venues there are. */
  get size(): number {
    return this.#venues.length
  }

  /** The most guests that a venue holds in a layout. */
  mostGuests(layout: Layout): number {
    return this.#capacities[layout].reduce((most, guests) => Math.max(most, guests), 0)
  }

  /** How many venues say every word of a text; 0 where one of them had to be taken for another. */
  countSaying(text: string): number {
    const { found, mistyped } = this.#text.find(text)
    return mistyped.length > 0 ? 0 : count(found)
  }

  /**
   * Venues for a filter, sorted by the rules of a language.
   * @param taken slugs of venues that are left out and counted
   */
  search(filter: VenueFilter, language: Language, taken: readonly string[] = []): SearchResult {
    const text = filter.q ? this.#text.find(filter.q) : undefined
    const asked = conditionsOf(filter, text, this.#sets)
    const rest = taken.length === 0 ? undefined : this.#without(taken)
    const conditions = rest ? [...asked, { met: rest, relaxations: [] }] : asked
    const groups = conditions.filter(({ group }) => group !== undefined)
    const wanted = meetingAll(
      conditions.filter((condition) => !groups.includes(condition)),
      this.size,
    )
    const narrowed = (all: Bitset, group: Condition) => intersection(all, group.met)
    const found = groups.reduce(narrowed, wanted)
    const total = count(found)
    // A group counts what its own choices leave out as well: each of its boxes adds venues.
    const facets = ANY_OF_FILTERS.map(({ key }) => {
      const others = groups.filter(({ group }) => group !== key)
      return [key, this.#counts(key, others.reduce(narrowed, wanted))]
    })
    const slugs = this.#page(found, filter, language, text?.named).map(({ slug }) => slug)
    return {
      total,
      taken: rest ? count(meetingAll(asked, this.size)) - total : 0,
      slugs,
      pinned:
        filter.view === 'map' && slugs.length < total ? this.#pinned(found, filter, language, slugs) : [],
      facets: {
        ...Object.fromEntries([
          ...facets,
          ...ALL_OF_FILTERS.map(({ key }) => [key, this.#counts(key, found)]),
        ]),
        ownEquipment: this.#ownEquipment.choices(found, language),
      } as VenueFacets,
      near: total > SHORT_RESULT ? [] : this.#near(conditions, total),
      overlooked: total === 0 || !text ? [] : this.#text.overlooked(filter.q ?? '', text, found),
    }
  }

  /** The venues without some. */
  #without(slugs: readonly string[]): Bitset {
    const left = new Set(slugs)
    const set = emptySet(this.size)
    for (const [position, { slug }] of this.#venues.entries()) if (!left.has(slug)) add(set, position)
    return set
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

  #near(conditions: readonly Condition[], total: number) {
    const matches = nearMatches(conditions, this.size, total === 0 ? NEAR_NOTHING : NEAR)
    return matches.flatMap(({ position, concession }) => {
      const slug = this.#venues[position]?.slug
      return slug === undefined ? [] : [{ slug, concession }]
    })
  }

  #group(key: string, id: string): Bitset {
    return this.#groups.get(key)?.[id] ?? emptySet(this.size)
  }

  /** For each choice of a group, how many of the venues have it. */
  #counts(key: string, venues: Bitset): Record<string, number> {
    const groups = Object.entries(this.#groups.get(key) ?? {})
    return Object.fromEntries(groups.map(([id, group]) => [id, countBoth(venues, group)]))
  }

  #numbersOf(name: NumberName): Float64Array {
    return this.#numbers.get(name) ?? new Float64Array()
  }

  /** @param named venues that come first unless the visitor has chosen an order */
  #page(found: Bitset, filter: VenueFilter, language: Language, named: Bitset = found): IndexedVenue[] {
    const wanted = Math.min(shownAtMost(filter), count(found))
    const order = this.#ordersOf(language).by(filter)
    if (filter.sort !== EMPTY_FILTER.sort || named === found)
      return this.#first(wanted, order, (at) => has(found, at))
    const called = intersection(named, found)
    const first = this.#first(Math.min(wanted, count(called)), order, (at) => has(called, at))
    const others = (at: number) => has(found, at) && !has(called, at)
    return [...first, ...this.#first(wanted - first.length, order, others)]
  }

  /** Those that are few in their neighbourhood and not shown yet. */
  #pinned(found: Bitset, filter: VenueFilter, language: Language, shown: readonly string[]): string[] {
    const few = emptySet(this.size)
    for (const group of Object.values(this.#groups.get('neighborhood') ?? {})) {
      const there = intersection(found, group)
      if (count(there) <= MOST_BESIDE_EACH_OTHER) unite(few, there)
    }
    const order = this.#ordersOf(language).by(filter)
    const venues = this.#first(count(few), order, (at) => has(few, at))
    return venues.flatMap(({ slug }) => (shown.includes(slug) ? [] : slug))
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
