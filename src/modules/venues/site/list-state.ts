import type { FilterProblem, VenueList } from '../model/venue.ts'
import type { VenueFilter } from '../model/venue-filter.ts'

/** The visitor's filter, and the parts of it that could not be read. */
export interface ListState {
  filter: VenueFilter
  problems: readonly FilterProblem[]
}

/** A list with the filter that it answers. */
export interface ShownList extends VenueList {
  filter: VenueFilter
}
