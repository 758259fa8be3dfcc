/** What sending a quote does beside it: its mail, the state of its request, and holds; and how all of that is taken back. */
import { parisDayStart } from '#/lib/paris-time.ts'
import { momentInParis } from '#/modules/calendar/model/paris-minute.ts'
import { holdDays, releaseHoldsOf } from '#/modules/calendar/server/record/hold-days.server.ts'
import { fillReply } from '#/modules/correspondence/model/fill-reply.ts'
import { statusAfter } from '#/modules/correspondence/model/template-ids.ts'
import { readReplyTexts } from '#/modules/correspondence/server/reply/reply-texts.repository.server.ts'
import {
  answerStep,
  beforeAnswer,
  valuesBeforeAnswer,
} from '#/modules/enquiries/server/record/before-answer.server.ts'
import { ENQUIRY, type EnquiryRow } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { outcomeAfter } from '#/modules/enquiries/server/record/outcome.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { enqueueMail, withdrawMail } from '#/platform/outbox/enqueue-mail.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { QuoteMailPayload } from '../mail/quote-mail.ts'
import { mailValues } from '../model/mail-values.ts'
import type { QuoteDocument } from '../model/quote-document.schema.ts'
import { linesOf } from '../model/totals.ts'
import { daysToConfirm } from './hired-days.server.ts'
import type { SentQuote } from './send-quote.server.ts'

/** Subject and text of the mail, as the agent or the template has them for this client. */
async function mailText(
  db: Db,
  document: QuoteDocument,
  { reference, agent }: { readonly reference: string; readonly agent: string },
): Promise<{ subject: string; body: string }> {
  const { language, mail } = document
  const read = await readReplyTexts(db, [language])
  const signature = read(language, 'signature').text.body
  const { subject, blocks } = fillReply(
    mail ?? read(language, 'quote').text,
    mailValues(document, { reference, agent, signature }),
  )
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  return { subject, body: paragraphs.join('\n\n') }
}

/** Promise the mail, note the answer at the request, which is quoted from now on, and hold the days. */
export async function promiseQuote(db: Transaction, sent: SentQuote, secret: string): Promise<void> {
  const { stamp, versionId, leavesAt } = sent
  const row = await ENQUIRY.hold(db, sent.enquiryId)
  if (row === undefined) throw new Error('a quote is sent whose request is erased')
  const text = await mailText(db, sent.document, { reference: sent.reference, agent: stamp.by.name })
  await noteAnswer(db, row, sent, text)
  await enqueueMail(db, {
    ...{ id: versionId, payload: payloadOf(sent, row, text), enquiryId: row.id },
    ...{ at: stamp.at.toISOString(), notBefore: leavesAt },
    link: { until: parisDayStart(sent.document.validUntil, 1).toISOString(), secret },
  })
  await holdHires(db, sent, row)
}

async function noteAnswer(
  db: Transaction,
  row: EnquiryRow,
  sent: SentQuote,
  { subject, body }: { readonly subject: string; readonly body: string },
): Promise<void> {
  const { stamp, versionId, leavesAt, document, reckoned } = sent
  // What is quoted is no spam.
  const status = row.status === 'spam' ? 'quoted' : statusAfter('price', row.status, { becameVenue: false })
  const values = {
    ...{ status, owner: row.owner ?? stamp.by.id },
    ...(await outcomeAfter(db, row, { status, wanted: undefined }, stamp.by, stamp.at)),
    first_answered_at: row.first_answered_at ?? stamp.at.toISOString(),
  }
  await ENQUIRY.write(db, row, values, stamp)
  const slugs = reckoned.venues.map(({ slug }) => slug)
  const details = {
    ...{ subject, text: body, language: document.language, template: 'quote', leavesAt },
    ...{ version: row.version + 1, venues: slugs, refused: [], quoted: [], before: beforeAnswer(row) },
  }
  await noteEvent(db, ENQUIRY, { event: 'reply', id: versionId, details, status }, { after: row }, stamp)
}

function payloadOf(
  { document, reference: number, n, token, fileKey: key, sha256, reckoned }: SentQuote,
  { reference }: EnquiryRow,
  { subject, body }: { readonly subject: string; readonly body: string },
): QuoteMailPayload {
  const { language, client, validUntil } = document
  const names = new Map(reckoned.venues.map(({ id, name }) => [id, name]))
  const totals = reckoned.totals.map(({ choice, grossCents }) => {
    const hired = linesOf(reckoned.lines, choice).flatMap((line) => names.get(line.hire?.venueId ?? '') ?? [])
    return { choice, grossCents, names: [...new Set(hired)].join(', ') }
  })
  return {
    template: 'quote-sent',
    data: {
      ...{ language, reference, number, n, subject, totals, validUntil, token },
      to: { name: client.name || client.company, address: client.email },
      paragraphs: body.split(/\n{2,}/u),
      file: { name: `${number}-${n}.pdf`, key, sha256 },
    },
  }
}

/** @throws {Refusal} with `Taken`, when days are sold or closed: then nothing is sent */
async function holdHires(db: Transaction, sent: SentQuote, row: EnquiryRow): Promise<void> {
  for (const { hire, from } of sent.reckoned.lines) {
    if (hire === null || from.kind !== 'hire') continue
    const untilAt = momentInParis(from.holdUntil)
    if (untilAt === undefined) continue
    const { venueId, firstDay, lastDay } = hire
    const days = { firstDay: from.firstDay, lastDay: from.lastDay }
    const stay = { venueId, days, whole: { firstDay, lastDay } }
    // Those of an amendment that are sold to the request are held by its booking.
    for (const { whole, days: event } of await daysToConfirm(db, row.id, [stay], true, sent.stamp.at))
      await holdDays(
        db,
        {
          ...{ venueId, ...whole, event, untilAt, note: '' },
          ...{ origin: { kind: 'enquiry', id: row.id }, title: row.company || row.reference },
        },
        sent.stamp,
      )
  }
}

/**
 * Take back what `promiseQuote` did, before the mail has left.
 * @returns whether it could be; a request that was changed since keeps its state
 */
export async function unsendQuote(
  db: Transaction,
  versionId: string,
  stamp: Stamp<StaffActor>,
): Promise<boolean> {
  const entry = await db
    .selectFrom('enquiry_history')
    .select(['details', 'enquiry_id', 'at'])
    .where('id', '=', versionId)
    .executeTakeFirst()
  if (entry === undefined || !(await withdrawMail(db, versionId))) return false
  const row = await ENQUIRY.hold(db, entry.enquiry_id)
  if (row === undefined) throw new Error('a quote waits to leave whose request is erased')
  const values = await valuesBeforeAnswer(db, row, answerStep.parse(entry.details), entry.at, stamp)
  await ENQUIRY.write(db, row, values, stamp)
  await releaseHoldsOf(db, { kind: 'enquiry', id: row.id }, entry.at, stamp)
  return true
}
