/** The active filters of a list, each with the address of the list without it. */

import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { Equipment, Layout, VenueType } from '../../model/venue.ts'
import { EMPTY_FILTER, type VenueFilter, venueFilterToSearch } from '../../model/venue-filter.ts'

/** Value of an active filter. */
export type ActiveFilter =
  | { field: 'q'; value: string }
  | { field: 'type'; value: VenueType }
  | { field: 'neighborhood'; value: NeighborhoodId }
  | { field: 'equipment'; value: Equipment }
  /** The id of what the agency named itself. */
  | { field: 'ownEquipment'; value: string }
  | { field: 'event'; value: EventId }
  | { field: 'guests'; value: number; layout: Layout }
  /** m²; `priceMax` in whole euros a day. */
  | { field: 'surfaceMin' | 'surfaceMax' | 'priceMax'; value: number }

/** An active filter that can be taken away. */
export type FilterChip = ActiveFilter & {
  /** Query of the list without this filter, from its first page, without the question mark. */
  search: string
}

/** One chip for each filter, in the order of the form. The order of the list and its length are none. */
export function filterChips(filter: VenueFilter): FilterChip[] {
  const active: ActiveFilter[] = [
    ...chipOf(filter.q, (value): ActiveFilter => ({ field: 'q', value })),
    ...filter.type.map((value): ActiveFilter => ({ field: 'type', value })),
    ...filter.neighborhood.map((value): ActiveFilter => ({ field: 'neighborhood', value })),
    ...chipOf(filter.event, (value): ActiveFilter => ({ field: 'event', value })),
    ...chipOf(filter.guests, (value): ActiveFilter => ({ field: 'guests', value, layout: filter.layout })),
    ...chipOf(filter.surfaceMin, (value): ActiveFilter => ({ field: 'surfaceMin', value })),
    ...chipOf(filter.surfaceMax, (value): ActiveFilter => ({ field: 'surfaceMax', value })),
    ...chipOf(filter.priceMax, (value): ActiveFilter => ({ field: 'priceMax', value })),
    ...filter.equipment.map((value): ActiveFilter => ({ field: 'equipment', value })),
    ...filter.ownEquipment.map((value): ActiveFilter => ({ field: 'ownEquipment', value })),
  ]
  return active.map((chip) => ({ ...chip, search: toSearch(without(filter, chip)) }))
}

/** Query of the list without any filter; its order stays. */
export function clearedSearch(filter: VenueFilter): string {
  return toSearch({ ...EMPTY_FILTER, sort: filter.sort })
}

function without(filter: VenueFilter, chip: ActiveFilter): VenueFilter {
  switch (chip.field) {
    case 'type':
    case 'neighborhood':
    case 'equipment':
    case 'ownEquipment':
      return {
        ...filter,
        [chip.field]: filter[chip.field].filter((value) => value !== chip.value),
      }
    case 'guests':
      // The chip names the layout too, so it goes with the number.
      return { ...filter, guests: undefined, layout: EMPTY_FILTER.layout }
    default:
      return { ...filter, [chip.field]: undefined }
  }
}

function toSearch(filter: VenueFilter): string {
  return venueFilterToSearch({ ...filter, page: 1 }).toString()
}

function chipOf<V>(value: V | undefined, toChip: (value: V) => ActiveFilter): ActiveFilter[] {
  return value === undefined ? [] : [toChip(value)]
}
