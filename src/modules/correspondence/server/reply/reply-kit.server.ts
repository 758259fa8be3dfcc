/** Data of the composer: templates, values, venues. */

import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { isLanguage, type Language } from '#/i18n/languages.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { AGENCY } from '#/lib/settings.ts'
import { MAIL_COPY, siteTexts } from '#/mail/copy.ts'
import { outsoldVenues } from '#/modules/calendar/server/calendar.repository.server.ts'
import { askedDays, ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { estimateOf } from '#/modules/enquiries/model/estimate.ts'
import { formatDuration } from '#/modules/enquiries/model/format-duration.ts'
import { type Fitted, type FitVenue, isBookingReason } from '#/modules/enquiries/model/venue-fit.ts'
import { readBookings } from '#/modules/enquiries/server/fit/days-of-others.repository.server.ts'
import {
  type CatalogueVenue,
  readFitVenues,
} from '#/modules/enquiries/server/fit/fit-venues.repository.server.ts'
import { othersOf, rankCatalogue } from '#/modules/enquiries/server/fit/suggest-venues.queries.server.ts'
import { findOpen } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import {
  readRefused,
  readReplyDetails,
} from '#/modules/enquiries/server/record/reply-details.repository.server.ts'
import type { EnquiryTable } from '#/modules/enquiries/server/tables/enquiry.ts'
import { readProposedVenue } from '#/modules/venues/server/admin/proposed-venue.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { MAX_VENUES } from '../../model/reply.schema.ts'
import type { ReplyValues } from '../../model/reply-fields.ts'
import type { KitTexts, ReplyKit } from '../../model/reply-kit.ts'
import type { ChoosableVenue, ReplyVenue } from '../../model/reply-venues.ts'
import { firstTemplate, REPLY_TEMPLATES, type ReplyTemplateId } from '../../model/template-ids.ts'
import { REPLY_TEXTS } from './reply-templates.ts'
import { readReplyTexts } from './reply-texts.repository.server.ts'

type Row = Selectable<EnquiryTable>

/**
 * Read the data for one enquiry; undefined when none has this reference, or it was erased.
 * @param proof interface language, in which the template is shown for proofreading
 */
export async function readReplyKit(
  database: Database,
  reference: string,
  agent: string,
  proof: AdminLanguage,
  now = new Date(),
): Promise<ReplyKit | undefined> {
  const row = await findOpen(database.db, reference)
  if (row === undefined) return undefined
  const language: Language = isLanguage(row.language) ? row.language : 'en'
  // Visitors may also write in French or English, whatever the language of the form.
  const languages = [...new Set<Language>([language, 'fr', 'en'])]
  const [ranked, read, named, refused, bookings, accepted, outsold] = await Promise.all([
    rankCatalogue(database, row),
    readReplyTexts(database.db, languages),
    readNamed(database.db, row.id),
    readRefused(database, row.id),
    readBookings(database.db, { except: row.id, from: parisDay(now) }),
    owesAcceptance(database, row),
    readOutsold(database.db, row.id),
  ])
  const { layout } = ranked.wish
  const days = askedDays(row)
  const known = new Map(ranked.venues.map((venue) => [venue.slug, venue]))
  const asked = ranked.wish.asked.filter((slug) => known.has(slug))
  return {
    language,
    languages,
    proof,
    template: firstTemplate({
      kind: row.kind,
      asksVenues: asked.length > 0,
      taken:
        asked.length > 0 &&
        asked.every((slug) => known.get(slug)?.fit.reasons.some(({ id }) => id === 'taken')),
      answered: row.first_answered_at !== null,
      accepted,
      outsold: outsold.length > 0,
    }),
    texts: inEach(languages, (each) => textsIn(each, read)),
    values: inEach(languages, (each) => givenValues(row, agent, each, read(each, 'signature').text.body)),
    places: inEach(languages, (each) => siteTexts(each).neighborhood),
    duration: days.duration,
    layout,
    catalogue: ranked.venues.map((venue) => choosable(venue, days.duration, layout)),
    asked,
    named,
    outsold,
    proposed: othersOf(ranked, refused)
      .slice(0, MAX_VENUES)
      .map(({ slug }) => slug),
    startDate: days.startDate,
    bookings,
  }
}

/** The venues asked for, as they are called now or else were then. */
export async function readNamed(db: Db, enquiryId: string): Promise<{ slug: string; name: string }[]> {
  const rows = await db
    .selectFrom('enquiry_venue')
    .leftJoin('venue', 'venue.id', 'enquiry_venue.venue_id')
    .select([
      'enquiry_venue.slug as askedSlug',
      'enquiry_venue.name as askedName',
      'venue.slug',
      'venue.name',
    ])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('position')
    .execute()
  return rows.map(({ slug, name, askedSlug, askedName }) => ({
    slug: slug ?? askedSlug,
    name: name ?? askedName,
  }))
}

/** The venues of options that have ended with the booking of somebody else, as long as the client has heard nothing since. */
async function readOutsold(db: Db, enquiryId: string): Promise<string[]> {
  const { at } = await db
    .selectFrom('enquiry_history')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('enquiry_id', '=', enquiryId)
    .where('event', 'in', ['reply', 'called'])
    .executeTakeFirstOrThrow()
  return outsoldVenues(db, { kind: ORIGIN_KIND, id: enquiryId }, at ?? '')
}

/** Whether a proposal has become a venue and its owner has had no mail that says so. */
async function owesAcceptance(database: Database, { id, kind }: Row): Promise<boolean> {
  if (kind !== 'proposal' || (await readProposedVenue(database.db, id)) === undefined) return false
  return (await readReplyDetails(database, id, acceptance)).length === 0
}

/** Details of an answer that informed the owner. */
const acceptance = z.object({ template: z.literal('accepted' satisfies ReplyTemplateId) })

/** The published venues, with what they cost for a duration. @param duration as typed */
export async function readVenues(db: Db, duration: string | null): Promise<ReplyVenue[]> {
  const venues = await readFitVenues(db)
  return venues.map((venue) => replyVenue(venue, duration))
}

function replyVenue(venue: CatalogueVenue, duration: string | null): ReplyVenue {
  const { slug, name, neighborhood, surfaceM2, priceFromDayCents, minimumDays, photo } = venue
  const stay = estimateOf(venue, duration)
  return { slug, name, neighborhood, surfaceM2, priceFromDayCents, minimumDays, photo, stay }
}

function choosable(
  venue: Fitted<CatalogueVenue>,
  duration: string | null,
  layout: keyof FitVenue['capacities'],
): ChoosableVenue {
  return {
    ...replyVenue(venue, duration),
    capacity: venue.capacities[layout],
    // Those of other requests follow the days of the answer.
    reasons: venue.fit.reasons.filter((reason) => !isBookingReason(reason)),
  }
}

/**
 * Field values from the enquiry and the agency, in a language.
 * @param signature the language's, with its fields
 */
export function givenValues(row: Row, agent: string, language: Language, signature: string): ReplyValues {
  const { enquiryForm, quoteRequest } = siteTexts(language)
  const { startDate, duration } = askedDays(row)
  const ranges: Readonly<Record<string, string>> =
    row.kind === 'quote' ? quoteRequest.guestRange : enquiryForm.guestRange
  const values: ReplyValues = {
    name: row.full_name,
    company: row.company ?? '',
    reference: row.reference,
    startDate: startDate === null ? '' : formatDate(startDate, language),
    duration: duration === null ? '' : formatDuration(duration, language),
    guests: row.guests === null ? '' : (ranges[row.guests] ?? row.guests),
    phone: formatPhone(AGENCY.phone, language),
    agent,
    agency: AGENCY.name,
    signature,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function inEach<T>(
  languages: readonly Language[],
  of: (language: Language) => T,
): Partial<Record<Language, T>> {
  return Object.fromEntries(languages.map((language) => [language, of(language)]))
}

function textsIn(language: Language, read: Awaited<ReturnType<typeof readReplyTexts>>): KitTexts {
  return {
    estimate: REPLY_TEXTS[language].estimate,
    fromDay: REPLY_TEXTS[language].fromDay,
    hire: MAIL_COPY[language].hire,
    templates: Object.fromEntries(REPLY_TEMPLATES.map((id) => [id, read(language, id).text])) as Record<
      (typeof REPLY_TEMPLATES)[number],
      { subject: string; body: string }
    >,
  }
}
