/** What tests of follow-ups begin with. */
import { randomUUID } from 'node:crypto'
import { followUpsOf } from '#/modules/follow-ups/server/follow-ups.repository.server.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import { startQuote } from '#/modules/quotes/server/draft.server.ts'
import { type SentQuote, sendQuote } from '#/modules/quotes/server/send-quote.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { storedColleague } from './stored-colleague.ts'
import { storedEnquiry } from './stored-enquiry.ts'
import { addVenue } from './venue-rows.ts'

/** A Tuesday. */
export const NOW = new Date('2026-12-01T09:00:00Z')
export const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

/** An enquiry of a colleague about a venue, with options and a quote that was sent; and what is to be done about it. */
export function followUpScene(database: () => Database) {
  const db = () => database().db
  const kindsOf = async (enquiryId: string) =>
    (await followUpsOf(db(), enquiryId)).map(({ kind, day, outcome }) => [kind, day, outcome])

  async function setUp() {
    const by = await storedColleague(database(), 'Léa Morel')
    const venueId = await addVenue(database(), `loft-${randomUUID().slice(0, 8)}`, {
      minimum_days: 1,
      price_from_day_cents: 100_000,
    })
    const enquiryId = await storedEnquiry(database(), { owner: by.id })
    const hold = (id: string, more: object = {}) =>
      db()
        .insertInto('calendar_entry')
        .values({
          ...{ id, venue_id: venueId, kind: 'hold', state: 'active', title: '', note: '', version: 1 },
          ...{ first_day: '2027-03-01', last_day: '2027-03-06', event_first_day: '2027-03-01' },
          ...{
            event_last_day: '2027-03-06',
            queue_at: NOW.toISOString(),
            until_at: '2026-12-07T17:00:00.000Z',
          },
          ...{
            origin_kind: 'enquiry',
            origin_id: enquiryId,
            created_by: null,
            created_at: NOW.toISOString(),
          },
          ...more,
        })
        .execute()
    async function sentQuote() {
      const document = quoteDocumentSchema.parse({
        ...{ language: 'fr', validUntil: '2026-12-11' },
        client: { name: 'Camille', email: 'c@example.com', company: 'Maison', country: 'FR' },
        lines: [
          {
            ...{ kind: 'hire', id: randomUUID(), choice: null, venueId, vatBp: 2000, vatReason: null },
            ...{ firstDay: '2027-03-01', lastDay: '2027-03-06', setupDays: 0, unitCents: 100_000 },
          },
        ],
      })
      const stamp = { by, at: NOW }
      const quoteId = await db()
        .transaction()
        .execute((transaction) => startQuote(transaction, { enquiryId, document }, stamp))
      let sent: SentQuote | undefined
      const outcome = await sendQuote(
        database(),
        { quoteId, version: 1, grossCents: [720_000] },
        {
          storage: { put: async () => {} },
          draw: async () => Buffer.from(quoteId),
          promise: async (_, quote) => {
            sent = quote
          },
        },
        stamp,
      )
      if (sent === undefined) throw new Error(`not sent: ${JSON.stringify(outcome)}`)
      return { ...sent, quoteId }
    }
    return { by, venueId, enquiryId, hold, sentQuote }
  }

  return { db, kindsOf, setUp }
}
