/** What does not fit together in an enquiry. */

import type { Selectable } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isLanguage } from '#/i18n/languages.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { budgetAsked, guestsAsked } from '../../model/asked-ranges.ts'
import { askedDays, lastDay } from '../../model/booking.ts'
import { type EnquiryFlag, enquiryFlags, type FlaggedVenue } from '../../model/enquiry-flags.ts'
import { needsOf } from '../../model/event-needs.ts'
import { asksForVenues } from '../../model/fact-fields.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { readBookings } from './days-of-others.repository.server.ts'
import { readSameDays } from './same-days.repository.server.ts'

type Row = Selectable<EnquiryTable>

/** Read the flags of an open request for a quote; a closed one has none. */
export async function readFlags(database: Database, row: Row, now: Date): Promise<EnquiryFlag[]> {
  const isOpen = ['new', 'in-progress', 'quoted'].includes(row.status)
  if (!isOpen || !asksForVenues(row.kind) || row.anonymized_at !== null) return []
  const [asked, sameDays] = await Promise.all([readVenues(database, row), readSameDays(database, row)])
  const venues = asked.map(({ venue }) => venue)
  const stay = askedDays(row)
  const longest = Math.max(1, ...venues.map(({ minimumDays }) => minimumDays))
  const bookings =
    stay.startDate === null
      ? []
      : await readBookings(database.db, {
          except: row.id,
          from: stay.startDate,
          to: lastDay(stay, longest),
          venues: asked.map(({ id }) => id),
        })
  return enquiryFlags({
    today: parisDay(now),
    ...stay,
    guests: guestsAsked(row.guests),
    budget: budgetAsked(row.budget),
    venues,
    bookings,
    language: isLanguage(row.language) ? row.language : 'en',
    phoneCountry:
      row.phone_e164 === null ? null : (parsePhoneNumberFromString(row.phone_e164)?.country ?? null),
    email: row.email,
    company: row.company,
    sameDays,
  })
}

/** The venues asked for that are still there. */
async function readVenues(
  { db }: Database,
  { id, details }: Row,
): Promise<{ id: string; venue: FlaggedVenue }[]> {
  const { layout } = needsOf(details.eventType)
  const rows = await db
    .selectFrom('enquiry_venue')
    .innerJoin('venue', 'venue.id', 'enquiry_venue.venue_id')
    .select([
      'venue.id',
      'venue.slug',
      'venue.name',
      'venue.type',
      'venue.price_from_day_cents',
      'venue.minimum_days',
    ])
    .select([
      'venue.capacity_standing as standing',
      'venue.capacity_cocktail_dinner as cocktailDinner',
      'venue.capacity_seated_dinner as seatedDinner',
      'venue.capacity_runway as runway',
    ])
    .where('enquiry_venue.enquiry_id', '=', id)
    .orderBy('enquiry_venue.position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    venue: {
      slug: row.slug,
      name: row.name,
      capacity: row[layout],
      priceFromDayCents: row.price_from_day_cents,
      minimumDays: row.minimum_days,
      isPopUp: row.type === 'popup',
    },
  }))
}
