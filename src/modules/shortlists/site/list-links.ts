/** Where the links of a shared list lead: its brief goes along. */
import { briefSearch } from '#/modules/venues/model/brief.ts'
import type { SharedList } from '../model/shared-view.ts'

/** The brief of its owner, as other pages read it in their addresses. */
export function briefOf({ startDate, days, guests, layout, event }: SharedList): string {
  return briefSearch({
    ...(startDate && { startDate }),
    ...(days && { duration: days }),
    ...(guests && { guests }),
    ...(layout && { layout }),
    ...(event && { event }),
  })
}

/** One request for all venues of a list (behaviour 4.2). */
export function requestSearch({ venues }: SharedList): string {
  return new URLSearchParams(venues.map(({ slug }) => ['venue', slug])).toString()
}
