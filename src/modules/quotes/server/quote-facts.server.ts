/** What a request says, as the first draft of its quote: client, days, and a hire for each venue asked for. */
import { randomUUID } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isLanguage } from '#/i18n/languages.ts'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { siteTexts } from '#/mail/copy.ts'
import { guestsAsked, guestsExpected } from '#/modules/enquiries/model/asked-ranges.ts'
import { askedDays, lastDay, type StoredDays } from '#/modules/enquiries/model/booking.ts'
import { EVENT_TYPES } from '#/modules/enquiries/model/enquiry-options.ts'
import { needsOf } from '#/modules/enquiries/model/event-needs.ts'
import type { EnquiryRow } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { DRAWN_AS } from '#/modules/venues/model/wished-layout.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type QuoteDocument, quoteDocumentSchema } from '../model/quote-document.schema.ts'
import { CHOICES } from '../model/quote-line.ts'
import { vatOnHire } from '../model/vat.ts'
import { readQuoteSettings } from './quote-settings.repository.server.ts'
import { readVatStatuses } from './vat-statuses.server.ts'

/** The first draft for a request. */
export async function quoteFacts(db: Db, row: EnquiryRow, now: Date): Promise<QuoteDocument> {
  const { value: settings } = await readQuoteSettings(db)
  const language = isLanguage(row.language) ? row.language : 'en'
  const eventType = EVENT_TYPES.find((type) => type === row.details.eventType)
  const guests = guestsAsked(row.guests)
  return quoteDocumentSchema.parse({
    language,
    client: {
      kind: row.company ? 'business' : 'consumer',
      ...{ name: row.full_name, email: row.email, company: row.company ?? '' },
      country: countryOf(row.phone_e164),
    },
    event: {
      what: eventType === undefined ? '' : siteTexts(language).quoteRequest.eventTypes[eventType],
      guests: guests && guestsExpected(guests),
      layout: eventType === undefined ? null : DRAWN_AS[needsOf(eventType).layout],
    },
    validUntil: laterDay(parisDay(now), settings.validDays),
    lines: await hireLines(db, row),
    payment: settings,
    firmBy: settings.firmBy,
  })
}

/** The days of the event, empty where they are not known: exact ones, else what the words of the client name. */
function eventDays(row: StoredDays): { readonly firstDay: string; readonly lastDay: string } {
  const asked = askedDays(row)
  return asked.startDate === null
    ? { firstDay: '', lastDay: '' }
    : { firstDay: asked.startDate, lastDay: lastDay(asked) }
}

/** The venues asked for, as alternatives where there are several; as many as a quote has choices. */
async function hireLines(db: Db, row: EnquiryRow) {
  const venues = await db
    .selectFrom('enquiry_venue')
    .innerJoin('venue', 'venue.id', 'enquiry_venue.venue_id')
    .select(['venue.id', 'venue.price_from_day_cents'])
    .where('enquiry_id', '=', row.id)
    .orderBy('position')
    .limit(CHOICES.length)
    .execute()
  const statuses = await readVatStatuses(
    db,
    venues.map(({ id }) => id),
  )
  return venues.map(({ id, price_from_day_cents }, at) => ({
    ...{ kind: 'hire', id: randomUUID(), venueId: id },
    choice: venues.length > 1 ? CHOICES[at] : null,
    ...eventDays(row),
    unitCents: price_from_day_cents,
    ...vatOnHire(statuses.get(id) ?? ''),
  }))
}

/** Where a number is from; empty where that is not known. */
function countryOf(phone: string | null): string {
  return (phone && parsePhoneNumberFromString(phone)?.country) || ''
}
