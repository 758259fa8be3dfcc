/** A clock that leaps while quotes are sent and accepted (`quotes.md`, section 10; ADR 0055). */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#/lib/time-spans.ts'
import { judgeClock, UntrustedClockError } from '#/platform/clock/judge-clock.ts'
import {
  acceptanceScene,
  NOW,
  SECRET,
  SIGNER,
  statement,
} from '../../../../../tests/helpers/acceptance-scene.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { versionsOf } from '../quote-record.server.ts'
import { sendCode, tryCode } from './acceptance-code.server.ts'
import { quoteBehind } from './quote-behind.server.ts'

const days = (count: number, from = NOW) => new Date(from.getTime() + count * DAY_MS)
const OFFERED = { firstDay: '2027-03-01', lastDay: '2027-03-06', setupDays: 1, validUntil: '2026-12-11' }

describe.each(BOTH_ENGINES)('a clock that leaps, on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, setUp, passed, accept, bookings, acceptances } = acceptanceScene(database)
  const code = (token: string, now: Date, email = `${randomUUID()}@example.jp`) =>
    sendCode(database(), { token, n: 1, signer: { ...SIGNER, email }, statement }, { now, secret: SECRET })
  const left = async () => ({
    acceptances: (await acceptances()).length,
    bookings: (await bookings()).length,
    codes: (await db().selectFrom('acceptance_code').select('id').execute()).length,
    payments: (await db().selectFrom('payment').select('id').execute()).length,
  })

  test('by one that is far off nothing is accepted, and an offer that has ended does not open again', async () => {
    const { sentQuote } = await setUp()
    const { token } = await sentQuote()
    const codeId = await passed(token)
    // Ten days after the last one on which it could be accepted.
    const ended = new Date('2026-12-21T09:00:00Z')
    await judgeClock(database(), ended)
    const before = await left()
    for (const wrong of [days(-40, ended), days(-1461, ended), days(1461, ended)]) {
      await expect(code(token, wrong)).rejects.toThrow(UntrustedClockError)
      await expect(accept(token, codeId, true, wrong)).rejects.toThrow(UntrustedClockError)
    }
    expect(await left()).toEqual(before)
    expect((await quoteBehind(db(), token, ended))?.state).toBe('expired')
    expect(await code(token, ended)).toEqual({ kind: 'closed' })
  })

  test('by one that is far off nothing is sent: no number of a year that has not come, and the draft stays', async () => {
    await judgeClock(database(), NOW)
    const sendAt = async (at: Date) => {
      const validUntil = days(10, at).toISOString().slice(0, 10)
      return (
        await setUp({ ...OFFERED, firstDay: '2031-03-01', lastDay: '2031-03-06', validUntil }, at)
      ).sentQuote()
    }
    for (const wrong of [days(1461), days(-400)])
      await expect(sendAt(wrong)).rejects.toThrow(UntrustedClockError)
    expect(await db().selectFrom('number_series').select('series').execute()).toEqual([])
    const states = await db().selectFrom('quote_version').select(['state', 'pdf_hash']).execute()
    expect(states).toEqual(Array(2).fill({ state: 'draft', pdf_hash: null }))
    expect(await sendAt(NOW)).toMatchObject({ reference: 'D-26-0001' })
  })

  test('leaps over New Year and back give each year its own numbers, without gap or double', async () => {
    const midnight = new Date('2026-12-31T23:00:00Z')
    await judgeClock(database(), midnight)
    const leaps = [-1, 3, -3, 1, -30, 30, 2, -2]
    const scenes = await Promise.all(
      leaps.map((leap) => setUp({ ...OFFERED, validUntil: '2027-02-20' }, days(leap, midnight))),
    )
    const given: string[] = []
    for (const { sentQuote } of scenes) given.push((await sentQuote()).reference)
    expect(given).toEqual([
      ...['D-26-0001', 'D-27-0001', 'D-26-0002', 'D-27-0002'],
      ...['D-26-0003', 'D-27-0003', 'D-27-0004', 'D-26-0004'],
    ])
    const more = await Promise.all(scenes.map(async ({ sentQuote }) => (await sentQuote()).reference))
    expect(more.toSorted()).toEqual(
      ['26', '27'].flatMap((year) => [5, 6, 7, 8].map((n) => `D-${year}-000${n}`)),
    )
  })

  test('that goes back between code and confirmation: the code counts no more, a new one does, and all is once', async () => {
    const { sentQuote } = await setUp()
    const { token, quoteId, enquiryId } = await sentQuote()
    await judgeClock(database(), NOW)
    const ahead = days(2)
    const early = await passed(token, ahead)
    // More codes than an hour has, all of them two days ahead.
    for (let n = 0; n < 5; n++) expect(await code(token, ahead)).toMatchObject({ kind: 'sent' })
    expect(await code(token, ahead)).toEqual({ kind: 'later' })
    expect(await accept(token, early)).toEqual({ kind: 'no-code' })
    expect(
      await tryCode(database(), { token, codeId: early, code: '0' }, { now: NOW, secret: SECRET }),
    ).toEqual({
      kind: 'over',
    })
    const codeId = await passed(token)
    expect(await accept(token, codeId)).toEqual({ kind: 'accepted', isBooked: true })
    // Whichever way it leaps then, the same confirmation is the same acceptance.
    for (const at of [days(1), days(-1), days(30), NOW])
      expect(await accept(token, codeId, true, at)).not.toMatchObject({ kind: 'taken' })
    expect(await left()).toMatchObject({ acceptances: 1, bookings: 1, payments: 2 })
    const [kept] = await acceptances()
    expect(kept?.at).toBe(NOW.toISOString())
    const due = await db()
      .selectFrom('payment')
      .select('due_day')
      .where('quote_id', '=', quoteId)
      .orderBy('due_day')
      .execute()
    expect(due.map(({ due_day }) => due_day)).toEqual(['2026-12-08', '2027-01-30'])
    const mails = await db().selectFrom('outbox').select('id').where('enquiry_id', '=', enquiryId).execute()
    // Seven codes, two acknowledgements, and the notice to the agency.
    expect(mails).toHaveLength(10)
    expect(await versionsOf(db(), quoteId)).toMatchObject([{ state: 'accepted' }])
  })

  test('that goes forward: a code is over, and so is the offer', async () => {
    const { sentQuote } = await setUp()
    const { token } = await sentQuote()
    await judgeClock(database(), NOW)
    const codeId = await passed(token)
    expect(await accept(token, codeId, true, days(1))).toEqual({ kind: 'no-code' })
    expect(await accept(token, codeId, true, days(20))).toEqual({ kind: 'no-code' })
    const [last, midnight] = [new Date('2026-12-11T22:59:00Z'), new Date('2026-12-11T23:00:00Z')]
    expect(await accept(token, await passed(token, last), true, midnight)).toEqual({ kind: 'closed' })
    expect(await left()).toMatchObject({ acceptances: 0, bookings: 0, payments: 0 })
  })
})
