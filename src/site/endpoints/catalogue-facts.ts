import type { CatalogueFacts } from '#/features/measurement/count-batch.server.ts'
import { describeVenueSearch } from '#/features/venues/describe-search.server.ts'
import { venueIndexOf } from '#/features/venues/venue-index.server.ts'
import { stripFullwidth } from '#/i18n/fullwidth.ts'
import { getDatabase } from '#/server/database/database.ts'

/** What the measurement may know of the catalogue of now. */
export async function catalogueFacts(): Promise<CatalogueFacts> {
  const index = await venueIndexOf(getDatabase())
  return {
    venue: (slug) => index.venue(slug) ?? index.venue(stripFullwidth(slug)),
    describeSearch: (query, language) => describeVenueSearch(index, query, language),
  }
}
