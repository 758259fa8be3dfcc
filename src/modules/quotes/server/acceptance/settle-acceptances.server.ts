/** Acceptances that wait for an owner: a yes books the days; a no, or silence until the moment, ends them (`quotes.md`, "Binding"). */
import { sql } from 'kysely'
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import type { OfficeHours } from '#/lib/working-hours.ts'
import type { DayRange } from '#/modules/calendar/model/day-range.ts'
import { entriesFor } from '#/modules/calendar/server/calendar.repository.server.ts'
import { releaseHoldsOf } from '#/modules/calendar/server/record/hold-days.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { UNMERGED_ENQUIRY } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { type Actor, SHELL } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { Refusal } from '#/platform/records/refusal.ts'
import type { AcceptanceMailPayload } from '../../mail/acceptance-mail.ts'
import { linesOf, type Total } from '../../model/totals.ts'
import { daysToConfirm, hiredDays } from '../hired-days.server.ts'
import { QUOTE_EVENTS, type QuoteRow } from '../quote-events.server.ts'
import { QUOTE, standingBefore, type VersionRow, writeVersion } from '../quote-record.server.ts'
import { waitingAcceptances } from '../waiting-acceptances.repository.server.ts'
import { bindAcceptance } from './bind-acceptance.server.ts'
import { isRefused, keptWord } from './bind-days.server.ts'
import { allCovered, confirmedBy, linesOfVersion, MAILED_LINK_DAYS } from './follow-acceptance.server.ts'
import { mailedLink } from './mailed-link.server.ts'
import { notifyAgency } from './notify-agency.server.ts'
import { strikePayments } from './plan-payments.server.ts'

/** Acceptances that are looked at in one go. */
const AT_ONCE = 100

const signedBy = z.object({ name: z.string(), email: z.string(), language: z.enum(LANGUAGE_CODES) })

/** What settling needs besides the database. */
export interface SettleParts {
  readonly now: Date
  /** `AUTH_SECRET`. */
  readonly secret: string
}

/** Book what owners have confirmed, and end what they have not. @returns how many are settled */
export async function settleAcceptances(database: Database, parts: SettleParts): Promise<number> {
  const hours = await readOfficeHours(database)
  let count = 0
  for (const waiting of await waitingAcceptances(database.db).limit(AT_ONCE).execute()) {
    const transaction = database.db.transaction()
    if ((await transaction.execute((db) => settle(db, waiting, hours, parts))) !== 'waits') count++
  }
  return count
}

/** Hold the acceptances that wait for a word about days of a venue, so that the word settles them in its own transaction. */
export async function holdAcceptances(
  db: Transaction,
  about: DayRange & { readonly venueId: string },
  parts: SettleParts,
) {
  const found = await waitingAcceptances(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('quote_line as hire')
          .select('hire.position')
          .whereRef('hire.version_id', '=', 'quote_version.id')
          .where('hire.venue_id', '=', about.venueId)
          .where('hire.first_day', '<=', about.lastDay)
          .where('hire.last_day', '>=', about.firstDay),
      ),
    )
    .execute()
  // In the order of an acceptance: quotes, requests, days.
  for (const id of found.map(({ quoteId }) => quoteId).toSorted()) await QUOTE.hold(db, id)
  for (const id of found.map(({ enquiry_id }) => enquiry_id).toSorted()) await UNMERGED_ENQUIRY.hold(db, id)
  const venueIds: string[] = []
  for (const { version_id, choice, enquiry_id } of found) {
    const hired = hiredDays(linesOf(await linesOfVersion(db, version_id), choice))
    const own = await entriesFor(db, { kind: ORIGIN_KIND, id: enquiry_id })
    venueIds.push(...[...hired, ...own].map(({ venueId }) => venueId))
  }
  const hours = await readOfficeHours({ db })
  return {
    venueIds,
    settle: async () => {
      // Who accepted first has the days.
      for (const waiting of found) await settle(db, waiting, hours, parts)
    },
  }
}

/** Settle one. When somebody else has bought the days since the owner's yes, it ends at its moment, as with silence. */
async function settle(db: Transaction, waiting: Waiting, hours: OfficeHours, parts: SettleParts) {
  await sql`savepoint settling`.execute(db)
  try {
    return await settleOne(db, waiting, hours, parts, false)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint settling`.execute(db)
    return settleOne(db, waiting, hours, parts, true)
  }
}

type SettleOutcome = 'booked' | 'ended' | 'waits'

type Waiting = Awaited<ReturnType<ReturnType<typeof waitingAcceptances>['execute']>>[number]

async function settleOne(
  db: Transaction,
  waiting: Waiting,
  hours: OfficeHours,
  { now, secret }: SettleParts,
  isTaken: boolean,
): Promise<SettleOutcome> {
  const stamp: Stamp<Actor> = { by: SHELL, at: now }
  const held = await QUOTE.hold(db, waiting.quoteId)
  const version = await db
    .selectFrom('quote_version')
    .selectAll()
    .where('id', '=', waiting.version_id)
    .executeTakeFirst()
  const enquiry = await UNMERGED_ENQUIRY.hold(db, waiting.enquiry_id)
  if (held === undefined || version === undefined || enquiry === undefined) return 'waits'
  // The word itself may have settled it, or the job.
  const still = waitingAcceptances(db).where('quote_acceptance.version_id', '=', version.id)
  if ((await still.executeTakeFirst()) === undefined) return 'waits'
  const total = (version.totals as Total[]).find(({ choice }) => choice === waiting.choice)
  const hired = hiredDays(linesOf(await linesOfVersion(db, version.id), waiting.choice))
  if (total === undefined || hired.length === 0) return 'waits'
  const standing = await standingBefore(db, version)
  const open = await daysToConfirm(db, enquiry.id, hired, standing !== undefined, now)
  const settled = { held, version, waiting, total, secret, isAmendment: standing !== undefined }
  if (!isTaken && (await allCovered(db, open, keptWord, now))) {
    await bindAcceptance(db, { held, version, enquiry, total, hired, standing }, stamp)
    await tell(db, settled, 'booked', now)
    return 'booked'
  }
  const isOver = confirmedBy(new Date(waiting.at), hours) <= now
  if (!isOver && !(await isRefused(db, open, waiting.at, now))) return 'waits'
  const at = now.toISOString()
  await writeVersion(db, version, { state: 'withdrawn', closed_at: at })
  const after = (await QUOTE.write(db, held, {}, stamp)) ?? held
  const event = { event: 'withdrawn', n: version.n, details: { cause: 'owner', reason: '' } } as const
  await noteEvent(db, QUOTE_EVENTS, event, { before: held, after }, stamp)
  // What stands is paid as agreed.
  if (standing === undefined) await strikePayments(db, held.id, now, { isPaidKept: false })
  await releaseHoldsOf(db, { kind: ORIGIN_KIND, id: enquiry.id }, undefined, stamp)
  await tell(db, settled, 'ended', now)
  return 'ended'
}

interface Settled {
  readonly held: QuoteRow
  readonly version: VersionRow
  readonly waiting: Waiting
  readonly total: Total
  readonly secret: string
  readonly isAmendment: boolean
}

/** Tell who has signed, whom the quote was sent to, and the agency. Nobody keeps the token of the first link: the mails have one of their own. */
async function tell(
  db: Transaction,
  { held, version, waiting, total, secret, isAmendment }: Settled,
  what: 'booked' | 'ended',
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const { name, email, language } = signedBy.parse(waiting.evidence)
  const token = await mailedLink(db, held.id, version.sent_to, now)
  const until = new Date(now.getTime() + MAILED_LINK_DAYS * DAY_MS).toISOString()
  const readers = [{ email, language }]
  if (version.sent_to !== null && version.sent_to !== email)
    readers.push({ email: version.sent_to, language: version.language })
  for (const reader of readers) {
    const data = { ...reader, number: held.reference ?? '', token }
    const receipt = { name, n: version.n, choice: waiting.choice, grossCents: total.grossCents }
    const payload: AcceptanceMailPayload =
      what === 'ended'
        ? { template: 'acceptance-ended', data: { ...data, isAmendment } }
        : { template: 'acceptance-receipt', data: { ...data, ...receipt, isBooked: true } }
    await enqueueMail(db, { payload, enquiryId: held.enquiry_id, at, link: { until, secret } })
  }
  await notifyAgency(db, held, { what }, now)
}
