import type { FilterProblem, VenueList } from '../../model/venue.ts'
import type { VenueFilter } from '../../model/venue-filter.ts'

/** What the visitor asked for, and what of it could not be understood. */
export interface ListState {
  filter: VenueFilter
  problems: readonly FilterProblem[]
}

/** A list with the filter that it answers. */
export interface ShownList extends VenueList {
  filter: VenueFilter
}
