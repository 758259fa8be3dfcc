/** Venues to propose for an enquiry. */
import { estimateOf } from '../../model/estimate.ts'
import type { SuggestedVenue } from '../../model/suggested-venue.ts'
import { type Fitted, rankVenues, type Wish } from '../../model/venue-fit.ts'
import type { InboxDatabase } from '../inbox/inbox-database.ts'
import { type CatalogueVenue, readFitVenues } from './fit-venues.repository.server.ts'
import { readWish, type WishRow } from './read-wish.server.ts'

/** Maximum of suggestions: a choice, not a list. */
export const MOST_SUGGESTED = 3

/** The whole catalogue ranked for an enquiry, and what it was ranked by. */
export interface RankedCatalogue {
  readonly wish: Wish
  readonly venues: readonly Fitted<CatalogueVenue>[]
}

/** Rank the published venues for an enquiry, those asked for first. */
export async function rankCatalogue(
  database: Pick<InboxDatabase, 'db'>,
  row: WishRow,
): Promise<RankedCatalogue> {
  const catalogue = await readFitVenues(database)
  const wish = await readWish(database, row, catalogue)
  return { wish, venues: rankVenues(catalogue, wish) }
}

/** The best venues that were not asked for; those that speak against themselves only are left out. */
export function othersOf({ wish, venues }: RankedCatalogue): Fitted<CatalogueVenue>[] {
  return venues
    .filter(({ slug, fit }) => !wish.asked.includes(slug) && fit.points > 0)
    .slice(0, MOST_SUGGESTED)
}

/** Suggestions for the sheet; none where nothing is known that one could go by. */
export async function suggestVenues(
  database: Pick<InboxDatabase, 'db'>,
  reference: string,
): Promise<SuggestedVenue[]> {
  const row = await database.db
    .selectFrom('enquiry')
    .select(['id', 'duration', 'guests', 'budget', 'surface_m2', 'details'])
    .where('reference', '=', reference)
    .where('kind', 'in', ['quote', 'quote-venue'])
    .where('anonymized_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return []
  const ranked = await rankCatalogue(database, row)
  const { layout, duration } = ranked.wish
  return othersOf(ranked).map((venue) => ({
    slug: venue.slug,
    name: venue.name,
    neighborhood: venue.neighborhood,
    surfaceM2: venue.surfaceM2,
    priceFromDayCents: venue.priceFromDayCents,
    photo: venue.photo,
    layout,
    capacity: venue.capacities[layout],
    stay: estimateOf(venue, duration),
    reasons: venue.fit.reasons,
  }))
}
