import { PAGE_SIZE, type VenueFilter, venueFilterToSearch } from '../model/venue-filter.ts'

/** The query of the list that shows more, and how many more; absent where all are shown. */
export function moreSearch(
  filter: VenueFilter,
  shown: number,
  total: number,
): { search: string; count: number } | undefined {
  if (shown >= total) return undefined
  const next = venueFilterToSearch({ ...filter, page: Math.ceil(shown / PAGE_SIZE) + 1 })
  return { search: next.toString(), count: Math.min(PAGE_SIZE, total - shown) }
}
