/** The conditions that a filter consists of. */
import {
  ALL_OF_FILTERS,
  ANY_OF_FILTERS,
  type AnyOfKey,
  chosenFilters,
  RANGE_FILTERS,
  type RangeName,
} from '../../model/filter-table.ts'
import type { Layout } from '../../model/venue.ts'
import type { VenueFilter } from '../../model/venue-filter.ts'
import { add, type Bitset, emptySet, unite } from './bitset.ts'
import type { IndexedVenue } from './indexed-venue.ts'
import type { Condition, Relaxation } from './near-matches.ts'
import {
  fewerGuests,
  otherGroups,
  otherNumber,
  otherQuarters,
  otherTypes,
  without,
  withoutOwn,
  withoutWords,
  withSteps,
} from './relaxations.ts'
import type { Matches } from './text-search.ts'

/** A number that conditions are about. */
export type NumberName = RangeName | 'accessSteps'

/** What the index knows of its venues. */
export interface SearchedSets {
  readonly size: number
  readonly venueAt: (position: number) => IndexedVenue | undefined
  /** The venues for words. */
  readonly find: (text: string) => Bitset
  /** The venues with a choice of a filter. */
  readonly having: (key: string, id: string) => Bitset
  /** The venues with something that the agency named itself. */
  readonly havingOwn: (id: string) => Bitset
  /** A number of every venue, in the unit of its attribute; not a number where it is unknown. */
  readonly numbersOf: (name: NumberName) => Float64Array
  readonly capacitiesFor: (layout: Layout) => Float64Array
}

const NO_LIMIT = Number.POSITIVE_INFINITY

/**
 * The conditions of a filter.
 * @param text what its words find
 */
export function conditionsOf(
  filter: VenueFilter,
  text: Matches | undefined,
  sets: SearchedSets,
): Condition[] {
  return [...worded(filter, text, sets), ...chosen(filter, sets), ...counted(filter, sets)]
}

function worded({ q }: VenueFilter, text: Matches | undefined, { find }: SearchedSets): Condition[] {
  if (q === undefined || text === undefined) return []
  return [{ met: text.found, relaxations: withoutWords(q, find) }]
}

function chosen(
  filter: VenueFilter,
  { size, venueAt, having, havingOwn, numbersOf }: SearchedSets,
): Condition[] {
  const relaxed: Record<AnyOfKey, () => Relaxation[]> = {
    type: () => otherTypes(venueAt),
    neighborhood: () => otherQuarters(filter.neighborhood, (id) => having('neighborhood', id), venueAt),
    access: () => withSteps(numbersOf('accessSteps')),
    group: () => otherGroups(filter.group),
  }
  const anyOf = (key: string, ids: readonly string[]) => {
    const met = emptySet(size)
    for (const id of ids) unite(met, having(key, id))
    return met
  }
  return [
    ...ANY_OF_FILTERS.flatMap(({ key }) =>
      filter[key].length === 0
        ? []
        : [{ group: key, met: anyOf(key, filter[key]), relaxations: relaxed[key as AnyOfKey]() }],
    ),
    ...chosenFilters().flatMap(({ key }) => {
      const id = filter[key]
      return id ? [{ met: having(key, id), relaxations: without(key, id) }] : []
    }),
    ...ALL_OF_FILTERS.flatMap(({ key }) =>
      filter[key].map((id) => ({ met: having(key, id), relaxations: without(key, id) })),
    ),
    ...filter.ownEquipment.map((id) => ({ met: havingOwn(id), relaxations: withoutOwn(id) })),
  ]
}

function counted(filter: VenueFilter, { numbersOf, capacitiesFor }: SearchedSets): Condition[] {
  const { guests, layout } = filter
  const capacities = capacitiesFor(layout)
  return [
    ...(guests
      ? [{ met: within(capacities, guests, NO_LIMIT), relaxations: fewerGuests(capacities, guests, layout) }]
      : []),
    ...RANGE_FILTERS.flatMap(({ name, min, max, unit }) =>
      [min, max].flatMap((key) => {
        const asked = key && filter[key]
        if (key === undefined || asked === undefined || (key === min && asked === 0)) return []
        const values = numbersOf(name)
        const limit = asked * unit
        const met = key === min ? within(values, limit, NO_LIMIT) : within(values, 0, limit)
        return [{ met, relaxations: otherNumber(key, values, limit, unit) }]
      }),
    ),
  ]
}

function within(values: Float64Array, min: number, max: number): Bitset {
  const set = emptySet(values.length)
  for (let position = 0; position < values.length; position++) {
    const value = values[position] ?? 0
    if (value >= min && value <= max) add(set, position)
  }
  return set
}
