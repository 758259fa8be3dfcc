/** Which venues other requests have won, or ask for, and for which days. */

import { laterDay } from '#/lib/iso-day.ts'
import { MAX_STAY_DAYS } from '#/modules/venues/model/stay-query.ts'
import type { Db } from '#/platform/database/schema.ts'
import { askedDays, type Booking, DAYS_COLUMNS, lastDay } from '../../model/booking.ts'
import { FIRST_DAY } from '../record/first-day.ts'
import { UNMERGED } from '../record/merges.ts'

interface Wanted {
  /** Id of the request that asks; its own days are no booking. */
  readonly except: string
  /** First and last day that are looked at, ISO 8601; `to` absent for all that is to come. */
  readonly from: string
  readonly to?: string
  /** Ids of the venues; absent for all of them. */
  readonly venues?: readonly string[]
}

/**
 * Read the bookings of all venues in one query. A request that was won without saying with which venue holds the one that
 * it asked for; where it asked for several, each of them is only asked for.
 */
export async function readBookings(db: Db, { except, from, to, venues }: Wanted): Promise<Booking[]> {
  if (venues?.length === 0) return []
  let query = db
    .selectFrom('enquiry')
    .leftJoin('enquiry_venue', (join) =>
      join.onRef('enquiry_venue.enquiry_id', '=', 'enquiry.id').on('enquiry.outcome_venue_id', 'is', null),
    )
    .innerJoin('venue', (join) =>
      join.on((eb) =>
        eb('venue.id', '=', eb.fn.coalesce('enquiry.outcome_venue_id', 'enquiry_venue.venue_id')),
      ),
    )
    .select(['enquiry.reference', 'enquiry.status', ...DAYS_COLUMNS])
    .select(['enquiry.outcome_venue_id', 'venue.slug', 'venue.minimum_days'])
    .select((eb) =>
      eb
        .selectFrom('enquiry_venue as other')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('other.enquiry_id', '=', 'enquiry.id')
        .as('asked'),
    )
    .where('enquiry.id', '<>', except)
    .where(UNMERGED)
    .where('enquiry.status', 'in', ['new', 'in-progress', 'quoted', 'won'])
    // Where a stay ends is in the words of its duration: the longest one that can be read is looked at.
    .where(FIRST_DAY, '>=', laterDay(from, 1 - MAX_STAY_DAYS))
    .orderBy(FIRST_DAY)
    .orderBy('enquiry.reference')
  if (to !== undefined) query = query.where(FIRST_DAY, '<=', to)
  if (venues !== undefined) query = query.where('venue.id', 'in', venues)
  const rows = await query.execute()
  return rows
    .map((row): Booking => {
      const isWon = row.status === 'won' && (row.outcome_venue_id !== null || Number(row.asked) === 1)
      const stay = askedDays(row)
      return {
        venue: row.slug,
        reference: row.reference,
        kind: isWon ? 'won' : 'asked',
        from: stay.startDate ?? '',
        to: lastDay(stay, row.minimum_days),
      }
    })
    .filter((booking) => booking.to >= from)
}
