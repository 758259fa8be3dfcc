/** The catalogue in memory, searched by words and filters in milliseconds at a hundred thousand venues. */

import { EVENT_IDS, type EventId } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { Language } from '#/i18n/languages.ts'
import {
  type Bounds,
  EQUIPMENT,
  type Equipment,
  LAYOUTS,
  type Layout,
  VENUE_TYPES,
  type VenueBounds,
  type VenueFacets,
  type VenueType,
} from '../model/venue.ts'
import { PAGE_SIZE, type VenueFilter } from '../model/venue-filter.ts'
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
import { TextSearch } from './search/text-search.ts'
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

const CENTS = 100

/** An index of published venues. It never changes; after a change of the catalogue another one is built. */
export class SearchIndex {
  /** Over all venues. */
  readonly bounds: VenueBounds
  readonly #venues: readonly IndexedVenue[]
  readonly #bySlug: ReadonlyMap<string, IndexedVenue>
  readonly #text: TextSearch
  readonly #types: Record<VenueType, Bitset>
  readonly #neighborhoods: Record<NeighborhoodId, Bitset>
  readonly #equipment: Record<Equipment, Bitset>
  readonly #ownEquipment: OwnEquipmentGroups
  readonly #events: Record<EventId, Bitset>
  readonly #surfaces: Float64Array
  readonly #prices: Float64Array
  readonly #capacities: Record<Layout, Float64Array>
  readonly #orders = new Map<Language, VenueOrders>()

  /** @param equipment what the agency named itself */
  constructor(venues: readonly IndexedVenue[], equipment: readonly SearchedEquipment[] = []) {
    this.#venues = venues
    this.#bySlug = new Map(venues.map((venue) => [venue.slug, venue]))
    this.#text = new TextSearch(venues)
    this.#types = groupBy(venues, VENUE_TYPES, (venue) => [venue.type])
    this.#neighborhoods = groupBy(venues, NEIGHBORHOOD_IDS, (venue) => [venue.neighborhood])
    this.#equipment = groupBy(venues, EQUIPMENT, (venue) => venue.equipment)
    this.#ownEquipment = new OwnEquipmentGroups(venues, equipment)
    this.#events = groupBy(venues, EVENT_IDS, (venue) => venue.eventTypes)
    this.#surfaces = Float64Array.from(venues, (venue) => venue.surfaceM2)
    this.#prices = Float64Array.from(venues, (venue) => venue.priceFromDayCents)
    this.#capacities = byId(LAYOUTS, (layout) =>
      Float64Array.from(venues, (venue) => venue.capacities[layout]),
    )
    this.bounds = { surface: boundsOf(this.#surfaces), priceCents: boundsOf(this.#prices) }
  }

  /** How many venues there are. */
  get size(): number {
    return this.#venues.length
  }

  /** Venues for a filter, sorted by the rules of a language. */
  search(filter: VenueFilter, language: Language): SearchResult {
    const equipment = filter.equipment.map((id) => this.#equipment[id])
    const own = filter.ownEquipment.map((id) => this.#ownEquipment.venuesWith(id))
    const wanted = [...equipment, ...own].reduce(intersection, this.#withoutGroups(filter))
    const ofType = this.#anyOf(filter.type, this.#types)
    const inNeighborhood = this.#anyOf(filter.neighborhood, this.#neighborhoods)
    const anyType = intersection(wanted, inNeighborhood)
    const anyNeighborhood = intersection(wanted, ofType)
    const found = intersection(anyType, ofType)
    return {
      total: count(found),
      slugs: this.#page(found, filter, language),
      facets: {
        type: byId(VENUE_TYPES, (id) => countBoth(anyType, this.#types[id])),
        neighborhood: byId(NEIGHBORHOOD_IDS, (id) => countBoth(anyNeighborhood, this.#neighborhoods[id])),
        equipment: byId(EQUIPMENT, (id) => countBoth(found, this.#equipment[id])),
        ownEquipment: this.#ownEquipment.choices(found, language),
      },
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

  /** The slugs of the venues most like one. */
  similar(slug: string, limit: number): string[] {
    return similarVenues(this.#venues, slug, limit)
  }

  /** Compute the orders of a language before the first query. */
  prepare(language: Language): void {
    this.#ordersOf(language)
  }

  /** Conditions shared by every group of choices: words, event, guests, surface, price. */
  #withoutGroups(filter: VenueFilter): Bitset {
    let found = filter.q ? this.#text.find(filter.q) : fullSet(this.size)
    const keep = (set: Bitset) => {
      found = intersection(found, set)
    }
    if (filter.event) keep(this.#events[filter.event])
    if (filter.guests) keep(within(this.#capacities[filter.layout], filter.guests, Number.POSITIVE_INFINITY))
    if (filter.surfaceMin || filter.surfaceMax !== undefined) {
      keep(within(this.#surfaces, filter.surfaceMin ?? 0, filter.surfaceMax ?? Number.POSITIVE_INFINITY))
    }
    if (filter.priceMax !== undefined) keep(within(this.#prices, 0, filter.priceMax * CENTS))
    return found
  }

  #anyOf<T extends string>(chosen: readonly T[], groups: Record<T, Bitset>): Bitset {
    if (chosen.length === 0) return fullSet(this.size)
    const found = emptySet(this.size)
    for (const id of chosen) unite(found, groups[id])
    return found
  }

  #page(found: Bitset, filter: VenueFilter, language: Language): string[] {
    const wanted = filter.page * PAGE_SIZE
    const slugs: string[] = []
    for (const position of this.#ordersOf(language).by(filter.sort, filter.layout)) {
      if (slugs.length === wanted) break
      const venue = has(found, position) ? this.#venues[position] : undefined
      if (venue) slugs.push(venue.slug)
    }
    return slugs
  }

  #ordersOf(language: Language): VenueOrders {
    const known = this.#orders.get(language)
    if (known) return known
    const orders = new VenueOrders(this.#venues, language)
    this.#orders.set(language, orders)
    return orders
  }
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
  if (values.length === 0) return { min: 0, max: 0 }
  return values.reduce(
    (bounds, value) => ({ min: Math.min(bounds.min, value), max: Math.max(bounds.max, value) }),
    {
      min: Number.POSITIVE_INFINITY,
      max: 0,
    },
  )
}
