/** Who hears that an option has ended: its client, and the agency about each option that rises (`quotes.md`, section 1). */
import { isLanguage } from '#/i18n/languages.ts'
import { type CalendarEntry, stands } from '#/modules/calendar/model/calendar-entry.ts'
import { conflictsWith, rankOf } from '#/modules/calendar/model/conflicts-with.ts'
import { overlaps } from '#/modules/calendar/model/day-range.ts'
import { entriesOn } from '#/modules/calendar/server/calendar.repository.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { venueNames } from '#/modules/venues/server/venue-names.repository.server.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import type { OptionMailPayload } from '../mail/option-mail.ts'

/** Promise the mails, within the transaction that writes down the end. */
export async function tellLapsed(db: Transaction, ended: CalendarEntry, now: Date): Promise<void> {
  await tellClient(db, ended, now)
  const { held } = conflictsWith(await entriesOn(db, ended.venueId, ended), ended, now, ended.origin)
  for (const hold of held) {
    const request = isBehind(hold, ended) ? await requestOf(db, hold) : undefined
    if (request === undefined) continue
    const all = await entriesOn(db, hold.venueId, hold)
    // Of several that ended while the site was stopped, the last one to be written down tells.
    if (all.some((entry) => isUnwritten(entry, now) && isBehind(hold, entry))) continue
    const data = { ...(await saidOf(db, hold)), reference: request.reference, rank: rankOf(hold, all, now) }
    await promise(db, { template: 'option-notice', data }, request.id, now)
  }
}

async function tellClient(db: Transaction, ended: CalendarEntry, now: Date): Promise<void> {
  const request = await requestOf(db, ended)
  if (request === undefined || !request.email || !isLanguage(request.language)) return
  // What was accepted ends with a mail of its own.
  if (request.isAccepted || !['new', 'in-progress', 'quoted'].includes(request.status)) return
  const { reference, email, language, id } = request
  const data = { ...(await saidOf(db, ended)), reference, email, language }
  await promise(db, { template: 'option-ended', data }, id, now)
}

const isBehind = (hold: CalendarEntry, before: CalendarEntry) =>
  hold.queueAt > before.queueAt && overlaps(hold, before)

const isUnwritten = (entry: CalendarEntry, now: Date) => entry.state === 'active' && !stands(entry, now)

async function saidOf(db: Db, { venueId, event }: CalendarEntry) {
  return { venue: (await venueNames(db, [venueId])).get(venueId) ?? '', ...event }
}

async function requestOf(db: Db, { origin }: CalendarEntry) {
  if (origin?.kind !== ORIGIN_KIND) return undefined
  return db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'status', 'email', 'language'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('quote_version')
          .innerJoin('quote', 'quote.id', 'quote_version.quote_id')
          .select('quote_version.id')
          .whereRef('quote.enquiry_id', '=', 'enquiry.id')
          .where('state', '=', 'accepted'),
      ).as('isAccepted'),
    )
    .where('id', '=', origin.id)
    .where('anonymized_at', 'is', null)
    .executeTakeFirst()
}

const promise = (db: Transaction, payload: OptionMailPayload, enquiryId: string, now: Date) =>
  enqueueMail(db, { payload, enquiryId, at: now.toISOString() })
