import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { NOW, SECRET, signedPaperScene } from '../../../../../tests/helpers/signed-paper-scene.ts'
import { withdrawQuote } from '../withdraw-quote.server.ts'
import { declineQuote } from './answer-quote.server.ts'
import { readEvidence } from './read-evidence.server.ts'
import { settleAcceptances } from './settle-acceptances.server.ts'

describe.each(BOTH_ENGINES)('an amendment of what was accepted, on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, accepted, sell, acceptances } = signedPaperScene(database)

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
})
