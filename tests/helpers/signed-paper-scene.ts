/** What tests of signed quotes and their amendments begin with. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { type QuoteDocument, quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import { acceptOnPaper } from '#/modules/quotes/server/acceptance/accept-on-paper.server.ts'
import { readShownQuote } from '#/modules/quotes/server/acceptance/shown-quote.server.ts'
import { voidQuote } from '#/modules/quotes/server/acceptance/void-quote.server.ts'
import { saveDraft, startQuote, startVersion } from '#/modules/quotes/server/draft.server.ts'
import { versionsOf } from '#/modules/quotes/server/quote-record.server.ts'
import { type SentQuote, sendQuote } from '#/modules/quotes/server/send-quote.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { storedColleague } from './stored-colleague.ts'
import { storedEnquiry } from './stored-enquiry.ts'
import { addVenue } from './venue-rows.ts'

/** When everything happens. */
export const NOW = new Date('2026-12-01T09:00:00Z')
export const SECRET = 'a secret of the tests, long enough'

/** A quote of two venues of which one was chosen and signed on paper, and what may become of it afterwards. */
export function signedPaperScene(database: () => Database) {
  const db = () => database().db

  async function accepted() {
    const by = await storedColleague(database(), 'Léa Morel')
    const slug = () => `loft-${randomUUID().slice(0, 8)}`
    const fields = { minimum_days: 1, price_from_day_cents: 100_000 }
    const venueId = await addVenue(database(), slug(), fields)
    const otherVenueId = await addVenue(database(), slug(), fields)
    const stamp = { by, at: NOW }
    const line = (choice: 'A' | 'B', venue: string) => ({
      ...{ kind: 'hire', id: randomUUID(), choice, venueId: venue, vatBp: 2000, vatReason: null },
      ...{ firstDay: '2027-03-02', lastDay: '2027-03-03', setupDays: 1, unitCents: 100_000 },
    })
    const document = quoteDocumentSchema.parse({
      ...{ language: 'en', validUntil: '2026-12-11' },
      client: { name: 'Aiko Mori', email: 'a.mori@example.jp', company: 'Kuroda', country: 'JP' },
      lines: [line('A', otherVenueId), line('B', venueId)],
    })
    const enquiryId = await storedEnquiry(database())
    const quoteId = await db()
      .transaction()
      .execute((transaction) => startQuote(transaction, { enquiryId, document }, stamp))
    const versionNow = async () =>
      (await db().selectFrom('quote').select('version').where('id', '=', quoteId).executeTakeFirstOrThrow())
        .version
    const send = async (grossCents: number[]) => {
      let sent: SentQuote | undefined
      const outcome = await sendQuote(
        database(),
        { quoteId, version: await versionNow(), grossCents },
        {
          storage: { put: async () => {} },
          draw: async () => Buffer.from(`${quoteId} ${grossCents}`),
          promise: async (_, quote) => {
            sent = quote
          },
        },
        stamp,
      )
      if (sent === undefined) throw new Error(`not sent: ${JSON.stringify(outcome)}`)
      return sent
    }
    const files = new Map<string, Buffer>()
    const sign = (
      n: number,
      choice: 'A' | 'B' | null = null,
      more: { isCovered?: boolean; day?: string } = {},
    ) =>
      acceptOnPaper(
        database(),
        {
          quoteId,
          paper: { n, choice, name: 'Aiko Mori', role: 'CFO', day: more.day ?? '2026-12-01' },
          scan: { bytes: Buffer.from(`%PDF signed ${quoteId} ${n} %%EOF`), ending: 'pdf' },
        },
        {
          secret: SECRET,
          word: async () => more.isCovered ?? true,
          storage: {
            put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
            remove: async (key) => void files.delete(key),
          },
        },
        stamp,
      )
    const { token } = await send([360_000, 360_000])
    expect(await sign(1, 'B')).toEqual({ kind: 'accepted', isBooked: true })
    /** Write and send an amendment of the days; set-up stays. */
    const amend = async (firstDay: string, lastDay: string, gross: number) => {
      await startVersion(database(), quoteId, stamp)
      const [draft] = await versionsOf(db(), quoteId)
      const begun = quoteDocumentSchema.parse(draft?.document)
      const changed: QuoteDocument = {
        ...begun,
        lines: begun.lines.map((one) => (one.kind === 'hire' ? { ...one, firstDay, lastDay } : one)),
      }
      await saveDraft(database(), { quoteId, version: await versionNow(), document: changed }, stamp)
      await send([gross])
      return begun
    }
    const bookings = async () => {
      const rows = await db()
        .selectFrom('calendar_entry')
        .select(['venue_id', 'first_day', 'event_first_day', 'last_day'])
        .where('origin_id', '=', enquiryId)
        .where('kind', '=', 'booking')
        .where('state', '=', 'booked')
        .execute()
      return rows.map(({ first_day, event_first_day, last_day }) => [first_day, event_first_day, last_day])
    }
    const due = async () => {
      const rows = await db()
        .selectFrom('payment')
        .select(['kind', 'cents', 'paid_day'])
        .where('quote_id', '=', quoteId)
        .where('struck_at', 'is', null)
        .orderBy('kind')
        .execute()
      return rows.map(({ kind, cents, paid_day }) => [kind, cents, paid_day !== null])
    }
    const states = async () => (await versionsOf(db(), quoteId)).map(({ state }) => state)
    const page = () => readShownQuote(database(), { token, codeId: '', language: 'en' }, NOW)
    const enquiry = () =>
      db().selectFrom('enquiry').selectAll().where('id', '=', enquiryId).executeTakeFirstOrThrow()
    const undone = async (reason = 'A mistake') =>
      voidQuote(database(), { quoteId, version: await versionNow(), reason }, stamp)
    return {
      ...{ stamp, venueId, quoteId, enquiryId, token, files, versionNow },
      ...{ sign, amend, bookings, due, states, page, enquiry, undone },
    }
  }
  const sell = (venueId: string, day: string, stamp: Awaited<ReturnType<typeof accepted>>['stamp']) =>
    db()
      .transaction()
      .execute((transaction) =>
        placeEntry(
          transaction,
          {
            ...{ venueId, firstDay: day, lastDay: day, title: 'Other', note: '', untilAt: null },
            ...{ kind: 'booking', origin: null },
          },
          stamp,
        ),
      )
  const acceptances = () => db().selectFrom('quote_acceptance').selectAll().execute()

  return { db, accepted, sell, acceptances }
}
