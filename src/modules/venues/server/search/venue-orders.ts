/** The orders of the list, worked out once for each language. */

import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { NUMBER_SORTS } from '../../model/filter-table.ts'
import { LAYOUTS, type Layout } from '../../model/venue.ts'
import type { Sort } from '../../model/venue-filter.ts'
import type { IndexedVenue } from './indexed-venue.ts'
import { ourSelection } from './our-selection.ts'
import { neighborhoodName } from './searchable-names.server.ts'

/** Positions in order, for one language. */
export class VenueOrders {
  readonly #venues: readonly IndexedVenue[]
  readonly #collator: Intl.Collator
  readonly #language: Language
  /** For each position, its place in the order by name: what decides between equals. */
  readonly #placeByName: Uint32Array
  readonly #orders = new Map<string, Uint32Array>()
  /** For each position, its place in our selection. */
  readonly placeInSelection: Uint32Array

  /** Works out every order at once, so that no visitor pays for being the first to ask for one. */
  constructor(venues: readonly IndexedVenue[], language: Language) {
    this.#venues = venues
    this.#language = language
    this.#collator = new Intl.Collator(LANGUAGES[language].intl, { numeric: true })
    const byName = this.#orderByName()
    this.#placeByName = placesIn(byName)
    this.#orders.set('name', byName)
    const selection = ourSelection(venues, byName)
    this.placeInSelection = placesIn(selection)
    this.#orders.set('selection', selection)
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

  /** All positions, from the lowest value up; equal ones by name. */
  by(sort: Sort, layout: Layout): Uint32Array {
    const order = this.#orders.get(sort === 'capacity' ? `capacity ${layout}` : sort)
    if (!order) throw new RangeError(`no order by ${sort}`)
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
