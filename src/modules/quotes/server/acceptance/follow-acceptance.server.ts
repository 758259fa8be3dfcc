/** What follows from an acceptance, by link or on paper, in its transaction (`quotes.md`, sections 1 and 9). */
import { randomUUID } from 'node:crypto'
import type { Language } from '#/i18n/languages.ts'
import { PARIS } from '#/lib/paris-time.ts'
import { HOUR_MS } from '#/lib/time-spans.ts'
import { afterWorking, type OfficeHours, workingDay } from '#/lib/working-hours.ts'
import type { EnquiryRow } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { AcceptanceMailPayload } from '../../mail/acceptance-mail.ts'
import { quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import { linesOf, type Total } from '../../model/totals.ts'
import { daysToConfirm, type HiredDays, hiredDays, type LineRow } from '../hired-days.server.ts'
import { QUOTE_EVENTS, type QuoteRow } from '../quote-events.server.ts'
import { QUOTE, standingBefore, type VersionRow, writeVersion } from '../quote-record.server.ts'
import { bindAcceptance } from './bind-acceptance.server.ts'
import { holdAndAsk, type WordPort } from './bind-days.server.ts'
import { keepEvidence } from './keep-evidence.server.ts'
import { notifyAgency } from './notify-agency.server.ts'
import { planPayments } from './plan-payments.server.ts'

/** Days for which a link in a mail of an acceptance is kept sealed. */
export const MAILED_LINK_DAYS = 30

/** An acceptance that was found good. */
export interface Acceptance {
  /** The quote and its request, held. */
  readonly held: QuoteRow
  readonly enquiry: EnquiryRow
  readonly version: VersionRow
  readonly total: Total
  readonly signer: {
    readonly name: string
    readonly role: string
    readonly company: string
    readonly email: string
    readonly language: Language
  }
  /** How it is known who has accepted, and what. */
  readonly proof: { readonly link: 'client' | 'staff' | 'paper'; readonly [fact: string]: unknown }
  readonly sentTo: string | null
  /** Of the link that is in the mails. */
  readonly token: string
}

interface FollowParts {
  readonly hours: OfficeHours
  readonly secret: string
  readonly word: WordPort
}

/**
 * Record an acceptance with all that follows.
 * @returns whether the days are booked; otherwise the owner has to confirm them
 * @throws {Refusal} with `Taken`, when the days have gone to somebody else
 */
export async function followAcceptance(
  db: Transaction,
  acceptance: Acceptance,
  { hours, secret, word }: FollowParts,
  stamp: Stamp<Actor>,
): Promise<boolean> {
  const { held, version, enquiry, total, signer } = acceptance
  const now = stamp.at
  const hired = hiredDays(linesOf(await linesOfVersion(db, version.id), total.choice))
  const standing = await standingBefore(db, version)
  const open = await daysToConfirm(db, enquiry.id, hired, standing !== undefined, now)
  const isBooked = await allCovered(db, open, word, now)
  const document = quoteDocumentSchema.parse(version.document)
  // What stands is paid as agreed until its amendment is bound.
  if (standing === undefined) await planPayments(db, held.id, total, document.payment, hired, now)
  if (isBooked) await bindAcceptance(db, { held, version, enquiry, total, hired, standing }, stamp)
  else {
    const waiting = {
      ...{ enquiryId: enquiry.id, title: enquiry.reference, event: document.event, secret },
      ...{ until: confirmedBy(now, hours).toISOString(), asker: await senderOf(db, version) },
    }
    await holdAndAsk(db, open, word, waiting, stamp)
  }
  await closeOthers(db, held, stamp)
  const mails = [randomUUID(), randomUUID()]
  const { name, role, company, email, language } = signer
  const facts = {
    ...{
      number: held.reference,
      version: version.n,
      choice: total.choice,
      at: now.toISOString(),
      zone: PARIS,
    },
    ...{ grossCents: total.grossCents, name, role, company, email, language, ...acceptance.proof },
    ...{ pdfHash: version.pdf_hash, termsHash: version.terms_hash, mails },
  }
  const evidenceHash = await keepEvidence(db, { versionId: version.id, choice: total.choice, facts }, now)
  await writeVersion(db, version, { state: 'accepted', closed_at: now.toISOString() })
  // What is written meanwhile changes what was accepted.
  await db
    .updateTable('quote_version')
    .set({ kind: 'amendment' })
    .where('quote_id', '=', held.id)
    .where('state', '=', 'draft')
    .execute()
  const after = (await QUOTE.write(db, held, {}, stamp)) ?? held
  const event = { event: 'accepted', n: version.n, details: { choice: total.choice, evidenceHash } } as const
  await noteEvent(db, QUOTE_EVENTS, event, { before: held, after }, stamp)
  await acknowledge(db, acceptance, { isBooked, mails, secret }, now)
  const notice = { what: isBooked ? 'booked' : 'accepted', text: `${name}, ${company}` } as const
  await notifyAgency(db, held, notice, now)
  return isBooked
}

/** When an owner is to have answered: 24 working hours are one working day (ADR 0081). */
export function confirmedBy(accepted: Date, hours: OfficeHours): Date {
  return afterWorking(accepted, workingDay(hours), hours)
}

/** Whether the word of the owners covers all days. */
export async function allCovered(
  db: Transaction,
  hired: readonly HiredDays[],
  word: WordPort,
  now: Date,
): Promise<boolean> {
  for (const { venueId, whole } of hired) if (!(await word(db, venueId, whole, now))) return false
  return true
}

/** The lines of a version as it was sent. */
export async function linesOfVersion(db: Db, versionId: string): Promise<LineRow[]> {
  return db
    .selectFrom('quote_line')
    .selectAll()
    .where('version_id', '=', versionId)
    .orderBy('position')
    .execute()
}

async function senderOf(db: Transaction, { sent_by }: VersionRow) {
  const name = (await staffNames(db)).get(sent_by ?? '') ?? ''
  return { id: sent_by ?? 'visitor', name, network: null }
}

/** The other open quotes of the request cannot be accepted any more. Their own rows are not held: whoever holds one waits for the request. */
async function closeOthers(db: Transaction, quote: QuoteRow, stamp: Stamp<Actor>): Promise<void> {
  const open = await db
    .updateTable('quote_version')
    .set((eb) => ({ state: 'withdrawn', closed_at: stamp.at.toISOString(), version: eb('version', '+', 1) }))
    .where('state', '=', 'sent')
    .where('quote_id', 'in', (eb) =>
      eb
        .selectFrom('quote')
        .select('id')
        .where('enquiry_id', '=', quote.enquiry_id)
        .where('id', '<>', quote.id),
    )
    .returning(['quote_id', 'n'])
    .execute()
  for (const { quote_id, n } of open) {
    const after = await db
      .selectFrom('quote')
      .selectAll()
      .where('id', '=', quote_id)
      .executeTakeFirstOrThrow()
    const details = { cause: 'other-accepted', reason: '' } as const
    await noteEvent(db, QUOTE_EVENTS, { event: 'withdrawn', n, details }, { after }, stamp)
  }
}

async function acknowledge(
  db: Transaction,
  { held, version, total, signer, sentTo, token }: Acceptance,
  { isBooked, mails, secret }: { isBooked: boolean; mails: readonly string[]; secret: string },
  now: Date,
): Promise<void> {
  const { name, email, language } = signer
  const until = new Date(now.getTime() + MAILED_LINK_DAYS * 24 * HOUR_MS).toISOString()
  const { choice, grossCents } = total
  const data = { name, number: held.reference ?? '', n: version.n, choice, grossCents, isBooked, token }
  const to = [
    { email, language },
    ...(sentTo === null || sentTo === email ? [] : [{ email: sentTo, language: version.language }]),
  ]
  for (const [at, one] of to.entries()) {
    const payload: AcceptanceMailPayload = { template: 'acceptance-receipt', data: { ...data, ...one } }
    await enqueueMail(db, {
      ...{ id: mails[at], payload, enquiryId: held.enquiry_id, at: now.toISOString() },
      link: { until, secret },
    })
  }
}
