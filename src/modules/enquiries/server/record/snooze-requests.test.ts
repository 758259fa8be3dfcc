import { beforeEach, describe, expect, test } from 'vitest'
import { noteEvent } from '#/platform/records/change-record.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { EMPTY_FILTER, type InboxFilter } from '../../model/inbox-filter.ts'
import { readWaiting } from '../figures/waiting.repository.server.ts'
import { readCounts } from '../inbox/counts.repository.server.ts'
import { readInbox } from '../inbox/inbox.server.ts'
import { changeEnquiries } from './change-enquiries.server.ts'
import { ENQUIRY, findOpen } from './enquiry-record.server.ts'
import { snoozeRequests } from './snooze-requests.server.ts'
import { wakeRequests } from './snoozed.ts'
import { CLIENT } from './win-enquiry.server.ts'

const NOW = new Date('2027-03-26T09:00:00Z')

describe.each(BOTH_ENGINES)('snoozed requests on %s', (engine) => {
  const database = useDatabase(engine)
  let lea: Awaited<ReturnType<typeof storedColleague>>
  beforeEach(async () => {
    lea = await storedColleague(database(), 'Léa Morel')
  })
  const add = (reference: string, fields: Parameters<typeof storedEnquiry>[1] = {}) =>
    storedEnquiry(database(), { reference, created_at: NOW.toISOString(), ...fields })
  const read = async (filter: Partial<InboxFilter>, now = NOW) => {
    const page = await readInbox(database(), { ...EMPTY_FILTER, ...filter }, { me: lea.id, now })
    return {
      listed: page.segments.flatMap(({ rows }) => rows.map(({ reference }) => reference)).toSorted(),
      total: page.total,
      views: page.counts.views,
      waiting: page.counts.waiting,
    }
  }
  const snooze = (id: string, until: string | null, expected: string | null = null) =>
    snoozeRequests(database(), [{ id, until, expected }], lea, NOW)

  test('are out of sight and of every count until their day, across the change of the clock, and found by a search', async () => {
    const one = await add('Q-27-0001', { owner: lea.id })
    const two = await add('Q-27-0002', { full_name: 'Giulia Ferraro', owner: lea.id })
    expect(await snooze(two, '2027-03-29')).toMatchObject({
      changed: [{ reference: 'Q-27-0002', before: null }],
      left: 0,
    })
    const open = await read({})
    expect(open).toMatchObject({ listed: ['Q-27-0001'], total: 1, waiting: 1 })
    expect(open.views).toMatchObject({ all: 1, new: 1, mine: 1, snoozed: 1 })
    expect((await read({ view: 'mine' })).listed).toEqual(['Q-27-0001'])
    expect(await read({ view: 'snoozed' })).toMatchObject({ listed: ['Q-27-0002'], total: 1 })
    expect((await read({ q: 'giulia' })).listed).toEqual(['Q-27-0002'])
    expect((await readCounts(database(), NOW)).enquiries.new).toBe(1)
    expect((await readWaiting(database(), NOW)).unanswered).toBe(1)
    // Paris is an hour further from the 28th on: 22:30 is half past midnight.
    expect((await read({}, new Date('2027-03-28T21:30:00Z'))).listed).toEqual(['Q-27-0001'])
    const awake = await read({}, new Date('2027-03-28T22:30:00Z'))
    expect(awake).toMatchObject({ listed: ['Q-27-0001', 'Q-27-0002'], total: 2, waiting: 2 })
    expect(one).not.toBe(two)
  })

  test('come back when their client writes, sends another request, or when they are decided', async () => {
    const ids = await Promise.all(
      ['Q-27-0001', 'Q-27-0002', 'Q-27-0003', 'Q-27-0004'].map((reference, at) =>
        add(reference, { email: `c${at}@example.com` }),
      ),
    )
    for (const id of ids) await snooze(id, '2027-04-30')
    expect((await read({})).listed).toEqual([])
    const held = await findOpen(database().db, 'Q-27-0001')
    if (held === undefined) throw new Error('not stored')
    const wrote = {
      event: 'wrote',
      id: ids[1] ?? '',
      details: { text: 'Et lundi ?', quote: 'D-27-0001' },
    } as const
    await noteEvent(database().db, ENQUIRY, wrote, { after: held }, { by: CLIENT, at: NOW })
    await wakeRequests(database().db, { emails: ['C1@example.com'] }, NOW.toISOString())
    await changeEnquiries(
      database(),
      [
        {
          id: ids[2] ?? '',
          version: 2,
          status: 'lost',
          outcome: { status: 'lost', reason: 'price', note: '' },
        },
      ],
      lea,
      { now: NOW },
    )
    expect((await read({})).listed).toEqual(['Q-27-0001', 'Q-27-0002', 'Q-27-0003'])
    expect((await read({ view: 'snoozed' })).listed).toEqual(['Q-27-0004'])
  })

  test('stay as they are where somebody was faster or they are decided; what is asked for twice is done once', async () => {
    const id = await add('Q-27-0001')
    const both = await Promise.all([snooze(id, '2027-04-01'), snooze(id, '2027-04-02')])
    expect(both.map(({ left }) => left).toSorted()).toEqual([0, 1])
    const [{ snoozed_until: until } = { snoozed_until: null }] = await database()
      .db.selectFrom('enquiry')
      .select('snoozed_until')
      .execute()
    expect(await snooze(id, until)).toMatchObject({ changed: [{ before: null }] })
    expect(await snooze(id, null, until)).toMatchObject({ changed: [{ before: until }] })
    const won = await add('Q-27-0002', { status: 'won' })
    expect(await snooze(won, '2027-04-01')).toEqual({ changed: [], left: 1 })
    const events = await database()
      .db.selectFrom('enquiry_history')
      .select('event')
      .where('enquiry_id', '=', id)
      .execute()
    expect(events).toEqual([{ event: 'snoozed' }, { event: 'snoozed' }])
  })

  test('any day to come can be chosen; one that is past, or too far, is refused and changes nothing', async () => {
    const id = await add('Q-27-0001')
    for (const [day, refused] of [
      ['2027-03-26', 'past'],
      ['2027-03-01', 'past'],
      ['2029-04-01', 'far'],
    ] as const)
      expect(await snooze(id, day)).toEqual({ changed: [], left: 0, refused })
    expect(await read({})).toMatchObject({ listed: ['Q-27-0001'] })
    // The first one of the day after, across half a year.
    expect(await snooze(id, '2027-09-19')).toMatchObject({ changed: [{ reference: 'Q-27-0001' }] })
    expect((await read({}, new Date('2027-09-18T21:00:00Z'))).listed).toEqual([])
    expect((await read({}, new Date('2027-09-18T22:30:00Z'))).listed).toEqual(['Q-27-0001'])
  })
})
