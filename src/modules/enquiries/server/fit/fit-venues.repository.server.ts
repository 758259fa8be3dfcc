/** The published venues with everything that is compared with an enquiry. */

import type { VenueSummary } from '#/modules/venues/model/venue-summary.ts'
import { readIndexedVenues } from '#/modules/venues/server/indexed-venues.repository.server.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { FitVenue } from '../../model/venue-fit.ts'

/** A venue with its cover, if it has one. */
export interface CatalogueVenue extends FitVenue, Pick<VenueSummary, 'arrondissement'> {
  readonly photo: { readonly key: string; readonly width: number } | null
}

/** Read the published venues. */
export async function readFitVenues(db: Db): Promise<CatalogueVenue[]> {
  const [venues, covers] = await Promise.all([readIndexedVenues(db), readCovers(db)])
  return venues.map((venue) => ({ ...venue, photo: covers.get(venue.slug) ?? null }))
}

async function readCovers(db: Db) {
  const rows = await db
    .selectFrom('photo')
    .innerJoin('venue', 'venue.id', 'photo.venue_id')
    .select(['venue.slug', 'photo.key', 'photo.width'])
    .where('venue.status', '=', 'published')
    .where('photo.position', '=', 0)
    .execute()
  return new Map(rows.map(({ slug, ...photo }) => [slug, photo]))
}
