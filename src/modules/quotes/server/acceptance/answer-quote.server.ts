/** What a client answers to a quote without accepting it: a question, or no (`quotes.md`, section 5). */
import { DAY_MS } from '#/lib/time-spans.ts'
import { endHoldsBy } from '#/modules/calendar/server/record/hold-days.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { ENQUIRY } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { CLIENT } from '#/modules/enquiries/server/record/win-enquiry.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import { QUOTE_EVENTS, VISITOR } from '../quote-events.server.ts'
import { QUOTE, versionsOf, writeVersion } from '../quote-record.server.ts'
import { notifyAgency } from './notify-agency.server.ts'
import { linkBehind, quoteBehind } from './quote-behind.server.ts'

/** Done, too late, or a link that leads nowhere. */
export type AnswerKind = 'done' | 'closed' | 'gone'

/** Put a question into the thread of the request. @param id made by the page: the same again is stored once */
export async function askAboutQuote(
  { db }: Database,
  { token, id, text }: { readonly token: string; readonly id: string; readonly text: string },
  now: Date,
): Promise<AnswerKind> {
  return db.transaction().execute(async (transaction) => {
    const behind = await quoteBehind(transaction, token, now)
    if (behind === undefined) return 'gone'
    const after = await ENQUIRY.hold(transaction, behind.quote.enquiry_id)
    if (after === undefined) return 'gone'
    const details = { text, quote: behind.quote.reference ?? '' }
    const event = { event: 'wrote', id, details } as const
    if (await noteEvent(transaction, ENQUIRY, event, { after }, { by: CLIENT, at: now }))
      await notifyAgency(transaction, behind.quote, { what: 'asked', text }, now)
    return 'done'
  })
}

/** Decline a version; its holds end a day later unless an agent keeps them. */
export async function declineQuote(
  { db }: Database,
  { token, n, reason }: { readonly token: string; readonly n: number; readonly reason: string },
  now: Date,
): Promise<AnswerKind> {
  return db.transaction().execute(async (transaction) => {
    const link = await linkBehind(transaction, token)
    const held = link && (await QUOTE.hold(transaction, link.quote_id))
    const behind = await quoteBehind(transaction, token, now)
    if (held === undefined || behind === undefined) return 'gone'
    const { version, state } = behind
    // Pressed twice, or said again after a lost answer.
    const answered = (await versionsOf(transaction, held.id)).find((one) => one.n === n)
    if (answered?.state === 'declined') return 'done'
    if ((state !== 'sent' && state !== 'expired') || version.n !== n) return 'closed'
    const stamp = { by: VISITOR, at: now }
    await writeVersion(transaction, version, { state: 'declined', closed_at: now.toISOString(), reason })
    const after = (await QUOTE.write(transaction, held, {}, stamp)) ?? held
    const event = { event: 'declined', n, details: { reason } } as const
    await noteEvent(transaction, QUOTE_EVENTS, event, { before: held, after }, stamp)
    await notifyAgency(transaction, held, { what: 'declined', text: reason }, now)
    if (!(await hasOpenQuote(transaction, held.enquiry_id))) {
      const origin = { kind: ORIGIN_KIND, id: held.enquiry_id }
      await endHoldsBy(transaction, origin, new Date(now.getTime() + DAY_MS).toISOString(), stamp)
    }
    return 'done'
  })
}

async function hasOpenQuote(db: Transaction, enquiryId: string): Promise<boolean> {
  const open = await db
    .selectFrom('quote_version')
    .innerJoin('quote', 'quote.id', 'quote_version.quote_id')
    .select('quote_version.id')
    .where('quote.enquiry_id', '=', enquiryId)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return open !== undefined
}
