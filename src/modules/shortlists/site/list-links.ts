/** Where the links of a shared list lead: its stay goes along. */
import { staySearch } from '#/modules/venues/model/stay-query.ts'
import type { SharedList } from '../model/shared-view.ts'

/** Its stay, as other pages read it in their addresses. */
export function stayOf({ startDate, days }: Pick<SharedList, 'startDate' | 'days'>): string {
  return staySearch({ ...(startDate && { startDate }), ...(days && { duration: days }) })
}

/** One request for all venues of a list (behaviour 4.2). */
export function requestSearch({ venues, guests, ...stay }: SharedList): string {
  const query = new URLSearchParams(venues.map(({ slug }) => ['venue', slug]))
  if (guests) query.set('guests', String(guests))
  return [query, stayOf(stay)].filter((part) => String(part) !== '').join('&')
}
