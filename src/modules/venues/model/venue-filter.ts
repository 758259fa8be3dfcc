/** The filter of the venue list and its form in the address. */
import { EVENT_IDS, type EventId } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { readChoice, readChoices, readIds, readNumber, readPage, readText } from './filter-fields.ts'
import {
  EQUIPMENT,
  type Equipment,
  type FilterProblem,
  LAYOUTS,
  type Layout,
  VENUE_TYPES,
  type VenueType,
} from './venue.ts'

/** The orders of the list (decision 6.1). */
export const SORTS = ['name', 'neighborhood', 'price', 'surface', 'capacity'] as const

/** An order of the list: names in the alphabet of the language, numbers from the lowest up. */
export type Sort = (typeof SORTS)[number]

/** The greatest numbers that a filter takes; stated beside the fields. */
export const FILTER_LIMITS = { guests: 100_000, surface: 100_000, price: 1_000_000 } as const

/** What the visitor asks for. Absent: no wish. */
export interface VenueFilter {
  /** Words to be found in name, type, neighbourhood or arrondissement. */
  q?: string
  /** Any of these; empty: all. Likewise the neighbourhoods. */
  type: VenueType[]
  neighborhood: NeighborhoodId[]
  /** All of these. */
  equipment: Equipment[]
  /** And all of these, which the agency named itself: ids, sorted. In the address they stand among `equipment`. */
  ownEquipment: string[]
  event?: EventId
  /** What `guests` and the order by capacity are about. */
  layout: Layout
  guests?: number
  /** m². */
  surfaceMin?: number
  /** m². */
  surfaceMax?: number
  /** Whole euros a day. */
  priceMax?: number
  sort: Sort
  /** Cumulative: page n shows the first n × `PAGE_SIZE`. */
  page: number
}

/** Venues for each step of "show more". */
export const PAGE_SIZE = 12

/** A filter without wishes. */
export const EMPTY_FILTER: Readonly<VenueFilter> = {
  type: [],
  neighborhood: [],
  equipment: [],
  ownEquipment: [],
  layout: 'standing',
  sort: 'name',
  page: 1,
}

/**
 * Reads a filter from an address. Never throws: what cannot be used is left out and explained. Unknown keys
 * are passed over.
 */
export function parseVenueFilter(params: URLSearchParams): {
  filter: VenueFilter
  problems: FilterProblem[]
} {
  const problems: FilterProblem[] = []
  const filter: VenueFilter = {
    ...present('q', readText(params, 'q')),
    type: readChoices(params, 'type', VENUE_TYPES, problems),
    neighborhood: readChoices(params, 'neighborhood', NEIGHBORHOOD_IDS, problems),
    equipment: readChoices(params, 'equipment', EQUIPMENT, problems),
    ownEquipment: readIds(params, 'equipment'),
    ...present('event', readChoice(params, 'event', EVENT_IDS, problems)),
    layout: readChoice(params, 'layout', LAYOUTS, problems) ?? EMPTY_FILTER.layout,
    // At least nothing is no wish; at most nothing is one, though nothing answers it.
    ...present('guests', readNumber(params, 'guests', FILTER_LIMITS.guests, problems) || undefined),
    ...present('surfaceMin', readNumber(params, 'surfaceMin', FILTER_LIMITS.surface, problems) || undefined),
    ...present('surfaceMax', readNumber(params, 'surfaceMax', FILTER_LIMITS.surface, problems)),
    ...present('priceMax', readNumber(params, 'priceMax', FILTER_LIMITS.price, problems)),
    sort: readChoice(params, 'sort', SORTS, problems) ?? EMPTY_FILTER.sort,
    page: readPage(params, 'page'),
  }
  return { filter: withoutEmptyRange(filter, problems), problems }
}

/** A minimum above the maximum fits nothing: both are left out, and the visitor is told. */
function withoutEmptyRange(filter: VenueFilter, problems: FilterProblem[]): VenueFilter {
  const { surfaceMin, surfaceMax, ...rest } = filter
  if (surfaceMin === undefined || surfaceMax === undefined || surfaceMin <= surfaceMax) return filter
  problems.push({ field: 'surfaceMin', code: 'range', min: surfaceMin, max: surfaceMax })
  return rest
}

/**
 * Writes a filter into an address: keys sorted, choices in the order of their lists, defaults left out. Two
 * filters that mean the same give the same text.
 */
export function venueFilterToSearch(filter: VenueFilter): URLSearchParams {
  const params = new URLSearchParams()
  for (const value of inOrder(EQUIPMENT, filter.equipment)) params.append('equipment', value)
  for (const id of filter.ownEquipment) params.append('equipment', id)
  if (filter.event) params.set('event', filter.event)
  if (filter.guests) params.set('guests', String(filter.guests))
  if (filter.layout !== EMPTY_FILTER.layout) params.set('layout', filter.layout)
  for (const value of inOrder(NEIGHBORHOOD_IDS, filter.neighborhood)) params.append('neighborhood', value)
  if (filter.page > 1) params.set('page', String(filter.page))
  if (filter.priceMax !== undefined) params.set('priceMax', String(filter.priceMax))
  if (filter.q) params.set('q', filter.q)
  if (filter.sort !== EMPTY_FILTER.sort) params.set('sort', filter.sort)
  if (filter.surfaceMax !== undefined) params.set('surfaceMax', String(filter.surfaceMax))
  if (filter.surfaceMin) params.set('surfaceMin', String(filter.surfaceMin))
  for (const value of inOrder(VENUE_TYPES, filter.type)) params.append('type', value)
  return params
}

function inOrder<T extends string>(options: readonly T[], chosen: readonly T[]): T[] {
  return options.filter((option) => chosen.includes(option))
}

function present<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  const entry: Partial<Record<K, V>> = {}
  if (value !== undefined) entry[key] = value
  return entry
}
