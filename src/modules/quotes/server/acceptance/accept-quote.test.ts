import { describe, expect, test } from 'vitest'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import {
  acceptanceScene,
  NOW,
  SECRET,
  SIGNER,
  statement,
} from '../../../../../tests/helpers/acceptance-scene.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { startVersion } from '../draft.server.ts'
import { versionsOf } from '../quote-record.server.ts'
import { sendCode, tryCode } from './acceptance-code.server.ts'
import { evidenceHash, FIRST_HASH } from './evidence.ts'
import { quoteBehind } from './quote-behind.server.ts'
import { readShownQuote } from './shown-quote.server.ts'

describe.each(BOTH_ENGINES)('acceptance on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, setUp, mailedCode, passed, accept, bookings, acceptances, enquiry } = acceptanceScene(database)

  test('with the word of the owner: booked, won, evidence, payments and mails in one; twice is once', async () => {
    const { sentQuote, venueId } = await setUp()
    const { token, enquiryId, quoteId } = await sentQuote()
    const other = await sentQuote(enquiryId)
    const codeId = await passed(token, NOW, SIGNER)
    expect(await accept(token, codeId)).toEqual({ kind: 'accepted', isBooked: true })
    expect(await accept(token, codeId)).toEqual({ kind: 'accepted', isBooked: true })
    expect(await bookings()).toMatchObject([
      { venue_id: venueId, first_day: '2027-02-28', event_first_day: '2027-03-01', last_day: '2027-03-06' },
    ])
    expect(await enquiry(enquiryId)).toMatchObject({
      ...{ status: 'won', outcome_venue_id: venueId, outcome_net_cents: 700_000 },
      ...{ first_day: '2027-03-01', last_day: '2027-03-06' },
    })
    expect(await versionsOf(db(), other.quoteId)).toMatchObject([{ state: 'withdrawn' }])
    const [kept] = await acceptances()
    expect(kept?.evidence).toMatchObject({
      ...{ name: 'Aiko Mori', role: 'CFO', email: 'a.mori@example.jp', sentTo: 'h.kuroda@example.jp' },
      ...{
        link: 'client',
        ip: '203.0.113.9',
        statement: SIGNER.statement,
        language: 'ja',
        previous: FIRST_HASH,
      },
    })
    expect(evidenceHash(kept?.evidence ?? {})).toBe(kept?.evidence_hash)
    const audit = await db()
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'quotes.accepted')
      .execute()
    expect(audit).toMatchObject([{ actor: 'visitor', details: { evidenceHash: kept?.evidence_hash } }])
    const due = await db()
      .selectFrom('payment')
      .selectAll()
      .where('quote_id', '=', quoteId)
      .orderBy('due_day')
      .execute()
    expect(due).toMatchObject([
      { kind: 'deposit', due_day: '2026-12-08', cents: 420_000 },
      { kind: 'balance', due_day: '2027-01-30', cents: 420_000 },
    ])
    const mails = await db().selectFrom('outbox').selectAll().where('enquiry_id', '=', enquiryId).execute()
    const to = mails.flatMap(({ payload }) => {
      const { template, data } = payload as { template: string; data: { email: string } }
      return template === 'acceptance-receipt' ? [data.email] : []
    })
    expect(to.sort()).toEqual(['a.mori@example.jp', 'h.kuroda@example.jp'])
  })

  test('twenty confirmations at one moment are one acceptance and one set of mails', async () => {
    const { sentQuote } = await setUp()
    const { token, enquiryId } = await sentQuote()
    const codeId = await passed(token)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => accept(token, codeId)))
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    expect([(await acceptances()).length, (await bookings()).length]).toEqual([1, 1])
    const mails = await db().selectFrom('outbox').select('id').where('enquiry_id', '=', enquiryId).execute()
    // The code, two acknowledgements, and the notice to the agency.
    expect(mails).toHaveLength(4)
  })

  test('twenty clients who accept the same days: one booking, and nothing recorded of the others', async () => {
    const { sentQuote } = await setUp()
    const ready: { token: string; codeId: string; enquiryId: string }[] = []
    for (let n = 0; n < 20; n++) {
      const { token, enquiryId } = await sentQuote()
      ready.push({ token, enquiryId, codeId: await passed(token) })
    }
    const outcomes = await Promise.all(ready.map(({ token, codeId }) => accept(token, codeId)))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['accepted', ...Array<string>(19).fill('taken')])
    expect([(await acceptances()).length, (await bookings()).length]).toEqual([1, 1])
    const won = await Promise.all(
      ready.map(async ({ enquiryId }) => (await enquiry(enquiryId)).status === 'won'),
    )
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await db().selectFrom('payment').select('id').execute()).toHaveLength(2)
  })

  test('each acceptance bears the hash of the one before, also of those at one moment', async () => {
    const tokens = []
    for (let n = 0; n < 4; n++) tokens.push((await (await setUp()).sentQuote()).token)
    const ready = []
    for (const token of tokens) ready.push({ token, codeId: await passed(token) })
    await Promise.all(ready.map(({ token, codeId }) => accept(token, codeId)))
    const rows = await acceptances()
    const next = new Map(rows.map((row) => [row.previous_hash, row.evidence_hash]))
    let [length, hash] = [0, next.get(FIRST_HASH)]
    for (; hash !== undefined; length++) hash = next.get(hash)
    expect(length).toBe(4)
  })

  test('a code has five tries also when they come at once, ten minutes, and no second link', async () => {
    const { sentQuote } = await setUp()
    const [{ token }, other] = [await sentQuote(), await sentQuote()]
    const sent = await sendCode(
      database(),
      { token, n: 1, signer: SIGNER, statement },
      { now: NOW, secret: SECRET },
    )
    if (sent.kind !== 'sent') throw new Error(sent.kind)
    const { codeId } = sent
    const code = await mailedCode(SIGNER.email)
    const parts = { now: NOW, secret: SECRET }
    expect(await tryCode(database(), { token: other.token, codeId, code }, parts)).toEqual({ kind: 'over' })
    const late = new Date(NOW.getTime() + 600_000)
    expect(await tryCode(database(), { token, codeId, code }, { now: late, secret: SECRET })).toEqual({
      kind: 'over',
    })
    expect(await accept(token, codeId)).toEqual({ kind: 'no-code' })
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => tryCode(database(), { token, codeId, code: 'no' }, parts)),
    )
    expect(tries.filter(({ kind }) => kind === 'wrong')).toHaveLength(5)
    expect(await tryCode(database(), { token, codeId, code }, parts)).toEqual({ kind: 'over' })
    // A new one only after a pause.
    const again = (now: Date) =>
      sendCode(database(), { token, n: 1, signer: SIGNER, statement }, { now, secret: SECRET })
    expect(await again(NOW)).toEqual({ kind: 'later' })
    expect(await again(late)).toMatchObject({ kind: 'sent' })
    const audit = await db()
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'quotes.code-used-up')
      .execute()
    expect(audit).toHaveLength(1)
  })

  test('what was replaced meanwhile or is over cannot be accepted; the link shows what is there now', async () => {
    const { sentQuote, send, at } = await setUp()
    const first = await sentQuote()
    const codeId = await passed(first.token)
    await startVersion(database(), first.quoteId, at(60))
    await send(first.quoteId)
    expect(await accept(first.token, codeId)).toEqual({ kind: 'closed' })
    expect(await quoteBehind(db(), first.token, NOW)).toMatchObject({ version: { n: 2 }, state: 'sent' })
    const last = await sentQuote()
    // The last second of the last day in Paris, and the one after it.
    const [before, after] = [new Date('2026-12-11T22:59:59Z'), new Date('2026-12-11T23:00:00Z')]
    expect(await quoteBehind(db(), last.token, before)).toMatchObject({ state: 'sent' })
    expect(await accept(last.token, await passed(last.token, before), true, after)).toEqual({
      kind: 'closed',
    })
    expect(await acceptances()).toEqual([])
  })

  test('consumers get no code, wrong and revoked links nothing', async () => {
    const { sentQuote } = await setUp()
    const { token, versionId } = await sentQuote()
    const code = (link: string) =>
      sendCode(database(), { token: link, n: 1, signer: SIGNER, statement }, { now: NOW, secret: SECRET })
    await db()
      .updateTable('quote_version')
      .set({ client_kind: 'consumer' })
      .where('id', '=', versionId)
      .execute()
    expect(await code(token)).toEqual({ kind: 'closed' })
    expect(await code('x'.repeat(43))).toEqual({ kind: 'gone' })
    await db().updateTable('quote_link').set({ revoked_at: NOW.toISOString() }).execute()
    expect(await code(token)).toEqual({ kind: 'gone' })
    expect(await quoteBehind(db(), token, NOW)).toBeUndefined()
  })

  test('the last day is over at midnight in Paris, also when clocks have gone forward that night', async () => {
    const { sentQuote } = await setUp()
    const { token } = await sentQuote()
    const stateAt = async (moment: string) => (await quoteBehind(db(), token, new Date(moment)))?.state
    await db().updateTable('quote_version').set({ valid_until: '2027-03-28' }).execute()
    expect(await stateAt('2027-03-28T21:59:59Z')).toBe('sent')
    expect(await stateAt('2027-03-28T22:00:00Z')).toBe('expired')
  })

  test('where the request says nothing to go by, a client whose days are gone sees venues like those of the quote', async () => {
    const { sentQuote } = await setUp()
    const said = { kind: 'contact', start_date: null, duration: null, guests: null, budget: null } as const
    const [first, second] = [
      await sentQuote(),
      await sentQuote(await storedEnquiry(database(), { ...said, message: 'Bonjour' })),
    ]
    await addVenue(database(), 'far', { neighborhood: 'palais-royal', type: 'loft', surface_m2: 20 })
    const near = await addVenue(database(), 'near')
    await accept(first.token, await passed(first.token))
    const read = () => readShownQuote(database(), { token: second.token, codeId: '', language: 'en' }, NOW)
    const page = await read()
    expect(page?.state).toBe('taken')
    expect(page?.others[0]?.slug).toBe('near')
    // What somebody else has on these days is not offered either.
    const sale = { firstDay: '2027-03-02', lastDay: '2027-03-03', title: 'Other', note: '', untilAt: null }
    await db()
      .transaction()
      .execute((tx) =>
        placeEntry(
          tx,
          { ...sale, venueId: near, kind: 'booking', origin: null },
          { by: { id: null, name: 'x', network: null }, at: NOW },
        ),
      )
    expect((await read())?.others.map(({ slug }) => slug)).not.toContain('near')
  })
})
