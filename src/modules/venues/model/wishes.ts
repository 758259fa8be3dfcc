/** The filters of a list as part of a request: `contact-venue?guests=120&wishes=guests%3D120%26type%3Dloft`. */
import { EMPTY_FILTER, type VenueFilter, venueFilterToSearch } from './venue-filter.ts'

/** The longest wishes that an address may carry, in characters. */
export const MAX_WISHES_LENGTH = 1000

/** What the request has fields of its own for. */
const OWN_FIELDS: readonly string[] = ['duration', 'guests', 'startDate']

/** Query of a request for what a filter asks for, without the question mark. */
export function wishesSearch(filter: VenueFilter): string {
  const asked = venueFilterToSearch({ ...filter, page: 1, sort: EMPTY_FILTER.sort })
  const query = new URLSearchParams([...asked].filter(([key]) => OWN_FIELDS.includes(key)))
  const wishes = asked.toString()
  if (wishes !== '' && wishes.length <= MAX_WISHES_LENGTH) query.set('wishes', wishes)
  return query.toString()
}
