/** Views, favourites and enquiries by venue. */
import { sql } from 'kysely'
import { parisDayStart } from '#/lib/paris-time.ts'
import { lastDays } from '#/lib/report-period.ts'
import type { VenueStatus } from '#/modules/venues/model/venue-summary.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** Sort orders of the table of venues. */
export const VENUE_FIGURE_ORDERS = ['views', 'favorites', 'requests'] as const

export type VenueFigureOrder = (typeof VENUE_FIGURE_ORDERS)[number]

/** A venue with its totals over some days. */
export interface VenueFigures {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly status: VenueStatus
  /** Key of its cover in the storage; null without photographs. */
  readonly cover: string | null
  readonly views: number
  /** Views in as many days before. */
  readonly viewsBefore: number
  /** How often it was added to favourites. */
  readonly favorites: number
  /** Enquiries that name it; spam does not count. */
  readonly requests: number
}

/**
 * The venues with the most views or enquiries. Deleted venues, and those without any view, favourite or
 * enquiry, are left out.
 * @param wishes `days`: up to today, in Paris; at most `limit` venues
 */
export async function readVenueFigures(
  { db }: Database,
  options: {
    readonly days: number
    readonly order: VenueFigureOrder
    readonly limit: number
    readonly now: Date
  },
): Promise<VenueFigures[]> {
  const { days, daysBefore } = lastDays(options.days, options.now)
  const [first = '', firstBefore = '', last = ''] = [days[0], daysBefore[0], days.at(-1)]
  return await db
    .with('seen', (query) =>
      query
        .selectFrom('measured_event')
        .select([
          'venue_slug',
          sql<number>`sum(case when name = 'venue_view' and day >= ${first} then count else 0 end)`.as(
            'views',
          ),
          sql<number>`sum(case when name = 'venue_view' and day < ${first} then count else 0 end)`.as(
            'before',
          ),
          sql<number>`sum(case when name = 'add_to_favorites' and day >= ${first} then count else 0 end)`.as(
            'favorites',
          ),
        ])
        .where('day', '>=', firstBefore)
        .where('day', '<=', last)
        .where('name', 'in', ['venue_view', 'add_to_favorites'])
        .groupBy('venue_slug'),
    )
    .with('asked', (query) =>
      query
        .selectFrom('enquiry')
        .innerJoin('enquiry_venue', 'enquiry_venue.enquiry_id', 'enquiry.id')
        // Two that were merged are one request.
        .leftJoin('enquiry_merge', 'enquiry_merge.enquiry_id', 'enquiry.id')
        .select((eb) => [
          'venue_id',
          eb.fn
            .count<number>(eb.fn.coalesce('enquiry_merge.into_id', 'enquiry.id'))
            .distinct()
            .as('requests'),
        ])
        .where('created_at', '>=', parisDayStart(first).toISOString())
        .where('created_at', '<=', options.now.toISOString())
        .where('enquiry.status', '!=', 'spam')
        .groupBy('venue_id'),
    )
    .selectFrom('venue')
    .leftJoin('seen', 'seen.venue_slug', 'venue.slug')
    .leftJoin('asked', 'asked.venue_id', 'venue.id')
    .leftJoin('photo', (join) => join.onRef('photo.venue_id', '=', 'venue.id').on('photo.position', '=', 0))
    .select(['venue.id', 'venue.slug', 'venue.name', 'venue.status', 'photo.key as cover'])
    .select((eb) => [
      eb.fn.coalesce('seen.views', sql<number>`0`).as('views'),
      eb.fn.coalesce('seen.before', sql<number>`0`).as('viewsBefore'),
      eb.fn.coalesce('seen.favorites', sql<number>`0`).as('favorites'),
      eb.fn.coalesce('asked.requests', sql<number>`0`).as('requests'),
    ])
    .where((eb) =>
      eb.or([eb('seen.views', '>', 0), eb('seen.favorites', '>', 0), eb('asked.requests', '>', 0)]),
    )
    .orderBy(options.order, 'desc')
    .orderBy('views', 'desc')
    .orderBy('requests', 'desc')
    .orderBy('venue.name')
    .orderBy('venue.id')
    .limit(options.limit)
    .execute()
}
