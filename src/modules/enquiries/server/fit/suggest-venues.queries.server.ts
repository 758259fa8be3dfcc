/** Venues to propose for an enquiry. */

import type { Selectable } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import { budgetAsked, guestsAsked } from '../../model/asked-ranges.ts'
import { askedDays, DAYS_COLUMNS, lastDay, type StoredDays } from '../../model/booking.ts'
import { estimateOf } from '../../model/estimate.ts'
import { needsOf } from '../../model/event-needs.ts'
import { neededEquipment } from '../../model/needed-equipment.ts'
import { MOST_SUGGESTED, type SuggestedVenue } from '../../model/suggested-venue.ts'
import { type Fitted, rankVenues, type Wish } from '../../model/venue-fit.ts'
import { readRefused } from '../record/reply-details.repository.server.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { readBookings } from './days-of-others.repository.server.ts'
import { type CatalogueVenue, readFitVenues } from './fit-venues.repository.server.ts'

/** The whole catalogue ranked for an enquiry, and what it was ranked by. */
export interface RankedCatalogue {
  readonly wish: Wish
  readonly venues: readonly Fitted<CatalogueVenue>[]
}

/** Rank the published venues for an enquiry, those asked for first. */
export async function rankCatalogue(database: Database, row: WishRow): Promise<RankedCatalogue> {
  const catalogue = await readFitVenues(database.db)
  const wish = await readWish(database, row, catalogue)
  return { wish, venues: rankVenues(catalogue, wish) }
}

/**
 * The venues that were not asked for, the best first; those that speak against themselves only are left out, and so are
 * those that another request has on these days or that an answer has refused.
 */
export function othersOf(
  { wish, venues }: RankedCatalogue,
  refused: readonly string[],
): Fitted<CatalogueVenue>[] {
  return venues.filter(
    ({ slug, fit }) => !wish.asked.includes(slug) && !refused.includes(slug) && fit.points > 0,
  )
}

/** Suggestions for the sheet; none where nothing is known that one could go by. */
export async function suggestVenues(database: Database, reference: string): Promise<SuggestedVenue[]> {
  const row = await database.db
    .selectFrom('enquiry')
    .select(['id', ...DAYS_COLUMNS, 'guests', 'budget', 'surface_m2', 'details', 'message'])
    .where('reference', '=', reference)
    .where('kind', 'in', ['quote', 'quote-venue', 'visit'])
    .where('anonymized_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return []
  const [ranked, refused] = await Promise.all([rankCatalogue(database, row), readRefused(database, row.id)])
  const { layout, duration } = ranked.wish
  const best = othersOf(ranked, refused).slice(0, MOST_SUGGESTED)
  return best.map((venue) => ({
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

/**
 * Venues like those that were offered, the best first, for a request that says nothing to go by: of their quarter and kind, for as many
 * guests as are expected, or as those venues hold.
 * @param slugs of the venues that were offered, which are left out
 */
export async function suggestLike(
  { db }: Database,
  { slugs, guests }: { readonly slugs: readonly string[]; readonly guests: number | null },
): Promise<Fitted<CatalogueVenue>[]> {
  const catalogue = await readFitVenues(db)
  const offered = catalogue.filter(({ slug }) => slugs.includes(slug))
  const holds = Math.max(
    0,
    ...offered.flatMap(({ capacities }) => Object.values(capacities).map((count) => count ?? 0)),
  )
  const expected = guests ?? holds
  const wish: Wish = {
    ...needsOf(null),
    asked: slugs,
    types: [...new Set(offered.map(({ type }) => type))],
    quarters: [...new Set(offered.map(({ neighborhood }) => neighborhood))],
    guests: expected > 0 ? { least: expected, most: expected } : null,
    ...{ budget: null, surface: offered[0]?.surfaceM2 ?? null },
    ...{ startDate: null, duration: null, needed: [], bookings: [] },
  }
  return othersOf({ wish, venues: rankVenues(catalogue, wish) }, [])
}

/** The columns that say what is wanted. */
type WishRow = Pick<
  Selectable<EnquiryTable>,
  'id' | keyof StoredDays | 'guests' | 'budget' | 'surface_m2' | 'details' | 'message'
>

/** Read a wish. Quarters and types are those of the venues asked for, or the area that was asked for instead. */
async function readWish(
  { db }: Database,
  { id, details, message, ...row }: WishRow,
  catalogue: readonly CatalogueVenue[],
): Promise<Wish> {
  const rows = await db
    .selectFrom('enquiry_venue')
    .innerJoin('venue', 'venue.id', 'enquiry_venue.venue_id')
    .select('venue.slug')
    .where('enquiry_id', '=', id)
    .orderBy('enquiry_venue.position')
    .execute()
  const asked = rows.map(({ slug }) => slug)
  const models = catalogue.filter(({ slug }) => asked.includes(slug))
  const area = catalogue.filter(({ arrondissement }) => String(arrondissement) === details.preferredLocation)
  const stay = askedDays(row)
  const longest = Math.max(1, ...catalogue.map(({ minimumDays }) => minimumDays))
  const bookings =
    stay.startDate === null
      ? []
      : await readBookings(db, { except: id, from: stay.startDate, to: lastDay(stay, longest) })
  return {
    ...needsOf(details.eventType),
    asked,
    types: [...new Set(models.map(({ type }) => type))],
    quarters: [...new Set([...models, ...area].map(({ neighborhood }) => neighborhood))],
    guests: guestsAsked(row.guests),
    budget: budgetAsked(row.budget),
    surface: row.surface_m2,
    ...stay,
    needed: neededEquipment(message),
    bookings,
  }
}
