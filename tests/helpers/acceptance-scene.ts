/** What tests of an acceptance begin with. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { daysFrom } from '#/lib/iso-day.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import type { Signer } from '#/modules/quotes/model/signer.schema.ts'
import { acceptQuote } from '#/modules/quotes/server/acceptance/accept-quote.server.ts'
import { sendCode, tryCode } from '#/modules/quotes/server/acceptance/acceptance-code.server.ts'
import { startQuote } from '#/modules/quotes/server/draft.server.ts'
import { type SentQuote, sendQuote } from '#/modules/quotes/server/send-quote.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { openToken } from '#/platform/outbox/sealed-token.ts'
import { storedColleague } from './stored-colleague.ts'
import { storedEnquiry } from './stored-enquiry.ts'
import { addVenue } from './venue-rows.ts'

/** When everything happens. */
export const NOW = new Date('2026-12-01T09:00:00Z')
export const SECRET = 'a secret of the tests, long enough'
export const statement = () => 'お見積書を確認のうえ、承認します。'
/** Who signs. */
export const SIGNER: Signer = {
  ...{ choice: null, name: 'Aiko Mori', role: 'CFO', email: 'a.mori@example.jp', company: 'Atelier Kuroda' },
  ...{ language: 'ja', statement: statement() },
}

/** What the quote of the scene offers, and until when; by default six days of March, and one for setting up. */
export interface OfferedDays {
  readonly firstDay: string
  readonly lastDay: string
  readonly setupDays: number
  readonly validUntil: string
}
const OFFERED: OfferedDays = {
  ...{ firstDay: '2027-03-01', lastDay: '2027-03-06', setupDays: 1, validUntil: '2026-12-11' },
}
/** A day, without tax. */
const DAY_CENTS = 100_000

/** A venue, a quote that was sent about it, and the way of a client through its acceptance. */
export function acceptanceScene(database: () => Database) {
  const db = () => database().db

  async function setUp({ firstDay, lastDay, setupDays, validUntil } = OFFERED, sentAt = NOW) {
    const by = await storedColleague(database(), 'Léa Morel')
    const venueId = await addVenue(database(), `loft-${randomUUID().slice(0, 8)}`, {
      minimum_days: 1,
      price_from_day_cents: DAY_CENTS,
    })
    const at = (seconds = 0) => ({ by, at: new Date(sentAt.getTime() + seconds * 1000) })
    const document = quoteDocumentSchema.parse({
      language: 'ja',
      validUntil,
      client: { name: '黒田 遥', email: 'h.kuroda@example.jp', company: 'Atelier Kuroda', country: 'JP' },
      lines: [
        {
          ...{ kind: 'hire', id: randomUUID(), choice: null, venueId, vatBp: 2000, vatReason: null },
          ...{ firstDay, lastDay, setupDays, unitCents: DAY_CENTS },
        },
      ],
    })
    const days = daysFrom(firstDay, lastDay) + setupDays
    const send = async (quoteId: string) => {
      let sent: SentQuote | undefined
      const { version } = await db()
        .selectFrom('quote')
        .select('version')
        .where('id', '=', quoteId)
        .executeTakeFirstOrThrow()
      const outcome = await sendQuote(
        database(),
        { quoteId, version, grossCents: [days * DAY_CENTS * 1.2] },
        {
          storage: { put: async () => {} },
          draw: async () => Buffer.from(quoteId),
          promise: async (_, quote) => {
            sent = quote
          },
        },
        at(),
      )
      if (sent === undefined) throw new Error(`not sent: ${JSON.stringify(outcome)}`)
      return sent
    }
    const sentQuote = async (enquiryId?: string) => {
      const id = enquiryId ?? (await storedEnquiry(database()))
      const quoteId = await db()
        .transaction()
        .execute((transaction) => startQuote(transaction, { enquiryId: id, document }, at()))
      return send(quoteId)
    }
    return { by, at, venueId, send, sentQuote }
  }

  /** The code as it stands in the mail. */
  async function mailedCode(email: string, now = NOW): Promise<string> {
    const rows = await db().selectFrom('outbox').selectAll().orderBy('created_at', 'desc').execute()
    for (const { id, payload } of rows) {
      const { template, data } = openToken(payload, now, { secret: SECRET, mail: id }) as {
        template: string
        data: { email: string; token: string }
      }
      if (template === 'acceptance-code' && data.email === email) return data.token
    }
    throw new Error('no code was mailed')
  }

  async function passed(
    token: string,
    now = NOW,
    signer: Signer = { ...SIGNER, email: `${randomUUID()}@example.jp` },
  ) {
    const sent = await sendCode(database(), { token, n: 1, signer, statement }, { now, secret: SECRET })
    if (sent.kind !== 'sent') throw new Error(sent.kind)
    const code = await mailedCode(signer.email, now)
    expect(await tryCode(database(), { token, codeId: sent.codeId, code }, { now, secret: SECRET })).toEqual({
      kind: 'passed',
    })
    return sent.codeId
  }
  const accept = (token: string, codeId: string, isCovered = true, now = NOW) =>
    acceptQuote(
      database(),
      { token, codeId, ip: '203.0.113.9', userAgent: 'test' },
      { now, secret: SECRET, word: async () => isCovered },
    )
  const bookings = () =>
    db()
      .selectFrom('calendar_entry')
      .selectAll()
      .where('kind', '=', 'booking')
      .where('state', '=', 'booked')
      .execute()
  const acceptances = () => db().selectFrom('quote_acceptance').selectAll().execute()
  const enquiry = (id: string) =>
    db().selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return { db, setUp, mailedCode, passed, accept, bookings, acceptances, enquiry }
}
