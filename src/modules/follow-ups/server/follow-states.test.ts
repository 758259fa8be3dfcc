import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeEntry } from '#/modules/calendar/server/change-entry.server.ts'
import { bookHold } from '#/modules/calendar/server/place-entry.server.ts'
import { askAboutQuote, declineQuote } from '#/modules/quotes/server/acceptance/answer-quote.server.ts'
import { sayReady } from '#/modules/quotes/server/acceptance/ready-to-sign.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { followUpScene, later, NOW } from '../../../../tests/helpers/follow-up-scene.ts'
import { storedEnquiry } from '../../../../tests/helpers/stored-enquiry.ts'
import { changeFollowUp } from './change-follow-up.server.ts'
import { followStates } from './follow-states.server.ts'
import { dueFollowUps, followUpsOf } from './follow-ups.repository.server.ts'

describe.each(BOTH_ENGINES)('follow-ups of states on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, kindsOf, setUp } = followUpScene(database)

  test('a quote without an answer makes one, however often and at once states are looked at; it closes with the answer', async () => {
    const { enquiryId, sentQuote } = await setUp()
    const { token } = await sentQuote()
    await Promise.all([followStates(database(), NOW), followStates(database(), NOW)])
    await followStates(database(), NOW)
    // Three working days after a Tuesday.
    expect(await kindsOf(enquiryId)).toEqual([['unanswered', '2026-12-04', null]])
    await askAboutQuote(database(), { token, id: randomUUID(), text: 'Et le samedi ?' }, later(1))
    await followStates(database(), later(2))
    expect(await kindsOf(enquiryId)).toEqual([
      ['client-wrote', '2026-12-01', null],
      ['unanswered', '2026-12-04', 'over'],
    ])
    await declineQuote(database(), { token, n: 1, reason: '' }, later(3))
    await followStates(database(), later(3))
    expect((await kindsOf(enquiryId)).filter(([, , outcome]) => outcome === null)).toEqual(
      expect.arrayContaining([['declined', '2026-12-01', null]]),
    )
    const events = await db()
      .selectFrom('follow_up_history')
      .innerJoin('follow_up', 'follow_up.id', 'follow_up_id')
      .select(['kind', 'event'])
      .where('enquiry_id', '=', enquiryId)
      .where('kind', '=', 'unanswered')
      .orderBy('at')
      .execute()
    expect(events.map(({ event }) => event)).toEqual(['added', 'over'])
    // Clients never get a mail from here: what waits is for the agency.
    const mails = await db()
      .selectFrom('outbox')
      .select('payload')
      .where('enquiry_id', '=', enquiryId)
      .execute()
    expect(mails.map(({ payload }) => (payload as { template: string }).template)).toEqual([
      'acceptance-notice',
      'acceptance-notice',
    ])
  })

  test('what somebody has done stays done, and a state that comes back opens what had closed by itself', async () => {
    const { by, enquiryId, hold } = await setUp()
    const id = randomUUID()
    await hold(id)
    await followStates(database(), NOW)
    // The option ends on a Monday: the working day before is the Friday.
    expect(await kindsOf(enquiryId)).toEqual([['option-ending', '2026-12-04', null]])
    const state = (of: 'released' | 'active') =>
      db().updateTable('calendar_entry').set({ state: of }).where('id', '=', id).execute()
    await state('released')
    await followStates(database(), later(1))
    expect(await kindsOf(enquiryId)).toEqual([['option-ending', '2026-12-04', 'over']])
    await state('active')
    await followStates(database(), later(2))
    const [row] = await followUpsOf(db(), enquiryId)
    expect(row).toMatchObject({ outcome: null, who: 'Léa Morel' })
    const change = { id: row?.id ?? '', version: row?.version ?? 0, change: { outcome: 'done' as const } }
    expect(await changeFollowUp(database(), change, { by, at: later(3) })).toMatchObject({ kind: 'done' })
    await followStates(database(), later(4))
    expect(await kindsOf(enquiryId)).toEqual([['option-ending', '2026-12-04', 'done']])
  })

  test('silent owners, ranks that rise, overdue payments and deposits that have come each make theirs', async () => {
    const { by, venueId, enquiryId, hold, sentQuote } = await setUp()
    const other = await storedEnquiry(database())
    const first = randomUUID()
    await hold(first, { origin_id: other, queue_at: later(-1).toISOString(), state: 'lapsed' })
    await hold(randomUUID())
    await db()
      .insertInto('calendar_history')
      .values({
        ...{ id: randomUUID(), entry_id: first, at: later(1).toISOString(), actor: null, event: 'lapsed' },
        details: toJson({}),
      })
      .execute()
    await db()
      .insertInto('owner_ask')
      .values({
        ...{ id: randomUUID(), venue_id: venueId, first_day: '2027-03-01', last_day: '2027-03-02' },
        ...{
          event: 'Showroom',
          set_up: '',
          asked_at: '2026-12-04T15:00:00.000Z',
          asked_by: 'Léa',
          sent_to: 'o@x.fr',
        },
        ...{ language: 'fr', wished_until: NOW.toISOString(), answer: 'none', note: '', version: 1 },
        ...{ origin_kind: 'enquiry', origin_id: enquiryId },
      })
      .execute()
    const { quoteId } = await sentQuote()
    const payment = { quote_id: quoteId, cents: 100, note: '', struck_at: null, version: 1, paid_cents: null }
    await db()
      .insertInto('payment')
      .values([
        { ...payment, id: randomUUID(), kind: 'balance', due_day: '2026-12-04', paid_day: null },
        {
          ...payment,
          id: randomUUID(),
          kind: 'deposit',
          due_day: '2026-12-20',
          paid_day: '2026-12-04',
          paid_cents: 100,
        },
      ])
      .execute()
    await followStates(database(), new Date('2026-12-05T09:00:00Z'))
    expect((await kindsOf(enquiryId)).toSorted()).toEqual([
      ['invoice', '2026-12-05', null],
      // From Friday afternoon until Monday afternoon.
      ['option-ending', '2026-12-05', null],
      ['owner-silent', '2026-12-07', null],
      ['payment-overdue', '2026-12-07', null],
      ['rank-risen', '2026-12-05', null],
      ['unanswered', '2026-12-05', null],
    ])
    expect((await dueFollowUps(db(), by.id, new Date('2026-12-06T09:00:00Z'))).due).toHaveLength(4)
    expect((await dueFollowUps(db(), randomUUID(), new Date('2026-12-06T09:00:00Z'))).due).toEqual([])
    for (const [paid_cents, outcome] of [
      [40, null],
      [100, 'over'],
    ] as const) {
      await db()
        .updateTable('payment')
        .set({ paid_day: '2026-12-05', paid_cents })
        .where('kind', '=', 'balance')
        .execute()
      await followStates(database(), new Date('2026-12-05T10:00:00Z'))
      expect(await kindsOf(enquiryId)).toContainEqual(['payment-overdue', '2026-12-07', outcome])
    }
  })

  test('an option that ended with the booking of somebody else, and a client who is ready to sign behind another, are seen to at once', async () => {
    const { by, enquiryId, hold, venueId, sentQuote } = await setUp()
    const first = randomUUID()
    const until_at = '2026-12-20T17:00:00.000Z'
    const other = await storedEnquiry(database(), { reference: 'Q-26-0777' })
    await hold(first, { origin_id: other, queue_at: later(-2).toISOString(), until_at })
    await hold(randomUUID(), { until_at })
    const { token } = await sentQuote()
    expect(await sayReady(database(), { token, n: 1 }, later(1))).toBe('done')
    const [notice] = await db()
      .selectFrom('outbox')
      .select('payload')
      .where('enquiry_id', '=', enquiryId)
      .execute()
    expect(notice?.payload).toMatchObject({ data: { what: 'ready', write: ['Q-26-0777'] } })
    const open = async () =>
      (await kindsOf(enquiryId)).flatMap(([kind, , outcome]) => (outcome === null ? [kind] : [])).toSorted()
    await followStates(database(), later(1))
    expect(await open()).toEqual(['option-ending', 'ready', 'unanswered'])
    await db()
      .transaction()
      .execute((transaction) => bookHold(transaction, first, { by, at: later(2) }))
    await followStates(database(), later(2))
    expect(await open()).toEqual(['option-outsold', 'unanswered'])
    const [booking] = await db()
      .selectFrom('calendar_entry')
      .select(['id', 'version'])
      .where('kind', '=', 'booking')
      .where('venue_id', '=', venueId)
      .execute()
    if (booking === undefined) throw new Error('not booked')
    await changeEntry(database(), booking, { isEnded: true, reason: 'x' }, { by, at: later(3) })
    await followStates(database(), later(3))
    expect(await open()).toEqual(['option-ending', 'unanswered'])
  })
})
