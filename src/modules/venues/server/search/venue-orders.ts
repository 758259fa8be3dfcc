/** The orders of the list, worked out once for each language. */

import { LRUCache } from 'lru-cache'
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { NUMBER_SORTS } from '../../model/filter-table.ts'
import { stayPrice } from '../../model/hire.ts'
import { LAYOUTS } from '../../model/venue.ts'
import type { VenueFilter } from '../../model/venue-filter.ts'
import type { IndexedVenue } from './indexed-venue.ts'
import { neighborhoodName } from './searchable-names.server.ts'

/** Orders by the price of a stay that are kept, 400 kB each at 100,000 venues. */
const STAY_ORDERS = 8

/** Positions in order, for one language. */
export class VenueOrders {
  readonly #venues: readonly IndexedVenue[]
  readonly #collator: Intl.Collator
  readonly #language: Language
  /** For each position, its place in the order by name: what decides between equals. */
  readonly #placeByName: Uint32Array
  readonly #orders = new Map<string, Uint32Array>()
  /** By the days of the stay: what no minimum hire changes is the order by the price of a day. */
  readonly #stayOrders = new LRUCache<number, Uint32Array>({ max: STAY_ORDERS })
  readonly #longestMinimum: number

  /**
   * Work out every order at once, so that no visitor pays for being the first to ask for one.
   * @param venues in the order of our selection
   */
  constructor(venues: readonly IndexedVenue[], language: Language) {
    this.#venues = venues
    this.#language = language
    this.#collator = new Intl.Collator(LANGUAGES[language].intl, { numeric: true })
    this.#longestMinimum = venues.reduce((longest, { minimumDays }) => Math.max(longest, minimumDays), 1)
    const byName = this.#orderByName()
    this.#placeByName = placesIn(byName)
    this.#orders.set('name', byName)
    this.#orders.set('selection', Uint32Array.from(venues.keys()))
    this.#orders.set('neighborhood', this.#orderBy(this.#placesOfNeighborhoods()))
    for (const { name, sort } of NUMBER_SORTS) {
      this.#orders.set(
        sort,
        this.#orderBy((venue) => venue[name]),
      )
    }
    for (const layout of LAYOUTS) {
      // Where a layout is not offered there is no capacity to compare: after all others.
      const capacity = (venue: IndexedVenue) => venue.capacities[layout] || Number.MAX_SAFE_INTEGER
      this.#orders.set(`capacity ${layout}`, this.#orderBy(capacity))
    }
  }

  /** All positions, from the lowest value up; equal ones by name. With a stay the price is that of the stay. */
  by({ sort, layout, duration }: Pick<VenueFilter, 'sort' | 'layout' | 'duration'>): Uint32Array {
    if (sort === 'price' && duration !== undefined && duration < this.#longestMinimum)
      return this.#byStay(duration)
    const order = this.#orders.get(sort === 'capacity' ? `capacity ${layout}` : sort)
    if (!order) throw new RangeError(`no order by ${sort}`)
    return order
  }

  #byStay(days: number): Uint32Array {
    const known = this.#stayOrders.get(days)
    if (known) return known
    const byName = this.by({ sort: 'name', layout: 'standing' })
    const size = byName.length
    // One number of price and name, exact up to 200,000 venues: sorted without calls, several times as fast.
    const keys = new Float64Array(size)
    for (const [position, venue] of this.#venues.entries())
      keys[position] = stayPrice(venue, days).cents * size + (this.#placeByName[position] ?? 0)
    const order = Uint32Array.from(keys.sort(), (key) => byName[key % size] ?? 0)
    this.#stayOrders.set(days, order)
    return order
  }

  #orderByName(): Uint32Array {
    const positions = this.#venues.map((_, position) => position)
    const name = (position: number) => this.#venues[position]?.name ?? ''
    const slug = (position: number) => this.#venues[position]?.slug ?? ''
    positions.sort((a, b) => this.#collator.compare(name(a), name(b)) || (slug(a) < slug(b) ? -1 : 1))
    return Uint32Array.from(positions)
  }

  #orderBy(toValue: (venue: IndexedVenue) => number): Uint32Array {
    const values = Float64Array.from(this.#venues, toValue)
    const places = this.#placeByName
    const value = (position: number) => values[position] ?? 0
    const place = (position: number) => places[position] ?? 0
    return Uint32Array.from(this.#venues, (_, position) => position).sort(
      (a, b) => value(a) - value(b) || place(a) - place(b),
    )
  }

  #placesOfNeighborhoods(): (venue: IndexedVenue) => number {
    const names = new Map<NeighborhoodId, string>()
    for (const venue of this.#venues) {
      names.set(venue.neighborhood, neighborhoodName(venue.neighborhood, this.#language))
    }
    const sorted = [...names].sort(([, a], [, b]) => this.#collator.compare(a, b)).map(([id]) => id)
    const places = new Map(sorted.map((id, place) => [id, place]))
    return (venue) => places.get(venue.neighborhood) ?? 0
  }
}

/** For each position, its place in an order. */
function placesIn(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length)
  for (const [place, position] of order.entries()) places[position] = place
  return places
}
