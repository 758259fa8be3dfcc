/** Which venues are sold, or asked for by other requests, and for which days. */

import { laterDay } from '#/lib/iso-day.ts'
import { conflictsWith } from '#/modules/calendar/model/conflicts-with.ts'
import { entriesByVenue } from '#/modules/calendar/server/calendar.repository.server.ts'
import { MAX_STAY_DAYS } from '#/modules/venues/model/brief.ts'
import type { Db } from '#/platform/database/schema.ts'
import { askedDays, type Booking, DAYS_COLUMNS, lastDay, ORIGIN_KIND } from '../../model/booking.ts'
import { FIRST_DAY } from '../record/first-day.ts'
import { UNMERGED, withMerged } from '../record/merges.ts'

interface Wanted {
  /** Id of the request that asks; its own days are no booking. */
  readonly except: string
  /** First and last day that are looked at, ISO 8601; `to` absent for all that is to come. */
  readonly from: string
  readonly to?: string
  /** Ids of the venues; absent for all of them. */
  readonly venues?: readonly string[]
}

/** Read what is in the way of a request: what the calendar has sold or closed, and what other requests are about. */
export async function readBookings(db: Db, wanted: Wanted): Promise<Booking[]> {
  if (wanted.venues?.length === 0) return []
  const own = await withMerged(db, [wanted.except])
  const [sold, asked] = await Promise.all([readSold(db, wanted, own), readAsked(db, wanted, own)])
  return [...sold, ...asked].toSorted((one, other) =>
    `${one.from} ${one.reference}` < `${other.from} ${other.reference}` ? -1 : 1,
  )
}

/** Sold and closed days, under the reference of their request, else under what they are called. */
async function readSold(db: Db, { from, to, venues }: Wanted, own: readonly string[]): Promise<Booking[]> {
  const range = { firstDay: from, ...(to === undefined ? {} : { lastDay: to }) }
  const found = await entriesByVenue(db, range, venues)
  const taken = [...found].flatMap(([venueId, entries]) =>
    conflictsWith(entries, { firstDay: from, lastDay: to ?? '9999-12-31' }, new Date())
      .taken.filter(({ origin }) => origin?.kind !== ORIGIN_KIND || !own.includes(origin.id))
      .map((entry) => ({ ...entry, venueId })),
  )
  if (taken.length === 0) return []
  const ids = taken.flatMap(({ origin }) => (origin?.kind === ORIGIN_KIND ? [origin.id] : []))
  const [slugs, references] = await Promise.all([
    db
      .selectFrom('venue')
      .select(['id', 'slug'])
      .where('id', 'in', [...found.keys()])
      .execute(),
    ids.length === 0
      ? []
      : db.selectFrom('enquiry').select(['id', 'reference']).where('id', 'in', ids).execute(),
  ])
  const slugOf = new Map(slugs.map(({ id, slug }) => [id, slug]))
  const referenceOf = new Map(references.map(({ id, reference }) => [id, reference]))
  return taken.map(({ venueId, origin, title, firstDay, lastDay: last }) => ({
    venue: slugOf.get(venueId) ?? '',
    reference: referenceOf.get(origin?.id ?? '') ?? title,
    kind: 'won',
    ...{ from: firstDay, to: last },
  }))
}

/**
 * What other requests ask for. One that was won without exact days is in no calendar: it holds its venue for the days of its
 * words, or the one that it asked for; where it asked for several, each of them is only asked for.
 */
async function readAsked(db: Db, { from, to, venues }: Wanted, own: readonly string[]): Promise<Booking[]> {
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
    .where('enquiry.id', 'not in', own)
    .where(UNMERGED)
    .where('enquiry.status', 'in', ['new', 'in-progress', 'quoted', 'won'])
    .where((eb) =>
      eb.or([
        eb('enquiry.status', '<>', 'won'),
        eb('enquiry.outcome_venue_id', 'is', null),
        eb('enquiry.first_day', 'is', null),
      ]),
    )
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
