import type { CatalogueFacts } from '#/modules/analytics/server/count-batch.server.ts'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { describeVenueSearch } from '#/modules/venues/server/describe-search.server.ts'
import { venueIndexOf } from '#/modules/venues/server/venue-index.server.ts'
import { getDatabase } from '#/platform/database/database.ts'

/** What the measurement may know of the catalogue of now. */
export async function catalogueFacts(): Promise<CatalogueFacts> {
  const index = await venueIndexOf(getDatabase())
  return {
    venue: (slug) => index.venue(slug) ?? index.venue(stripFullwidth(slug)),
    describeSearch: (query, language) => describeVenueSearch(index, query, language),
  }
}
