import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { type QuoteDocument, quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import { saveDraft, startQuote, startVersion } from '../draft.server.ts'
import { versionsOf } from '../quote-record.server.ts'
import { type SentQuote, sendQuote } from '../send-quote.server.ts'
import { withdrawQuote } from '../withdraw-quote.server.ts'
import { acceptOnPaper } from './accept-on-paper.server.ts'
import { hasAcceptedQuote } from './accepted-quote.server.ts'
import { declineQuote } from './answer-quote.server.ts'
import { readEvidence } from './read-evidence.server.ts'
import { settleAcceptances } from './settle-acceptances.server.ts'
import { readShownQuote } from './shown-quote.server.ts'
import { voidQuote } from './void-quote.server.ts'

const NOW = new Date('2026-12-01T09:00:00Z')
const SECRET = 'a secret of the tests, long enough'

describe.each(BOTH_ENGINES)('after an acceptance, on %s', (engine) => {
  const database = useDatabase(engine)
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

  test('a paper is the same acceptance as a code, with its scan as evidence; twice, or twenty times, is once', async () => {
    const { sign, bookings, due, quoteId, files, enquiry } = await accepted()
    const again = await Promise.all(Array.from({ length: 20 }, () => sign(1, 'B')))
    expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    expect(await bookings()).toEqual([['2027-03-01', '2027-03-02', '2027-03-03']])
    expect(await due()).toEqual([
      ['balance', 180_000, false],
      ['deposit', 180_000, false],
    ])
    expect([(await acceptances()).length, files.size]).toEqual([1, 1])
    expect(await enquiry()).toMatchObject({ status: 'won', outcome_net_cents: 300_000 })
    const evidence = await readEvidence(db(), quoteId)
    expect(evidence?.acceptances).toMatchObject([
      {
        facts: { link: 'paper', name: 'Aiko Mori', signedDay: '2026-12-01', recordedBy: 'Léa Morel' },
        checks: { facts: true, chain: true, audit: true, pdf: true },
      },
    ])
    await db()
      .updateTable('quote_acceptance')
      .set({ evidence: toJson({ name: 'X' }) })
      .execute()
    expect((await readEvidence(db(), quoteId))?.acceptances[0]?.checks.facts).toBe(false)
  })

  test('an amendment begins with what was accepted, shows what changes, and moves the days and what is still to be paid', async () => {
    const { amend, sign, bookings, due, states, page, quoteId, enquiry } = await accepted()
    await db()
      .updateTable('payment')
      .set({ paid_day: '2026-12-01', paid_cents: 180_000 })
      .where('kind', '=', 'deposit')
      .execute()
    const begun = await amend('2027-03-02', '2027-03-04', 480_000)
    expect(begun.lines).toHaveLength(1)
    expect(await page()).toMatchObject({
      ...{ state: 'sent', n: 2, amends: { n: 1, grossCents: 360_000, paidCents: 180_000 } },
      choices: [
        {
          changes: [{ before: { lastDay: '2027-03-03' }, after: { lastDay: '2027-03-04' } }],
          payments: [{ kind: 'balance', cents: 300_000 }],
        },
      ],
    })
    expect(await bookings()).toEqual([['2027-03-01', '2027-03-02', '2027-03-03']])
    expect(await sign(2)).toEqual({ kind: 'accepted', isBooked: true })
    expect(await bookings()).toEqual([['2027-03-01', '2027-03-02', '2027-03-04']])
    expect(await states()).toEqual(['accepted', 'replaced'])
    expect(await due()).toEqual([
      ['balance', 300_000, false],
      ['deposit', 180_000, true],
    ])
    expect(await enquiry()).toMatchObject({
      status: 'won',
      outcome_net_cents: 400_000,
      last_day: '2027-03-04',
    })
    const evidence = await readEvidence(db(), quoteId)
    expect(evidence?.acceptances.map(({ n, checks }) => [n, checks.chain])).toEqual([
      [2, true],
      [1, true],
    ])
  })

  test('an amendment onto a day that is taken is refused, and nothing is recorded', async () => {
    const { amend, sign, bookings, due, states, venueId, stamp, files } = await accepted()
    await amend('2027-03-02', '2027-03-04', 480_000)
    await sell(venueId, '2027-03-04', stamp)
    expect(await sign(2)).toMatchObject({ kind: 'taken', by: { title: 'Other' } })
    expect(await bookings()).toEqual([['2027-03-01', '2027-03-02', '2027-03-03']])
    expect([await states(), (await acceptances()).length, files.size]).toEqual([['sent', 'accepted'], 1, 1])
    expect(await due()).toHaveLength(2)
  })

  test('twenty who accept an amendment at one moment move the days once', async () => {
    const { amend, sign, bookings, due } = await accepted()
    await amend('2027-03-03', '2027-03-04', 360_000)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => sign(2)))
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    expect(await bookings()).toEqual([['2027-03-02', '2027-03-03', '2027-03-04']])
    expect([await acceptances(), await due()].map(({ length }) => length)).toEqual([2, 2])
  })

  test('without the word for the new days the old booking stands until a yes, and for good after silence', async () => {
    const { amend, sign, bookings, states, page, due } = await accepted()
    await amend('2027-03-02', '2027-03-04', 480_000)
    expect(await sign(2, null, { isCovered: false })).toEqual({ kind: 'accepted', isBooked: false })
    expect(await bookings()).toEqual([['2027-03-01', '2027-03-02', '2027-03-03']])
    expect(await page()).toMatchObject({ state: 'waiting-for-owner', n: 2 })
    const holds = await db().selectFrom('calendar_entry').selectAll().where('kind', '=', 'hold').execute()
    expect(holds).toMatchObject([{ first_day: '2027-03-04', last_day: '2027-03-04', state: 'active' }])
    const late = new Date('2026-12-02T09:01:00Z')
    expect(await settleAcceptances(database(), { now: late, secret: SECRET })).toBe(1)
    expect(await states()).toEqual(['withdrawn', 'accepted'])
    expect(await page()).toMatchObject({ state: 'accepted', n: 1, amends: null })
    expect([await bookings(), (await due()).length]).toEqual([
      [['2027-03-01', '2027-03-02', '2027-03-03']],
      2,
    ])
  })

  test('a yes for the new days moves the booking', async () => {
    const { amend, sign, bookings, states, venueId, page } = await accepted()
    await amend('2027-03-02', '2027-03-04', 480_000)
    await sign(2, null, { isCovered: false })
    await db()
      .insertInto('owner_ask')
      .values({
        ...{ id: randomUUID(), venue_id: venueId, first_day: '2027-03-04', last_day: '2027-03-04' },
        ...{ event: '', set_up: '', asked_at: NOW.toISOString(), asked_by: 'Léa', sent_to: '' },
        ...{ language: 'fr', wished_until: '2026-12-04T17:00:00.000Z', note: '', version: 1, answer: 'yes' },
        ...{ answered_at: NOW.toISOString(), valid_until: '2026-12-04T17:00:00.000Z' },
      })
      .execute()
    const soon = new Date(NOW.getTime() + 60_000)
    const settle = () => settleAcceptances(database(), { now: soon, secret: SECRET })
    expect([await settle(), await settle()]).toEqual([1, 0])
    expect(await bookings()).toEqual([['2027-03-01', '2027-03-02', '2027-03-04']])
    // It is bound: whatever becomes of the booking, nobody is told that the house has not confirmed.
    await db()
      .updateTable('calendar_entry')
      .set({ state: 'cancelled' })
      .where('kind', '=', 'booking')
      .execute()
    const late = new Date('2026-12-20T09:00:00Z')
    expect(await settleAcceptances(database(), { now: late, secret: SECRET })).toBe(0)
    expect(await page()).toMatchObject({ state: 'cancelled', n: 2 })
    expect(await states()).toEqual(['accepted', 'replaced'])
  })

  test('an amendment that is declined or withdrawn leaves what was accepted as it was', async () => {
    const { amend, states, page, token, quoteId, versionNow, stamp, bookings } = await accepted()
    await amend('2027-03-02', '2027-03-04', 480_000)
    const decline = () => declineQuote(database(), { token, n: 2, reason: '' }, NOW)
    expect([await decline(), await decline()]).toEqual(['done', 'done'])
    expect(await page()).toMatchObject({ state: 'accepted', n: 1 })
    await amend('2027-03-02', '2027-03-05', 600_000)
    await withdrawQuote(database(), { quoteId, version: await versionNow(), reason: '' }, stamp)
    expect(await states()).toEqual(['withdrawn', 'declined', 'accepted'])
    expect(await page()).toMatchObject({ state: 'accepted', n: 1 })
    expect(await bookings()).toEqual([['2027-03-01', '2027-03-02', '2027-03-03']])
  })

  test('voiding frees the days, strikes the payments and opens the request again, with one entry for each', async () => {
    const { amend, undone, bookings, due, states, page, enquiry, quoteId, sign, enquiryId } = await accepted()
    await amend('2027-03-02', '2027-03-04', 480_000)
    const booking = () => hasAcceptedQuote(db(), { kind: 'enquiry', id: enquiryId })
    // Until then it is kept from being cancelled alone.
    expect(await booking()).toBe(true)
    expect(await undone()).toMatchObject({ kind: 'changed' })
    expect(await booking()).toBe(false)
    expect([await bookings(), await due()]).toEqual([[], []])
    expect(await states()).toEqual(['withdrawn', 'voided'])
    expect(await page()).toMatchObject({ state: 'voided' })
    expect(await enquiry()).toMatchObject({ status: 'quoted', outcome_venue_id: null })
    expect(await sign(1, 'B')).toEqual({ kind: 'closed' })
    // Pressed again is once.
    const again = await Promise.all(Array.from({ length: 20 }, () => undone()))
    expect(again.map(({ kind }) => kind)).not.toContain('gone')
    const [history, audit] = await Promise.all([
      db().selectFrom('quote_history').select('details').where('event', '=', 'voided').execute(),
      db().selectFrom('audit_log').select('subject_id').where('action', '=', 'quotes.voided').execute(),
    ])
    expect([history, audit]).toEqual([[{ details: { reason: 'A mistake' } }], [{ subject_id: quoteId }]])
  })

  test('a paper that was signed too late, in the future or before it was sent is not taken', async () => {
    const { amend, sign, states } = await accepted()
    await amend('2027-03-02', '2027-03-04', 480_000)
    expect(await sign(2, null, { day: '2026-12-02' })).toEqual({ kind: 'day' })
    expect(await sign(2, null, { day: '2026-11-30' })).toEqual({ kind: 'day' })
    expect(await states()).toEqual(['sent', 'accepted'])
  })
})
