import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { beginQuote } from './begin-quote.server.ts'
import { saveDraft } from './draft.server.ts'
import { readHireFacts } from './hire-facts.server.ts'
import { listQuotes } from './list-quotes.server.ts'
import { readQuote } from './quote-view.server.ts'
import { sendQuote } from './send-quote.server.ts'
import { withdrawQuote } from './withdraw-quote.server.ts'

const AT = new Date('2026-12-01T09:00:00Z')
const DAYS = { firstDay: '2027-03-01', lastDay: '2027-03-06' }

describe.each(BOTH_ENGINES)('what the back office shows of quotes on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const { db } = database()
    const by = await storedColleague(database(), 'Léa Morel')
    const slug = `loft-${randomUUID().slice(0, 8)}`
    const venueId = await addVenue(database(), slug, { price_from_day_cents: 200_000 })
    const dates = { first_day: DAYS.firstDay, last_day: DAYS.lastDay, budget: '5000_10000' }
    const asked = [{ id: venueId, slug, name: slug }]
    const enquiryId = await storedEnquiry(database(), { kind: 'quote-venue', ...dates }, asked)
    const stamp = { by, at: AT }
    const begun = await beginQuote(database(), enquiryId, stamp)
    const quoteId = begun.kind === 'begun' ? begun.quoteId : ''
    const read = async () => {
      const quote = await readQuote(db, quoteId, AT)
      if (quote === undefined) throw new Error('the quote is gone')
      return quote
    }
    return { db, by, stamp, venueId, enquiryId, quoteId, read }
  }

  test('a draft is read with its venues, and listed with what it comes to', async () => {
    const { db, by, enquiryId, quoteId, read } = await setUp()
    const quote = await read()
    expect(quote).toMatchObject({ reference: null, version: 1, versions: [{ n: 1, state: 'draft' }] })
    expect(quote.venues).toHaveLength(1)
    const [listed] = await listQuotes(db, { enquiryId }, AT)
    expect(listed).toMatchObject({ id: quoteId, totals: [{ grossCents: 1_440_000 }] })
    expect(await listQuotes(db, { by: by.id }, AT)).toHaveLength(1)
    expect(await listQuotes(db, { by: randomUUID() }, AT)).toEqual([])
    expect(await readQuote(db, randomUUID(), AT)).toBeUndefined()
  })

  test('of two who save one draft, the second is shown what the first has saved', async () => {
    const { stamp, quoteId, read } = await setUp()
    const { document, version } = await read()
    const save = (title: string) =>
      saveDraft(database(), { quoteId, version, document: { ...document, title } }, stamp)
    expect(await save('Mine')).toMatchObject({ kind: 'changed' })
    expect(await save('Theirs')).toMatchObject({ kind: 'conflict' })
    expect((await read()).document.title).toBe('Mine')
  })

  test('who else wants the days is named; a hold of the request itself is not in its way', async () => {
    const { db, stamp, venueId, enquiryId } = await setUp()
    const hires = [{ lineId: randomUUID(), venueId, ...DAYS }]
    const place = (title: string, kind: 'hold' | 'booking', origin: string | null, days = DAYS) =>
      db.transaction().execute((transaction) =>
        placeEntry(
          transaction,
          {
            ...{ venueId, kind, title, note: '', ...days },
            untilAt: kind === 'hold' ? '2026-12-08T17:00:00.000Z' : null,
            origin: origin === null ? null : { kind: 'enquiry', id: origin },
          },
          stamp,
        ),
      )
    await place('Atelier Kuroda', 'hold', enquiryId)
    await place('Maison Aubertin', 'hold', null)
    const [line] = (await readHireFacts(db, { enquiryId, hires }, AT)).days
    expect(line).toMatchObject({ taken: [], held: ['Maison Aubertin'], ownUntil: '2026-12-08T17:00:00.000Z' })
    await place('Wedding', 'booking', null, { firstDay: '2027-03-08', lastDay: '2027-03-08' })
    const later = [{ ...hires[0], lineId: randomUUID(), venueId, ...DAYS, lastDay: '2027-03-08' }]
    const facts = await readHireFacts(db, { enquiryId, hires: later }, AT)
    expect(facts.days[0]?.taken).toEqual(['Wedding'])
    expect(facts.budget).toEqual({ least: 500_000, most: 1_000_000 })
  })

  test('what was sent is withdrawn once, with its reason; a draft is not', async () => {
    const { stamp, quoteId, read } = await setUp()
    const withdraw = (version: number) =>
      withdrawQuote(database(), { quoteId, version, reason: 'The room is closed.' }, stamp)
    await withdraw(1)
    expect((await read()).versions[0]?.state).toBe('draft')
    const parts = { storage: { put: async () => undefined }, draw: async () => Buffer.from('PDF') }
    const wanted = { quoteId, version: (await read()).version, grossCents: [1_440_000] }
    const sent = await sendQuote(database(), wanted, { ...parts, promise: async () => undefined }, stamp)
    const { version } = sent.kind === 'sent' ? sent : await read()
    expect(await withdraw(version)).toMatchObject({ kind: 'changed' })
    expect((await read()).versions[0]).toMatchObject({ state: 'withdrawn', reason: 'The room is closed.' })
    expect(await withdraw(version)).toMatchObject({ kind: 'conflict' })
  })
})
