/**
 * Sending of an answer: stored with its mail, its history entry and the new state of the enquiry in one transaction.
 */

import { z } from 'zod'
import type { Language } from '#/i18n/languages.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
import { momentInParis } from '#/modules/calendar/model/paris-minute.ts'
import { askedDays, bookingsOn, referencesOf } from '#/modules/enquiries/model/booking.ts'
import type { PresentState } from '#/modules/enquiries/model/change-enquiry.ts'
import { readBookings } from '#/modules/enquiries/server/fit/days-of-others.repository.server.ts'
import { answerStep, beforeAnswer } from '#/modules/enquiries/server/record/before-answer.server.ts'
import { ENQUIRY, type EnquiryRow } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { outcomeAfter } from '#/modules/enquiries/server/record/outcome.server.ts'
import { presentState } from '#/modules/enquiries/server/record/present-state.server.ts'
import { readProposedVenue } from '#/modules/venues/server/admin/proposed-venue.repository.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { ReplyBlock, ReplyMailPayload } from '../../mail/reply-mail.ts'
import { type FilledReply, fillReply, namesPrices } from '../../model/fill-reply.ts'
import { formatNames, withTyped } from '../../model/format-fields.ts'
import type { ReplyToSend } from '../../model/reply.schema.ts'
import { fieldsIn, REFUSED_VENUES, type ReplyField, VENUE_PRICES } from '../../model/reply-fields.ts'
import { type ReplyPrice, replyPrices } from '../../model/reply-prices.ts'
import { type ReplyVenue, venueValues } from '../../model/reply-venues.ts'
import { promisesDays, refusesVenues, statusAfter } from '../../model/template-ids.ts'
import { replyBlocks } from './reply-blocks.ts'
import { givenValues, readNamed, readVenues } from './reply-kit.server.ts'
import { readReplyText } from './reply-texts.repository.server.ts'

/** Outcome; only `sent` has changed anything. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly version: number; readonly leavesAt: string }
  | { readonly kind: 'unfilled'; readonly fields: readonly ReplyField[] }
  /** It says that days are free that other requests have won. */
  | { readonly kind: 'taken'; readonly names: readonly string[]; readonly references: readonly string[] }
  | { readonly kind: 'conflict'; readonly present: PresentState }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'gone' }

/** Details of an answer in the history. */
export const sentReply = answerStep.extend({ leavesAt: z.string(), template: z.string().optional() })

/**
 * Send an answer; it leaves after {@link UNDO_OFFERED_MS}. Idempotent by its key. A new enquiry becomes "in progress", and one
 * without an owner is assigned to the writer.
 */
export async function sendReply(
  { db }: Database,
  reply: ReplyToSend,
  writer: StaffActor,
  now = new Date(),
): Promise<SendOutcome> {
  return db.transaction().execute(async (transaction) => {
    const row = await ENQUIRY.hold(transaction, reply.reference)
    if (row === undefined) return { kind: 'gone' }
    if (row.email === '') return { kind: 'no-address' }
    const known = await knownReply(transaction, reply.key, row.id)
    if (known) return known
    const catalogue = await readVenues(transaction, reply.typed.duration?.trim() || askedDays(row).duration)
    const { named: refused, left } = await refusedOf(transaction, row.id, reply, catalogue)
    const venues = left.flatMap((slug) => catalogue.find((venue) => venue.slug === slug) ?? [])
    const prices = replyPrices(venues, reply.prices)
    const answered = { venues, prices, refused: refused.map(({ name }) => name) }
    const filled = await fill(transaction, row, reply, answered, writer.name)
    const missing = missingOf(filled, reply, answered)
    if (missing.length > 0) return { kind: 'unfilled', fields: missing }
    const taken = promisesDays(reply.template) ? await takenOf(transaction, row, reply, venues) : undefined
    if (taken) return taken

    const leavesAt = new Date(now.getTime() + UNDO_OFFERED_MS).toISOString()
    const version = reply.version + 1
    if (row.version !== reply.version) {
      return { kind: 'conflict', present: await presentState(transaction, row.id) }
    }
    const becameVenue =
      row.kind === 'proposal' && (await readProposedVenue(transaction, row.id)) !== undefined
    const status = statusAfter(reply.template, row.status, { becameVenue })
    const stamp = { by: writer, at: now }
    const values = {
      status,
      ...(await outcomeAfter(transaction, row, { status, wanted: undefined }, writer, now)),
      owner: row.owner ?? writer.id,
      first_answered_at: row.first_answered_at ?? now.toISOString(),
    }
    await ENQUIRY.write(transaction, row, values, stamp)
    const blocks = await blocksOf(transaction, filled, answered, reply.language)
    const visit = confirmedVisit(reply)
    const details = {
      subject: filled.subject,
      text: textOf(blocks),
      language: reply.language,
      template: reply.template,
      leavesAt,
      version,
      venues: venues.map(({ slug }) => slug),
      refused: refused.map(({ slug }) => slug),
      // Only what the mail names.
      quoted: namesPrices(filled) ? quotedOf(venues, prices) : [],
      before: beforeAnswer(row),
      ...(visit && { visit: { day: visit.day, time: visit.time } }),
    }
    const event = { event: 'reply', id: reply.key, details, status } as const
    await noteEvent(transaction, ENQUIRY, event, { after: row }, stamp)
    const payload: ReplyMailPayload = {
      template: 'reply',
      data: {
        reference: row.reference,
        language: reply.language,
        to: { name: row.full_name, address: row.email },
        cc: reply.cc,
        subject: filled.subject,
        blocks,
        ...(visit && {
          visit: {
            at: visit.at,
            title: formatNames(
              venues.map(({ name }) => name),
              reply.language,
            ),
            address: visit.address,
            agreedAt: now.toISOString(),
          },
        }),
        follows: await lastMail(transaction, row.id),
      },
    }
    const at = now.toISOString()
    await enqueueMail(transaction, { id: reply.key, payload, enquiryId: row.id, at, notBefore: leavesAt })
    return { kind: 'sent', version, leavesAt }
  })
}

/** The moment that an answer confirms, with where one meets; undefined of other answers, and of a text that does not say it. */
function confirmedVisit({ template, typed, subject, body }: ReplyToSend) {
  const said = fieldsIn(`${subject}\n\n${body}`)
  if (template !== 'visit' || !said.includes('visitDate') || !said.includes('visitTime')) return undefined
  const [day = '', time = ''] = [typed.visitDate?.trim(), typed.visitTime?.trim()]
  const at = momentInParis(`${day}T${time}`)
  return at && { day, time, at, address: typed.visitPlace?.trim() ?? '' }
}

/** Outcome of an earlier answer with this key, if any. */
async function knownReply(
  transaction: Transaction,
  key: string,
  enquiryId: string,
): Promise<SendOutcome | undefined> {
  const entry = await transaction
    .selectFrom('enquiry_history')
    .select(['event', 'enquiry_id', 'details'])
    .where('id', '=', key)
    .executeTakeFirst()
  if (entry === undefined) return undefined
  if (entry.enquiry_id !== enquiryId) throw new Error('The key of an answer belongs to another request')
  if (entry.event === 'withdrawn') return { kind: 'withdrawn' }
  const { version, leavesAt } = sentReply.parse(entry.details)
  return { kind: 'sent', version, leavesAt }
}

/** The venues of an answer, and their prices where all of them can be read. */
interface Answered {
  readonly venues: readonly ReplyVenue[]
  readonly prices: readonly ReplyPrice[] | undefined
  /** Names of the venues that are not available. */
  readonly refused: readonly string[]
}

/**
 * The venues that an answer refuses, each known to the catalogue or the request, and the shown ones without them. Of other
 * templates than a refusal nothing is refused.
 */
async function refusedOf(
  transaction: Transaction,
  enquiryId: string,
  reply: ReplyToSend,
  catalogue: readonly ReplyVenue[],
) {
  if (!refusesVenues(reply.template)) return { named: [], left: reply.venues }
  const known = [...(await readNamed(transaction, enquiryId)), ...catalogue]
  const named = reply.refused.flatMap((slug) => known.find((venue) => venue.slug === slug) ?? [])
  return { named, left: reply.venues.filter((slug) => !reply.refused.includes(slug)) }
}

/** What an answer lacks; a refusal without a venue that is refused cannot be sent, whatever its text says. */
function missingOf(
  { missing }: FilledReply,
  { template }: ReplyToSend,
  { refused }: Answered,
): readonly ReplyField[] {
  return refusesVenues(template) && refused.length === 0
    ? [...new Set<ReplyField>([REFUSED_VENUES, ...missing])]
    : missing
}

/** The venues of an answer that other requests have won on its days. */
async function takenOf(
  transaction: Transaction,
  row: EnquiryRow,
  { typed }: ReplyToSend,
  venues: readonly ReplyVenue[],
): Promise<SendOutcome | undefined> {
  const asked = askedDays(row)
  const startDate = typed.startDate?.trim() || asked.startDate
  const days = { startDate, duration: typed.duration?.trim() || asked.duration }
  if (startDate === null || !isIsoDay(startDate)) return undefined
  const bookings = await readBookings(transaction, { except: row.id, from: startDate })
  const taken = venues.flatMap((venue) => {
    const references = referencesOf(bookingsOn(bookings, venue, days), 'won')
    return references.length === 0 ? [] : [{ name: venue.name, references }]
  })
  if (taken.length === 0) return undefined
  const references = [...new Set(taken.flatMap((one) => one.references))]
  return { kind: 'taken', names: taken.map(({ name }) => name), references }
}

function quotedOf(venues: readonly ReplyVenue[], prices: readonly ReplyPrice[] | undefined) {
  return (prices ?? []).flatMap(({ netCents }, position) => {
    const venue = venues[position]
    return venue === undefined ? [] : [{ venue: venue.slug, netCents }]
  })
}

async function fill(
  transaction: Transaction,
  row: EnquiryRow,
  reply: ReplyToSend,
  { venues, prices, refused }: Answered,
  agent: string,
): Promise<FilledReply> {
  const { language } = reply
  const signature = await readReplyText(transaction, { language, id: 'signature' })
  const given = {
    ...venueValues(venues, refused, reply.template, language),
    [VENUE_PRICES]: prices === undefined ? '' : String(prices.length),
    ...givenValues(row, agent, language, signature.text.body),
  }
  return fillReply(reply, withTyped(given, reply.typed, language))
}

/** The parts of the mail; venues carry what their cards show. */
async function blocksOf(
  transaction: Transaction,
  filled: FilledReply,
  { venues, prices }: Answered,
  language: Language,
): Promise<ReplyBlock[]> {
  const keys = venues.flatMap(({ photo }) => (photo ? [photo.key] : []))
  const texts =
    keys.length === 0
      ? []
      : await transaction
          .selectFrom('photo')
          .innerJoin('photo_translation', 'photo_translation.photo_id', 'photo.id')
          .select(['photo.key', 'photo_translation.alt'])
          .where('photo.key', 'in', keys)
          .where('photo_translation.language', '=', language)
          .execute()
  const alts = new Map(texts.map(({ key, alt }) => [key, alt]))
  return replyBlocks(filled, { venues, prices, alts }, language)
}

/** Text shown in the history. */
function textOf(blocks: readonly ReplyBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return block.text
      if (block.kind === 'venues') return block.venues.map(({ name }) => `· ${name}`).join('\n')
      return block.prices.map(({ name, lines }) => [`· ${name}`, ...lines].join('\n')).join('\n')
    })
    .join('\n\n')
}

const template = z.object({ template: z.string() })

/** The latest mail of ours that the visitor has. */
async function lastMail(transaction: Transaction, enquiryId: string): Promise<string | undefined> {
  const mails = await transaction
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('enquiry_id', '=', enquiryId)
    .where('done_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute()
  return mails.find(({ payload }) => {
    const name = template.safeParse(payload).data?.template ?? ''
    return name === 'reply' || name.endsWith('-acknowledgement')
  })?.id
}
