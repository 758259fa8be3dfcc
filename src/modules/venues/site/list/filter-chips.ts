/** The active filters of a list, each with the address of the list without it. */
import { type AskedStay, briefSearch, stayOf } from '../../model/brief.ts'
import {
  ALL_OF_FILTERS,
  ANY_OF_FILTERS,
  CHOICE_FILTERS,
  type ChosenFilters,
  chosenFilters,
  RANGE_KEYS,
  type RangeKey,
  type TickedFilters,
} from '../../model/filter-table.ts'
import type { Layout } from '../../model/venue.ts'
import { EMPTY_FILTER, type VenueFilter, venueFilterToSearch } from '../../model/venue-filter.ts'

/** A choice among the ids of an attribute; its name is the message of its id in the group of its field. */
export type ActiveChoice =
  | {
      [Key in keyof TickedFilters]: { field: Key; value: TickedFilters[Key][number] }
    }[keyof TickedFilters]
  | {
      [Key in keyof ChosenFilters]-?: { field: Key; value: NonNullable<ChosenFilters[Key]> }
    }[keyof ChosenFilters]

/** Value of an active filter. */
export type ActiveFilter =
  | ActiveChoice
  | { field: 'q'; value: string }
  /** Both parts of a stay, which goes as one; its value is its query. */
  | { field: 'stay'; value: string; stay: AskedStay }
  /** The id of what the agency named itself. */
  | { field: 'ownEquipment'; value: string }
  | { field: 'guests'; value: number; layout: Layout }
  /** In the unit that people write. */
  | { field: RangeKey; value: number }

/** An active filter that can be taken away. */
export type FilterChip = ActiveFilter & {
  /** Query of the list without this filter, from its first page, without the question mark. */
  search: string
}

/** One chip for each filter, in the order of the form. The order of the list and its length are none. */
export function filterChips(filter: VenueFilter): FilterChip[] {
  const ticked = (groups: typeof ANY_OF_FILTERS) =>
    groups.flatMap(({ key }) => filter[key].map((value) => ({ field: key, value }) as ActiveChoice))
  const active: ActiveFilter[] = [
    ...chipOf(filter.q, (value): ActiveFilter => ({ field: 'q', value })),
    ...chipOf(
      briefSearch(stayOf(filter)) || undefined,
      (value): ActiveFilter => ({ field: 'stay', value, stay: stayOf(filter) }),
    ),
    ...ticked(ANY_OF_FILTERS),
    ...chosenFilters().flatMap(({ key }) =>
      chipOf(filter[key], (value): ActiveFilter => ({ field: key, value })),
    ),
    ...chipOf(filter.guests, (value): ActiveFilter => ({ field: 'guests', value, layout: filter.layout })),
    ...RANGE_KEYS.flatMap((key) => chipOf(filter[key], (value): ActiveFilter => ({ field: key, value }))),
    ...ticked(ALL_OF_FILTERS),
    ...filter.ownEquipment.map((value): ActiveFilter => ({ field: 'ownEquipment', value })),
  ]
  return active.map((chip) => ({ ...chip, search: toSearch(without(filter, chip)) }))
}

/** Whether a filter is a choice among the ids of an attribute. */
export function isChoice(active: ActiveFilter): active is ActiveChoice {
  return CHOICE_FILTERS.some(({ key }) => key === active.field)
}

/** Query of the list without any filter; its order stays, and the map beside it. */
export function clearedSearch(filter: VenueFilter): string {
  return toSearch({ ...EMPTY_FILTER, sort: filter.sort, view: filter.view })
}

function without(filter: VenueFilter, { field, value }: ActiveFilter): VenueFilter {
  if (field === 'stay') {
    const { startDate: _day, duration: _days, ...others } = filter
    return others
  }
  const chosen = filter[field]
  if (Array.isArray(chosen)) return { ...filter, [field]: chosen.filter((one) => one !== value) }
  // The chip of the guests names the layout too, so it goes with the number.
  return { ...filter, [field]: undefined, ...(field === 'guests' && { layout: EMPTY_FILTER.layout }) }
}

function toSearch(filter: VenueFilter): string {
  return venueFilterToSearch({ ...filter, page: 1 }).toString()
}

function chipOf<V>(value: V | undefined, toChip: (value: V) => ActiveFilter): ActiveFilter[] {
  return value === undefined ? [] : [toChip(value)]
}
