/** What an enquiry wants of a venue. */

import type { Selectable } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import { budgetAsked, guestsAsked } from '../../model/asked-ranges.ts'
import { askedDays, lastDay, type StoredDays } from '../../model/booking.ts'
import { needsOf } from '../../model/event-needs.ts'
import { neededEquipment } from '../../model/needed-equipment.ts'
import type { Wish } from '../../model/venue-fit.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { readBookings } from './bookings.repository.server.ts'
import type { CatalogueVenue } from './fit-venues.repository.server.ts'

/** The columns that say what is wanted. */
export type WishRow = Pick<
  Selectable<EnquiryTable>,
  'id' | keyof StoredDays | 'guests' | 'budget' | 'surface_m2' | 'details' | 'message'
>

/** Read a wish. Quarters and types are those of the venues asked for, or the area that was asked for instead. */
export async function readWish(
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
