/** Venues that may be the room of a proposal, by address and by name. */

import { searchableText } from '#/modules/venues/model/venue-row.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { SimilarVenue } from '../../../model/venue-draft.ts'

/** Named at most. */
const NAMED = 3

/** House number and street, without what follows them; nothing where there is no number. */
function streetOf(address: string): string | undefined {
  const street = searchableText(address.split(',')[0] ?? '').replace(/ 75\d{3}.*$/, '')
  return /\d/.test(street) && /\p{L}/u.test(street) ? street : undefined
}

/** The same address before the same name. */
export async function findSimilarVenues(
  db: Db,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<SimilarVenue[]> {
  const rows = await db
    .selectFrom('venue')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .select(['venue.id', 'venue.name', 'venue.status', 'venue_private.address'])
    .orderBy('venue.name')
    .execute()
  const [street, title] = [streetOf(address), searchableText(name)]
  const found = rows.flatMap(({ address: known, ...venue }): SimilarVenue[] => {
    if (street !== undefined && streetOf(known ?? '') === street) return [{ ...venue, because: 'address' }]
    return title !== '' && searchableText(venue.name) === title ? [{ ...venue, because: 'name' }] : []
  })
  return found.toSorted((a, b) => a.because.localeCompare(b.because)).slice(0, NAMED)
}
