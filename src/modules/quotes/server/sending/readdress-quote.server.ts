/**
 * Sending a quote again to a corrected address (`quotes.md`, sections 5 and 10): the same version under a new private link. The links that
 * were mailed before are dead from that moment on.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parisDay, parisDayStart } from '#/lib/paris-time.ts'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
import { beforeAnswer } from '#/modules/enquiries/server/record/before-answer.server.ts'
import { ENQUIRY } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { enqueueMail, withdrawMail } from '#/platform/outbox/enqueue-mail.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import { quoteMailPayload } from '../../mail/quote-mail.ts'
import { QUOTE_EVENTS } from '../quote-events.server.ts'
import { lettersOf } from '../quote-letters.server.ts'
import { QUOTE, type VersionRow, versionsOf, writeVersion } from '../quote-record.server.ts'

/** What has become of it; only `sent` has changed anything. */
export type ReaddressOutcome =
  | { readonly kind: 'sent'; readonly to: string; readonly leavesAt: string }
  /** It was sent to that very address. */
  | { readonly kind: 'same' }
  /** The mail to the address before has not left: it can still be taken back. */
  | { readonly kind: 'waiting' }
  /** Nothing can be accepted any more: a new version is to be sent. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'gone' }

const readdressed = z.object({
  from: z.string(),
  mail: z.string(),
  opened: z.string().nullable(),
})

/** The letter as the outbox keeps it, without the token of its link. */
const keptLetter = quoteMailPayload.extend({ data: quoteMailPayload.shape.data.omit({ token: true }) })

/** Send the open version of a quote to another address, if the quote still is at a version. */
export async function readdressQuote(
  { db: database }: Database,
  { quoteId, version, to }: { readonly quoteId: string; readonly version: number; readonly to: string },
  stamp: Stamp<StaffActor>,
  secret: string,
): Promise<ReaddressOutcome> {
  return database.transaction().execute(async (db) => {
    const held = await QUOTE.hold(db, quoteId)
    const enquiry = held && (await ENQUIRY.hold(db, held.enquiry_id))
    if (held === undefined || enquiry === undefined) return { kind: 'gone' }
    if (held.version !== version) return { kind: 'conflict', version: held.version }
    const open = (await versionsOf(db, quoteId)).find(({ state }) => state === 'sent')
    if (open === undefined || open.valid_until < parisDay(stamp.at)) return { kind: 'closed' }
    if (open.sent_to?.toLowerCase() === to.toLowerCase()) return { kind: 'same' }
    const letters = await lettersOf(db, open)
    const [last] = letters
    if (last === undefined) return { kind: 'closed' }
    const at = stamp.at.toISOString()
    if (letters.some(({ leavesAt }) => leavesAt !== null && leavesAt > at)) return { kind: 'waiting' }
    await giveUp(
      db,
      letters.map(({ id }) => id),
      at,
    )
    const token = await otherLink(db, quoteId, to, stamp)
    const leavesAt = new Date(stamp.at.getTime() + UNDO_OFFERED_MS).toISOString()
    const mail = randomUUID()
    const { data, template } = keptLetter.parse(last.payload)
    await enqueueMail(db, {
      payload: { template, data: { ...data, to: { ...data.to, address: to }, token } },
      ...{ id: mail, enquiryId: enquiry.id, at, notBefore: leavesAt },
      link: { until: parisDayStart(open.valid_until, 1).toISOString(), secret },
    })
    const after = await ENQUIRY.write(db, enquiry, {}, stamp)
    const details = {
      ...{ subject: data.subject, text: data.paragraphs.join('\n\n'), language: data.language, leavesAt },
      ...{ template: 'quote', version: enquiry.version + 1, venues: [], refused: [], quoted: [] },
      before: beforeAnswer(enquiry),
    }
    const { status } = enquiry
    await noteEvent(
      db,
      ENQUIRY,
      { event: 'reply', id: mail, details, status },
      { after: after ?? enquiry },
      stamp,
    )
    // Who opened it before was not the client.
    await writeVersion(db, open, { sent_to: to, first_opened_at: null })
    const changed = (await QUOTE.write(db, held, {}, stamp)) ?? held
    const from = open.sent_to ?? ''
    const moved = { from, to, mail, leavesAt, opened: open.first_opened_at }
    const event = { event: 'readdressed', n: open.n, details: moved } as const
    await noteEvent(db, QUOTE_EVENTS, event, { before: held, after: changed }, stamp)
    return { kind: 'sent', to, leavesAt }
  })
}

/**
 * Take that back before the mail has left: the links before are good again, and the address is what it was.
 * @returns whether it could be
 */
export async function undoReaddress(
  { db: database }: Database,
  quoteId: string,
  stamp: Stamp<StaffActor>,
): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    const held = await QUOTE.hold(db, quoteId)
    const open = (await versionsOf(db, quoteId)).find(({ state }) => state === 'sent')
    const entry = await db
      .selectFrom('quote_history')
      .select(['at', 'n', 'actor', 'details'])
      .where('quote_id', '=', quoteId)
      .where('event', '=', 'readdressed')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (held === undefined || open === undefined || entry?.n !== open.n || entry.actor !== stamp.by.id)
      return false
    const { from, mail, opened } = readdressed.parse(entry.details)
    if (!(await withdrawMail(db, mail))) return false
    await reviveLinks(db, quoteId, entry.at, stamp)
    await takeUp(db, open, entry.at)
    // The key of the letter stays spent, as that of every answer that is taken back.
    await db
      .updateTable('enquiry_history')
      .set({ event: 'withdrawn', details: toJson({}), at: stamp.at.toISOString() })
      .where('id', '=', mail)
      .execute()
    await writeVersion(db, open, { sent_to: from, first_opened_at: opened })
    const after = (await QUOTE.write(db, held, {}, stamp)) ?? held
    const event = { event: 'readdress-undone', n: open.n, details: { to: from } } as const
    return noteEvent(db, QUOTE_EVENTS, event, { before: held, after }, stamp)
  })
}

/** Letters that wait for an attempt, or were given up, are dealt with: their link is dead. */
async function giveUp(db: Transaction, ids: readonly string[], at: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({ failed_at: eb.fn.coalesce('failed_at', eb.val(at)), handled_at: at }))
    .where('id', 'in', ids)
    .where('done_at', 'is', null)
    .where('handled_at', 'is', null)
    .execute()
}

async function takeUp(db: Transaction, open: VersionRow, at: string): Promise<void> {
  const letters = await lettersOf(db, open)
  await db
    .updateTable('outbox')
    .set((eb) => ({
      failed_at: eb.case().when('failed_at', '=', at).then(null).else(eb.ref('failed_at')).end(),
      handled_at: null,
    }))
    .where(
      'id',
      'in',
      letters.map(({ id }) => id),
    )
    .where('handled_at', '=', at)
    .execute()
}

async function otherLink(db: Transaction, quoteId: string, to: string, { by, at }: Stamp<StaffActor>) {
  const token = makeSecret()
  const now = at.toISOString()
  await db
    .updateTable('quote_link')
    .set({ revoked_at: now })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'client')
    .where('revoked_at', 'is', null)
    .execute()
  await db
    .insertInto('quote_link')
    .values({
      ...{ id: randomUUID(), quote_id: quoteId, token_hash: hashSecret(token), kind: 'client', sent_to: to },
      ...{ created_at: now, created_by: by.id, revoked_at: null },
    })
    .execute()
  return token
}

async function reviveLinks(db: Transaction, quoteId: string, at: string, stamp: Stamp<StaffActor>) {
  const links = () =>
    db.updateTable('quote_link').where('quote_id', '=', quoteId).where('kind', '=', 'client')
  await links().set({ revoked_at: null }).where('revoked_at', '=', at).execute()
  await links().set({ revoked_at: stamp.at.toISOString() }).where('created_at', '=', at).execute()
}
