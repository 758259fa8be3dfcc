/** The filter of the venue list and its form in the address. */
import { type AskedStay, type Brief, briefSearch, readBrief, stayOf } from './brief.ts'
import { readChoice, readChoices, readIds, readNumber, readPage, readText } from './filter-fields.ts'
import {
  type ChosenFilters,
  chosenFilters,
  NUMBER_SORTS,
  type NumberSort,
  RANGE_FILTERS,
  RANGE_KEYS,
  type RangeFilters,
  type TickedFilters,
  tickedFilters,
} from './filter-table.ts'
import type { FilterProblem, Layout } from './venue.ts'
import { CARDS_BESIDE_MAP } from './venue-map.ts'
import { listLayoutOf } from './wished-layout.ts'

/** The orders of the list (behaviour 6.1). */
export const SORTS: readonly Sort[] = [
  'selection',
  'name',
  'neighborhood',
  ...NUMBER_SORTS.map(({ sort }) => sort),
  'capacity',
]

/** An order of the list: our selection, names in the alphabet of the language, numbers from the lowest up. */
export type Sort = 'selection' | 'name' | 'neighborhood' | NumberSort | 'capacity'

/** How the list is shown: as cards, or as cards beside a map. */
export const VIEWS = ['list', 'map'] as const

/** Every key of an address that the list understands. */
export const QUERY_KEYS: readonly string[] = [
  ...tickedFilters().map(({ key }) => key),
  ...chosenFilters().map(({ key }) => key),
  ...RANGE_KEYS,
  ...['duration', 'guests', 'layout', 'page', 'q', 'sort', 'startDate', 'view'],
].sort()

/** The visitor's filter. Absent: not filtered. The stay filters nothing: it decides which prices are shown, and their order. */
export interface VenueFilter extends TickedFilters, ChosenFilters, RangeFilters, AskedStay {
  /** Words to be found in names, types and places, equipment, events and texts. */
  q?: string
  /** All of these, which the agency named itself: ids, sorted. In the address they stand among `equipment`. */
  ownEquipment: string[]
  /** The layout that `guests` and the order by capacity refer to. */
  layout: Layout
  guests?: number
  sort: Sort
  /** Cumulative: page n shows the first n × `PAGE_SIZE`. */
  page: number
  view: (typeof VIEWS)[number]
}

/** Venues for each step of "show more". */
export const PAGE_SIZE = 12

/** As many venues as a list shows, if there are so many. */
export function shownAtMost({ page, view }: Pick<VenueFilter, 'page' | 'view'>): number {
  return Math.max(page * PAGE_SIZE, view === 'map' ? CARDS_BESIDE_MAP : 0)
}

/** What the list shows where the address asks for nothing. */
export const EMPTY_FILTER: Readonly<VenueFilter> = {
  ...(Object.fromEntries(tickedFilters().map(({ key }) => [key, []])) as unknown as TickedFilters),
  ownEquipment: [],
  layout: 'standing',
  sort: 'selection',
  page: 1,
  view: 'list',
}

/**
 * Read a filter from an address. Never throws: what cannot be used is left out and explained. Unknown keys
 * are passed over.
 * @param today in Paris, ISO 8601
 */
export function parseVenueFilter(
  params: URLSearchParams,
  today?: string,
): {
  filter: VenueFilter
  problems: FilterProblem[]
} {
  const problems: FilterProblem[] = []
  const q = readText(params, 'q')
  const ticked = tickedFilters().map(({ key, ids }) => [key, readChoices(params, key, ids, problems)])
  const ownEquipment = readIds(params, 'equipment')
  const brief = readBrief(params, problems, today)
  const chosen = chosenFilters().map(({ key, ids }) => [
    key,
    key === 'event' ? brief.event : readChoice(params, key, ids, problems),
  ])
  // A minimum of 0 filters nothing; a maximum of 0 does, although no venue matches.
  const numbers = RANGE_FILTERS.flatMap(({ min, max, limit, unitName }) => {
    const limits = { max: limit, unit: unitName }
    return [
      [min, min && (readNumber(params, min, limits, problems) || undefined)],
      [max, max && readNumber(params, max, limits, problems)],
    ]
  })
  const filters = [['q', q], ...ticked, ...chosen, ['guests', brief.guests], ...numbers]
  const filter = {
    ...Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
    ...stayOf(brief),
    ownEquipment,
    layout: listLayoutOf(brief) ?? EMPTY_FILTER.layout,
    sort: readChoice(params, 'sort', SORTS, problems) ?? EMPTY_FILTER.sort,
    page: readPage(params, 'page'),
    view: readChoice(params, 'view', VIEWS, problems) ?? EMPTY_FILTER.view,
  } as VenueFilter
  return { filter: withoutEmptyRanges(filter, problems), problems }
}

/** A minimum above the maximum fits nothing: both are left out, with a message to the visitor. */
function withoutEmptyRanges(filter: VenueFilter, problems: FilterProblem[]): VenueFilter {
  const kept = { ...filter }
  for (const { min: minKey, max: maxKey } of RANGE_FILTERS) {
    if (minKey === undefined || maxKey === undefined) continue
    const [min, max] = [filter[minKey], filter[maxKey]]
    if (min === undefined || max === undefined || min <= max) continue
    problems.push({ field: minKey, code: 'range', min, max })
    delete kept[minKey]
    delete kept[maxKey]
  }
  return kept
}

/** The brief that a filter is a part of. */
function briefIn({ event, guests, layout, ...filter }: VenueFilter): Brief {
  return {
    ...stayOf(filter),
    ...(event && { event }),
    ...(guests && { guests }),
    ...(layout !== EMPTY_FILTER.layout && { layout }),
  }
}

/**
 * Write a filter into an address: keys sorted, choices in the order of their lists, defaults left out. Two
 * filters that mean the same give the same text.
 */
export function venueFilterToSearch(filter: VenueFilter): URLSearchParams {
  const params = new URLSearchParams(briefSearch(briefIn(filter)))
  for (const { key, ids } of tickedFilters()) {
    const values: readonly string[] = filter[key]
    for (const id of ids) if (values.includes(id)) params.append(key, id)
  }
  for (const id of filter.ownEquipment) params.append('equipment', id)
  for (const { key } of chosenFilters()) if (filter[key]) params.set(key, filter[key])
  if (filter.page > 1) params.set('page', String(filter.page))
  for (const { min, max } of RANGE_FILTERS) {
    if (min && filter[min]) params.set(min, String(filter[min]))
    if (max && filter[max] !== undefined) params.set(max, String(filter[max]))
  }
  if (filter.q) params.set('q', filter.q)
  if (filter.sort !== EMPTY_FILTER.sort) params.set('sort', filter.sort)
  if (filter.view !== EMPTY_FILTER.view) params.set('view', filter.view)
  params.sort()
  return params
}
