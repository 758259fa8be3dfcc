/** A quote that was sent and accepted, with its payments: 14 days of minimum hire at €950, as in the golden totals. */
import { randomUUID } from 'node:crypto'
import { paymentsOf } from '#/modules/quotes/model/payment-plan.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import type { Total } from '#/modules/quotes/model/totals.ts'
import { startQuote } from '#/modules/quotes/server/draft.server.ts'
import { sendQuote } from '#/modules/quotes/server/send-quote.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { storedEnquiry } from './stored-enquiry.ts'
import { addVenue } from './venue-rows.ts'

const GROSS_CENTS = 1_596_000

/** Store one that was accepted at a moment. */
export async function acceptedQuote(database: Database, by: StaffActor, at: Date) {
  const { db } = database
  const venueId = await addVenue(database, `loft-${randomUUID().slice(0, 8)}`, {
    minimum_days: 14,
    price_from_day_cents: 95_000,
  })
  const enquiryId = await storedEnquiry(database, { reference: `Q-26-${randomUUID().slice(0, 8)}` })
  const document = quoteDocumentSchema.parse({
    ...{ language: 'en', validUntil: '2026-12-31' },
    client: {
      ...{ name: '=SUM(1)', email: 'h.kuroda@example.jp', company: 'Atelier Kuroda', country: 'FR' },
      ...{ siren: '732829320', vatNumber: 'FR44732829320' },
    },
    lines: [
      {
        ...{ kind: 'hire', id: randomUUID(), choice: null, venueId, vatBp: 2000, vatReason: null },
        ...{ firstDay: '2027-03-01', lastDay: '2027-03-02', unitCents: 95_000 },
      },
    ],
  })
  const stamp = { by, at }
  const quoteId = await db.transaction().execute((tx) => startQuote(tx, { enquiryId, document }, stamp))
  const sent = await sendQuote(
    database,
    { quoteId, version: 1, grossCents: [GROSS_CENTS] },
    {
      storage: { put: async () => {} },
      draw: async () => Buffer.from(quoteId),
      promise: async () => {},
    },
    stamp,
  )
  const version = await db
    .updateTable('quote_version')
    .set({ state: 'accepted', closed_at: at.toISOString() })
    .where('quote_id', '=', quoteId)
    .returning(['id', 'totals'])
    .executeTakeFirstOrThrow(() => new Error(`not sent: ${JSON.stringify(sent)}`))
  const evidence = { name: 'Aiko Mori', role: 'CFO', company: 'Atelier Kuroda', email: 'a.mori@example.jp' }
  await db
    .insertInto('quote_acceptance')
    .values({
      ...{ id: randomUUID(), version_id: version.id, choice: null, at: at.toISOString() },
      ...{ evidence: toJson(evidence), evidence_hash: randomUUID(), previous_hash: randomUUID() },
    })
    .execute()
  const [total] = version.totals as Total[]
  const day = at.toISOString().slice(0, 10)
  const due = paymentsOf(total?.grossCents ?? 0, document.payment, day, '2027-03-01')
  await db
    .insertInto('payment')
    .values(
      due.map(({ kind, dueDay, cents }) => ({
        ...{ id: randomUUID(), quote_id: quoteId, kind, due_day: dueDay, cents, version: 1 },
        ...{ paid_day: null, paid_cents: null, note: '', struck_at: null },
      })),
    )
    .execute()
  return { quoteId, enquiryId, venueId }
}
