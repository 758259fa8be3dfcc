/** Enquiry with all data of the sheet. */

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { saysMore } from '#/forms/phone-parts.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { shownPhone } from '#/i18n/shown-phone.server.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { activeStaff, staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import { readProposedVenue } from '#/modules/venues/server/admin/proposed-venue.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { askedDays } from '../../model/booking.ts'
import type {
  Colleague,
  EnquirySender,
  EnquiryView,
  LinkedEnquiry,
  RelatedEnquiry,
} from '../../model/enquiry-view.ts'
import { isDecided } from '../../model/outcome.ts'
import { isSuspect } from '../../model/perhaps-spam.ts'
import { factsOf } from '../facts/enquiry-facts.server.ts'
import { factsOfRow } from '../facts/stored-facts.server.ts'
import { readFlags } from '../fit/read-flags.server.ts'
import { readConfirmedVisit, readQuoted } from '../record/reply-details.repository.server.ts'
import { readAskedVenues } from './asked-venues.server.ts'
import { readLog } from './enquiry-log.server.ts'
import { readOutcomeVenue } from './outcome-log.server.ts'
import { readPresence } from './presence.server.ts'
import { readKeptReference, readLinked, readMerged } from './read-relations.server.ts'
import { type Related, readRelated } from './related-enquiries.server.ts'

/** Details of the history entry of the arrival. */
const arrival = z.object({
  unknownVenues: z.array(z.string()).catch([]),
  spamSigns: z.array(z.string()).catch([]),
})

/** Current user and interface language. */
export interface Looking {
  readonly viewer: Pick<StaffSession, 'id' | 'name' | 'role' | 'singleKeys'>
  readonly language: AdminLanguage
  readonly now?: Date
}

/**
 * The country of a phone number and the time zones there, one for each time of day; null where they are unknown. On
 * the server only, because the metadata is large.
 */
function callerPlace(e164: string, language: Language, now: Date): EnquirySender['calls'] {
  const code = parsePhoneNumberFromString(e164)?.country
  if (code === undefined) return null
  const country = new Intl.DisplayNames(LANGUAGES[language].intl, { type: 'region' }).of(code) ?? code
  const byTime = new Map<string, string>()
  for (const zone of zonesOf(code)) byTime.set(timeIn(zone, now), zone)
  const zones = [...byTime].sort(([a], [b]) => a.localeCompare(b)).map(([, zone]) => zone)
  return zones.length === 0 ? null : { country, zones }
}

/** ECMA-402's locale info, which the type definitions do not have yet. */
function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  )
  return locale.getTimeZones?.() ?? []
}

function timeIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now)
}

/** Read an enquiry; one that was merged leads to the kept one. Undefined when none has this reference. */
export async function readEnquiry(
  database: Database,
  reference: string,
  { viewer, language, now = new Date() }: Looking,
): Promise<EnquiryView | undefined> {
  const { db } = database
  const row = await db.selectFrom('enquiry').selectAll().where('reference', '=', reference).executeTakeFirst()
  if (row === undefined) return undefined
  const kept = await readKeptReference(database, row)
  if (kept !== reference) return readEnquiry(database, kept, { viewer, language, now })
  const [
    venues,
    flags,
    photos,
    related,
    linked,
    merged,
    log,
    team,
    outcomeVenue,
    came,
    proposedVenue,
    others,
    quoted,
    confirmedVisit,
  ] = await Promise.all([
    readAskedVenues(database, { id: row.id, ...askedDays(row) }, language),
    readFlags(database, row, now),
    db
      .selectFrom('proposal_photo')
      .select(['id', 'width', 'height', 'placeholder'])
      .where('enquiry_id', '=', row.id)
      .orderBy('position')
      .execute(),
    readRelated(database, row),
    readLinked(database, row.id),
    readMerged(database, row.id, language),
    readLog(database, row, language),
    activeStaff(database),
    readOutcomeVenue(database, row.outcome_venue_id),
    db
      .selectFrom('enquiry_history')
      .select('details')
      .where('enquiry_id', '=', row.id)
      .where('event', '=', 'received')
      .executeTakeFirst(),
    readProposedVenue(db, row.id),
    readPresence(database, row.id, viewer.id, now),
    readQuoted(database, row.id),
    readConfirmedVisit(database, row.id),
  ])
  const e164 = row.phone_e164
  const arrived = arrival.safeParse(came?.details).data
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    spamSigns: isSuspect(row) ? (arrived?.spamSigns ?? []) : [],
    channel: row.channel,
    language: isLanguage(row.language) ? row.language : 'en',
    version: row.version,
    createdAt: row.created_at,
    answeredAt: row.first_answered_at,
    erasedAt: row.anonymized_at,
    snoozedUntil: row.snoozed_until,
    owner:
      row.owner === null
        ? null
        : (team.find(({ id }) => id === row.owner) ?? (await readColleague(database, row.owner))),
    outcome:
      row.outcome_at === null || !isDecided(row.status)
        ? null
        : {
            reason: row.outcome_reason,
            note: row.outcome_note,
            venue: outcomeVenue ?? null,
            netCents: row.outcome_net_cents,
            at: row.outcome_at,
            by: team.find(({ id }) => id === row.outcome_by) ?? null,
          },
    requester: {
      fullName: row.full_name,
      company: row.company,
      jobTitle: row.job_title,
      email: row.email || null,
      phone: e164 === null ? null : { e164, shown: shownPhone(e164, language) },
      phoneTyped:
        row.phone_typed !== null && (e164 === null || saysMore(row.phone_typed, e164))
          ? row.phone_typed
          : null,
      calls: e164 === null ? null : callerPlace(e164, language, now),
    },
    message: row.message,
    facts: factsOf(row, language),
    typedFacts: factsOfRow(
      row,
      venues.map(({ askedSlug }) => ({ slug: askedSlug })),
    ),
    venues,
    flags,
    unknownVenues: arrived?.unknownVenues ?? [],
    photos,
    proposedVenue: proposedVenue ?? null,
    ...withoutLinked(related, linked),
    linked,
    merged,
    quoted,
    confirmedVisit: confirmedVisit ?? null,
    log,
    others,
    team,
    viewer: { id: viewer.id, name: viewer.name, role: viewer.role, singleKeys: viewer.singleKeys },
  }
}

/** What a staff member has linked is known, and no duplicate any more. */
function withoutLinked(related: Related, linked: readonly LinkedEnquiry[]): Related {
  const known = new Set(linked.map(({ reference }) => reference))
  const unknown = (enquiries: RelatedEnquiry[]) => enquiries.filter(({ reference }) => !known.has(reference))
  return {
    duplicates: unknown(related.duplicates),
    sameText: unknown(related.sameText),
    samePerson: unknown(related.samePerson),
  }
}

/** A deactivated account may still be the owner. */
async function readColleague({ db }: Database, id: string): Promise<Colleague | null> {
  const name = (await staffNames(db, [id])).get(id)
  return name === undefined ? null : { id, name }
}
