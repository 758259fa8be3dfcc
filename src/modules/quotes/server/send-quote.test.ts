import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { quoteDocumentSchema } from '../model/quote-document.schema.ts'
import { discardDraft, saveDraft, startQuote, startVersion } from './draft.server.ts'
import { versionsOf } from './quote-record.server.ts'
import { type SendingParts, type SentQuote, sendQuote } from './send-quote.server.ts'
import { takeBackQuote } from './take-back-quote.server.ts'

const NOW = new Date('2026-12-01T09:00:00Z')

describe.each(BOTH_ENGINES)('quotes on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const by = await storedColleague(database(), 'Léa Morel')
    const venueId = await addVenue(database(), `popup-${randomUUID().slice(0, 8)}`, {
      minimum_days: 14,
      price_from_day_cents: 95_000,
    })
    const at = (seconds = 0) => ({ by, at: new Date(NOW.getTime() + seconds * 1000) })
    const document = (more: object = {}) =>
      quoteDocumentSchema.parse({
        language: 'ja',
        validUntil: '2026-12-11',
        client: { name: '黒田 遥', email: 'h.kuroda@example.jp', company: 'Atelier Kuroda' },
        lines: [
          {
            ...{ kind: 'hire', id: randomUUID(), choice: null, venueId, vatBp: 2000, vatReason: null },
            ...{ firstDay: '2027-03-01', lastDay: '2027-03-02', unitCents: 95_000 },
          },
        ],
        ...more,
      })
    const start = async (more: object = {}) => {
      const enquiryId = await storedEnquiry(database())
      const write = document(more)
      return database()
        .db.transaction()
        .execute((db) => startQuote(db, { enquiryId, document: write }, at()))
    }
    const sent: SentQuote[] = []
    const files = new Map<string, Uint8Array>()
    const parts: SendingParts = {
      storage: { put: async (key, bytes) => void files.set(key, bytes) },
      draw: async ({ reference, n }) => Buffer.from(`${reference} ${n}`),
      promise: async (_, quote) => void sent.push(quote),
    }
    const versionOf = async (id: string) =>
      (
        await database()
          .db.selectFrom('quote')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).version
    const send = async (quoteId: string, more: Partial<SendingParts> = {}, seconds = 0) =>
      sendQuote(
        database(),
        { quoteId, version: await versionOf(quoteId), grossCents: [1_596_000] },
        { ...parts, ...more },
        at(seconds),
      )
    const versions = (quoteId: string) => versionsOf(database().db, quoteId)
    return { at, by, document, start, send, sent, files, versions, versionOf }
  }

  test('what is sent is frozen: lines, totals, file and link; the number is of the year', async () => {
    const { start, send, sent, files, versions } = await setUp()
    const id = await start()
    expect(await send(id)).toMatchObject({ kind: 'sent', leavesAt: '2026-12-01T09:00:10.000Z' })
    expect(sent[0]?.reference).toMatch(/^D-26-\d{4}$/)
    expect(sent[0]?.token).toMatch(/^[\w-]{43}$/)
    const [version] = await versions(id)
    expect(version).toMatchObject({
      n: 1,
      state: 'sent',
      sent_to: 'h.kuroda@example.jp',
      client_kind: 'business',
    })
    expect(version?.totals).toMatchObject([{ netCents: 1_330_000, vatCents: 266_000, grossCents: 1_596_000 }])
    const lines = await database().db.selectFrom('quote_line').selectAll().execute()
    expect(lines).toMatchObject([
      { kind: 'hire', billed_days: 14, minimum_days: 14, quantity: 1400, net_cents: 1_330_000, unit: 'day' },
    ])
    expect([...files.keys()]).toEqual([sent[0]?.fileKey])
    // The token itself is nowhere.
    const links = await database().db.selectFrom('quote_link').selectAll().execute()
    expect(JSON.stringify(links)).not.toContain(sent[0]?.token)
  })

  test('fifty quotes of ten people at one moment have fifty numbers without a gap, whoever fails', async () => {
    const { start, send } = await setUp()
    const ids = await Promise.all(Array.from({ length: 50 }, () => start()))
    await Promise.all(
      ids.map((id, n) =>
        send(id, n % 5 === 0 ? { draw: () => Promise.reject(new Error('the process died')) } : {}).catch(
          () => {},
        ),
      ),
    )
    // What failed has its number already, and is sent under it.
    for (const [n, id] of ids.entries())
      if (n % 5 === 0) expect(await send(id)).toMatchObject({ kind: 'sent' })
    const rows = await database().db.selectFrom('quote').select('reference').execute()
    const numbers = rows.map(({ reference }) => Number(reference?.slice(5))).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  })

  test('a failure at any step leaves the draft as it was', async () => {
    const { start, send, versions, sent } = await setUp()
    const id = await start()
    const fails = () => Promise.reject(new Error('no'))
    for (const more of [{ draw: fails }, { storage: { put: fails } }, { promise: fails }])
      await expect(send(id, more)).rejects.toThrow('no')
    expect(await versions(id)).toMatchObject([{ state: 'draft', pdf_hash: null }])
    expect(await database().db.selectFrom('quote_line').select('position').execute()).toEqual([])
    expect(await send(id)).toMatchObject({ kind: 'sent' })
    expect(sent).toHaveLength(1)
  })

  test('a draft that somebody saved while the PDF was drawn is not sent', async () => {
    const { start, send, versions, versionOf, document, at } = await setUp()
    const id = await start()
    const draw = async () => {
      const version = await versionOf(id)
      await saveDraft(database(), { quoteId: id, version, document: document({ title: 'Other' }) }, at())
      return Buffer.from('')
    }
    expect(await send(id, { draw })).toMatchObject({ kind: 'conflict' })
    expect(await versions(id)).toMatchObject([{ state: 'draft', document: { title: 'Other' } }])
  })

  test('what cannot be sent says why; totals that nobody has seen are refused', async () => {
    const { start, send, at, versionOf } = await setUp()
    const id = await start({ validUntil: '2026-11-30', client: { name: 'Nina' } })
    expect(await send(id)).toMatchObject({
      kind: 'problems',
      problems: [{ problem: 'no-email' }, { problem: 'valid-until-past' }],
    })
    const other = await start()
    const wanted = { quoteId: other, version: await versionOf(other), grossCents: [1] }
    const parts = {
      storage: { put: async () => {} },
      draw: async () => Buffer.from(''),
      promise: async () => {},
    }
    expect(await sendQuote(database(), wanted, parts, at())).toEqual({
      kind: 'other-totals',
      grossCents: [1_596_000],
    })
  })

  test('an unusual price, discount or deposit needs a reason, and a line in another language its French', async () => {
    const { start, send, document } = await setUp()
    const [hire] = document().lines
    const line = { choice: null, vatBp: 2000, vatReason: null }
    const lines = [
      { ...hire, unitCents: 90_000 },
      { ...line, id: randomUUID(), kind: 'discount', off: { bp: 1500 }, labelFr: 'Remise' },
      { ...line, id: randomUUID(), kind: 'service', label: '清掃', unitCents: -150_000 },
    ]
    const id = await start({ lines, payment: { depositBp: 2000 } })
    const problems = async (of: string) => {
      const outcome = await send(of)
      return outcome.kind === 'problems' ? outcome.problems.map(({ problem }) => problem) : outcome.kind
    }
    expect(await problems(id)).toEqual(['price-reason', 'no-label-fr', 'deposit-reason', 'discount-reason'])
    const explained = { lines, payment: { depositBp: 2000 }, exceptionReason: 'first season' }
    expect(await problems(await start(explained))).toEqual(['no-label-fr'])
  })

  test('the next version replaces the one before when it is sent, and gives it back when it is taken back', async () => {
    const { start, send, versions, at } = await setUp()
    const id = await start()
    await send(id)
    await startVersion(database(), id, at(60))
    // Once more is the same draft.
    await startVersion(database(), id, at(61))
    expect((await versions(id)).map(({ n, state }) => `${n} ${state}`)).toEqual(['2 draft', '1 sent'])
    await send(id, {}, 120)
    expect((await versions(id)).map(({ n, state }) => `${n} ${state}`)).toEqual(['2 sent', '1 replaced'])
    expect(await takeBackQuote(database(), id, async () => false, at(125))).toBe(false)
    expect(await takeBackQuote(database(), id, async () => true, at(125))).toBe(true)
    expect((await versions(id)).map(({ n, state }) => `${n} ${state}`)).toEqual(['2 draft', '1 sent'])
    expect(await takeBackQuote(database(), id, async () => true, at(126))).toBe(false)
  })

  test('a draft is thrown away with its quote as long as it has no number', async () => {
    const { start, send, versions, versionOf, at } = await setUp()
    const one = await start()
    expect(await discardDraft(database(), { quoteId: one, version: await versionOf(one) }, at())).toBe(true)
    expect(await versions(one)).toEqual([])
    const other = await start()
    await send(other)
    await startVersion(database(), other, at())
    expect(await discardDraft(database(), { quoteId: other, version: 1 }, at())).toBe(false)
    expect(await discardDraft(database(), { quoteId: other, version: await versionOf(other) }, at())).toBe(
      true,
    )
    expect((await versions(other)).map(({ state }) => state)).toEqual(['sent'])
  })
})
