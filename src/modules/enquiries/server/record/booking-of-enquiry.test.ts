import { describe, expect, test } from 'vitest'
import { endEntry } from '#/modules/calendar/server/end-entry.server.ts'
import { offerOriginFollower } from '#/modules/calendar/server/origin-follower.server.ts'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import type { EnquiryChange } from '../../model/change-enquiry.ts'
import { changeFacts } from '../facts/change-facts.server.ts'
import { revertFacts } from '../facts/revert-facts.server.ts'
import { deleteEnquiries } from '../privacy/anonymize.ts'
import { mergeEnquiries } from '../relations/merge-enquiries.server.ts'
import { changeEnquiries, changeEnquiry } from './change-enquiries.server.ts'
import { followBooking } from './follow-booking.server.ts'

const DAYS = { first_day: '2027-03-01', last_day: '2027-03-06' } as const
const WON = { status: 'won', outcome: { status: 'won', venue: 'perle', netCents: 570_000 } } as const
const NOW = new Date('2026-12-07T09:00:00.000Z')
const FACTS = '00000000-0000-4000-8000-000000000001'
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

describe.each(BOTH_ENGINES)('the days of a request that is won on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const lea = await storedColleague(database(), 'Léa Morel')
    const venues = [await addVenue(database(), 'perle'), await addVenue(database(), 'valois')] as const
    const first = await storedEnquiry(database(), { reference: 'Q-26-0001', status: 'quoted', ...DAYS })
    await storedEnquiry(database(), { reference: 'Q-26-0002', status: 'quoted', ...DAYS })
    const change = (reference: string, version: number, wanted: EnquiryChange, minutes = 1) =>
      changeEnquiry(database(), { reference, version, change: wanted }, lea, later(minutes))
    const states = async () =>
      (
        await database()
          .db.selectFrom('calendar_entry')
          .select(['kind', 'state', 'venue_id', 'first_day', 'last_day', 'title'])
          .orderBy('created_at')
          .orderBy('id')
          .execute()
      ).map(({ kind, state, venue_id, ...entry }) => ({
        ...entry,
        is: `${kind} ${state} ${venues.indexOf(venue_id)}`,
      }))
    const isAs = async () => (await states()).map(({ is }) => is).toSorted()
    const hold = (venueId: string, minutes: number) =>
      database()
        .db.transaction()
        .execute((db) =>
          placeEntry(
            db,
            {
              ...{
                venueId,
                kind: 'hold',
                origin: { kind: 'enquiry', id: first },
                title: 'Q-26-0001',
                note: '',
              },
              ...{ firstDay: '2027-03-01', lastDay: '2027-03-06', untilAt: '2026-12-14T17:00:00.000Z' },
            },
            { by: lea, at: later(minutes) },
          ),
        )
    return { lea, first, venues, change, states, isAs, hold }
  }

  test('are booked with it, its options end, and both come back when it is no longer won', async () => {
    const { lea, first, venues, change, isAs, states, hold } = await setUp()
    await hold(venues[0], -9)
    await hold(venues[1], -8)
    expect(await change('Q-26-0001', 1, WON)).toMatchObject({ kind: 'changed' })
    expect(await isAs()).toEqual(['booking booked 0', 'hold booked 0', 'hold released 1'])
    // Won by another one for the same days: refused with who was first, and nothing is changed.
    expect(await change('Q-26-0002', 1, WON, 2)).toMatchObject({ kind: 'taken', by: { title: 'Q-26-0001' } })
    const undone = await changeEnquiries(
      database(),
      [{ id: first, expected: { status: 'won' }, status: 'quoted' }],
      lea,
      { now: later(3) },
    )
    expect(undone.changed).toHaveLength(1)
    expect(await isAs()).toEqual(['booking cancelled 0', 'hold active 0', 'hold active 1'])
    expect(await change('Q-26-0002', 1, WON, 4)).toMatchObject({ kind: 'changed' })
    // What has been sold since does not come back.
    const again = { id: first, expected: { status: 'quoted' }, status: 'won', outcome: 'former' } as const
    expect(await changeEnquiries(database(), [again], lea, { now: later(5) })).toMatchObject({
      changed: [],
      taken: { title: 'Q-26-0002' },
    })
    expect((await states()).at(-1)).toMatchObject({ ...DAYS, title: 'Q-26-0002' })
  })

  test('are given back with a booking that is cancelled, its request open again and its options with it; the undo restores all', async () => {
    const { lea, first, venues, change, isAs, hold } = await setUp()
    offerOriginFollower(followBooking)
    await hold(venues[0], -9)
    await hold(venues[1], -8)
    await change('Q-26-0001', 1, WON)
    const db = database().db
    const request = () =>
      db
        .selectFrom('enquiry')
        .select(['status', 'outcome_net_cents as cents', 'outcome_venue_id as venue'])
        .where('id', '=', first)
        .executeTakeFirst()
    const booking = await db
      .selectFrom('calendar_entry')
      .select('id')
      .where('kind', '=', 'booking')
      .executeTakeFirstOrThrow()
    const end = (version: number, isEnded: boolean, minutes: number, follows = true) =>
      endEntry(
        database(),
        { ...booking, version, isEnded, follows, reason: 'Client' },
        { by: { ...lea, role: 'administrator' }, at: later(minutes) },
      )
    const [won, sold] = [await request(), await isAs()]
    expect(await end(1, true, 20)).toMatchObject({ kind: 'done' })
    expect(await request()).toEqual({ status: 'quoted', cents: null, venue: null })
    expect(await isAs()).toEqual(['booking cancelled 0', 'hold active 0', 'hold active 1'])
    expect(await end(2, false, 21)).toMatchObject({ kind: 'done' })
    expect([await request(), await isAs()]).toEqual([won, sold])
    // Where it is not wished, the request stays won.
    expect(await end(3, true, 22, false)).toMatchObject({ kind: 'done' })
    expect(await request()).toEqual(won)
    const actions = await db
      .selectFrom('audit_log')
      .select('action')
      .where('at', '>=', later(20).toISOString())
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['calendar.cancelled', 'calendar.restored', 'request.status-changed']),
    )
  })

  test('are kept for no spam, one by one or together, and come back with the undo', async () => {
    const { lea, first, venues, change, isAs, hold } = await setUp()
    await hold(venues[0], -9)
    expect(await change('Q-26-0001', 1, { status: 'spam' })).toMatchObject({ kind: 'changed' })
    expect(await isAs()).toEqual(['hold released 0'])
    const together = async (expected: 'spam' | 'quoted', status: 'spam' | 'quoted', minutes: number) => {
      const wanted = [{ id: first, expected: { status: expected }, status }]
      await changeEnquiries(database(), wanted, lea, { now: later(minutes) })
      return isAs()
    }
    expect(await together('spam', 'quoted', 2)).toEqual(['hold active 0'])
    expect(await together('quoted', 'spam', 3)).toEqual(['hold released 0'])
    expect(await together('spam', 'quoted', 4)).toEqual(['hold active 0'])
    await database()
      .db.transaction()
      .execute((db) => deleteEnquiries(db, [first], later(5)))
    expect(await isAs()).toEqual(['hold released 0'])
  })

  test('move with its exact days, and not onto what is sold', async () => {
    const { lea, change, states } = await setUp()
    await change('Q-26-0001', 1, WON)
    const facts = (entry: string, seen: string, wanted: string) =>
      changeFacts(
        database(),
        { reference: 'Q-26-0001', entry, seen: { lastDay: seen }, wanted: { lastDay: wanted } },
        lea,
        later(2),
      )
    expect(await facts(FACTS, '2027-03-06', '2027-03-08')).toMatchObject({ kind: 'changed' })
    expect(await states()).toMatchObject([{ first_day: '2027-03-01', last_day: '2027-03-08' }])
    await revertFacts(database(), { reference: 'Q-26-0001', entry: FACTS, undoing: crypto.randomUUID() }, lea)
    expect(await states()).toMatchObject([{ last_day: '2027-03-06' }])
    const other = { ...DAYS, first_day: '2027-03-09', last_day: '2027-03-10' }
    await storedEnquiry(database(), { reference: 'Q-26-0003', ...other })
    await change('Q-26-0003', 1, WON, 3)
    expect(await facts(crypto.randomUUID(), '2027-03-06', '2027-03-09')).toMatchObject({
      kind: 'taken',
      by: { title: 'Q-26-0003' },
    })
    // Another venue frees the first one.
    const valois = { ...WON, outcome: { ...WON.outcome, venue: 'valois' } }
    expect(await change('Q-26-0001', 4, valois, 4)).toMatchObject({ kind: 'changed' })
    expect((await states()).map(({ is }) => is).toSorted()).toEqual([
      'booking booked 0',
      'booking booked 1',
      'booking cancelled 0',
    ])
  })

  test('of two that are won at one moment, one is booked', async () => {
    const { change } = await setUp()
    const outcomes = await Promise.all([change('Q-26-0001', 1, WON), change('Q-26-0002', 1, WON)])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'taken'])
  })

  test('are not taken over from a merged request where they are sold', async () => {
    const { lea, change, states } = await setUp()
    await change('Q-26-0001', 1, WON)
    await storedEnquiry(database(), { reference: 'Q-26-0005', created_at: '2026-01-05T09:00:00.000Z' })
    expect(await change('Q-26-0005', 1, WON)).toMatchObject({ kind: 'changed' })
    const versions = database().db.selectFrom('enquiry').select(['reference', 'version', 'status'])
    const before = await versions.execute()
    const pair = [
      { reference: 'Q-26-0005', version: 2 },
      { reference: 'Q-26-0002', version: 1 },
    ] as const
    const merge = (take: readonly string[]) => mergeEnquiries(database(), pair, lea, { take })
    expect(await merge(['firstDay', 'lastDay'])).toMatchObject({ kind: 'taken', by: { title: 'Q-26-0001' } })
    expect(await versions.execute()).toEqual(before)
    expect(await merge([])).toBe('done')
    expect(await states()).toMatchObject([{ title: 'Q-26-0001' }])
  })

  test('keep their request from being merged into an older one, whose reference they do not bear', async () => {
    const { lea, change, states } = await setUp()
    await change('Q-26-0001', 1, WON)
    await storedEnquiry(database(), { reference: 'Q-26-0005', created_at: '2026-01-05T09:00:00.000Z' })
    const pair = [
      { reference: 'Q-26-0005', version: 1 },
      { reference: 'Q-26-0001', version: 2 },
    ] as const
    expect(await mergeEnquiries(database(), pair, lea)).toBe('has-days')
    expect(await states()).toMatchObject([{ title: 'Q-26-0001' }])
  })

  test('are not booked where they are known in words only', async () => {
    const { change, isAs } = await setUp()
    await storedEnquiry(database(), { reference: 'Q-26-0004', start_date: '2027-03-01', duration: '3 days' })
    expect(await change('Q-26-0004', 1, WON)).toMatchObject({ kind: 'changed' })
    expect(await isAs()).toEqual([])
  })
})
