import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeEntry } from '#/modules/calendar/server/change-entry.server.ts'
import { bookHold } from '#/modules/calendar/server/place-entry.server.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import { askAboutQuote, declineQuote } from '#/modules/quotes/server/acceptance/answer-quote.server.ts'
import { sayReady } from '#/modules/quotes/server/acceptance/ready-to-sign.server.ts'
import { startQuote } from '#/modules/quotes/server/draft.server.ts'
import { type SentQuote, sendQuote } from '#/modules/quotes/server/send-quote.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { addFollowUp, changeFollowUp } from './change-follow-up.server.ts'
import { followStates } from './follow-states.server.ts'
import { dueFollowUps, followUpsOf } from './follow-ups.repository.server.ts'

/** A Tuesday. */
const NOW = new Date('2026-12-01T09:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

describe.each(BOTH_ENGINES)('follow-ups on %s', (engine) => {
  const database = useDatabase(engine)
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

  test('a visit that an answer confirms is to be done on its day, and a later answer moves it', async () => {
    const { by, enquiryId, venueId } = await setUp()
    const { slug, name } = await db()
      .selectFrom('venue')
      .select(['slug', 'name'])
      .where('id', '=', venueId)
      .executeTakeFirstOrThrow()
    const confirm = (id: string, day: string, at: Date) =>
      db()
        .insertInto('enquiry_history')
        .values({
          ...{ id, enquiry_id: enquiryId, at: at.toISOString(), actor: by.id, event: 'reply' },
          details: toJson({ template: 'visit', visit: { day, time: '14:30' }, venues: [slug] }),
        })
        .execute()
    const [first, second] = [randomUUID(), randomUUID()]
    await confirm(first, '2026-12-08', NOW)
    await followStates(database(), NOW)
    const [made] = await followUpsOf(db(), enquiryId)
    expect(made).toMatchObject({ kind: 'visit', day: '2026-12-08', about: `${name}, 14:30`, outcome: null })
    // A colleague goes there; with another moment, too.
    const theirs = { note: 'Prendre les clés', assignee: by.id }
    await db()
      .updateTable('follow_up')
      .set(theirs)
      .where('id', '=', made?.id ?? '')
      .execute()
    await confirm(second, '2026-12-10', later(1))
    await followStates(database(), later(1))
    expect((await followUpsOf(db(), enquiryId)).find(({ day }) => day === '2026-12-10')).toMatchObject(theirs)
    expect((await kindsOf(enquiryId)).toSorted()).toEqual([
      ['visit', '2026-12-08', 'over'],
      ['visit', '2026-12-10', null],
    ])
    // The answer is withdrawn: the first moment stands again.
    await db()
      .updateTable('enquiry_history')
      .set({ event: 'withdrawn', details: toJson({}) })
      .where('id', '=', second)
      .execute()
    await followStates(database(), later(2))
    expect((await kindsOf(enquiryId)).toSorted()).toEqual([
      ['visit', '2026-12-08', null],
      ['visit', '2026-12-10', 'over'],
    ])
  })

  test('by hand: stored once, moved, done and undone; what is wrong is refused in words', async () => {
    const { by, enquiryId } = await setUp()
    const stamp = { by, at: NOW }
    const id = randomUUID()
    const wanted = { id, enquiryId, day: '2026-12-02', note: 'Rappeler', assignee: by.id }
    expect(await addFollowUp(database(), wanted, stamp)).toEqual({ kind: 'done', version: 1 })
    expect(await addFollowUp(database(), wanted, stamp)).toEqual({ kind: 'done', version: 1 })
    const refused = (change: object) =>
      addFollowUp(database(), { ...wanted, id: randomUUID(), ...change }, stamp)
    expect(await refused({ day: '2026-11-30' })).toEqual({ kind: 'refused', problem: 'past' })
    expect(await refused({ day: '2029-12-01' })).toEqual({ kind: 'refused', problem: 'far' })
    expect(await refused({ assignee: 'nobody' })).toEqual({ kind: 'refused', problem: 'no-colleague' })
    expect(await refused({ enquiryId: randomUUID() })).toEqual({ kind: 'gone' })
    const change = (version: number, values: Parameters<typeof changeFollowUp>[1]['change'], at = NOW) =>
      changeFollowUp(database(), { id, version, change: values }, { by, at })
    const both = await Promise.all([change(1, { day: '2026-12-04' }), change(1, { outcome: 'removed' })])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'done'])
    await change(2, { day: '2026-12-02', outcome: null })
    const [row] = await followUpsOf(db(), enquiryId)
    expect(row).toMatchObject({ day: '2026-12-02', outcome: null })
    const version = row?.version ?? 0
    expect(await change(version, { outcome: 'done' })).toEqual({ kind: 'done', version: version + 1 })
    // The answer was lost and it is pressed again.
    expect(await change(version, { outcome: 'done' })).toEqual({ kind: 'done', version: version + 1 })
    expect(await change(version + 1, { outcome: null })).toMatchObject({ kind: 'done' })
    expect(await kindsOf(enquiryId)).toEqual([['hand', '2026-12-02', null]])
  })
})
