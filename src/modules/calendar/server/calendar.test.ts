import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { emptyReport } from '#/platform/integrity/check-report.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { conflictsWith, rankOf } from '../model/conflicts-with.ts'
import type { Taken } from '../model/taken.ts'
import { entriesFor, entriesOn } from './calendar.repository.server.ts'
import { changeEntry } from './change-entry.server.ts'
import { checkCalendar } from './check-calendar.server.ts'
import { endEntry } from './end-entry.server.ts'
import { readEntryHistory } from './entry-history.server.ts'
import { lapseHolds } from './lapse-holds.server.ts'
import { readOriginDays } from './origin-days.server.ts'
import { bookHold, type NewEntry, placeEntry } from './place-entry.server.ts'
import { releaseHoldsOf } from './record/hold-days.server.ts'
import { changeSale } from './record/sell-days.server.ts'
import { readOptions } from './shown-entries.server.ts'
import { takenVenues } from './taken-venues.repository.server.ts'

const LEA: Actor = { id: null, name: 'Léa Morel', network: '192.0.2.0/24' }
const NOW = new Date('2027-01-10T10:00:00Z')
const UNTIL = '2027-01-17T17:00:00.000Z'
const at = (minutes: number) => ({ by: LEA, at: new Date(NOW.getTime() + minutes * 60_000) })

describe.each(BOTH_ENGINES)('the days of a venue on %s', (engine) => {
  const database = useDatabase(engine)

  const entry = (venueId: string, more: Partial<NewEntry> = {}): NewEntry => ({
    ...{ venueId, kind: 'booking', origin: null, title: 'Maison Verlaine', note: '', untilAt: null },
    ...{ firstDay: '2027-03-01', lastDay: '2027-03-06' },
    ...more,
  })
  const hold = (venueId: string, id: string, more: Partial<NewEntry> = {}) =>
    entry(venueId, { kind: 'hold', untilAt: UNTIL, origin: { kind: 'enquiry', id }, ...more })
  const place = (wanted: NewEntry, minutes = 0) =>
    orRefused<Awaited<ReturnType<typeof placeEntry>> | Taken>(
      database()
        .db.transaction()
        .execute((db) => placeEntry(db, wanted, at(minutes))),
    )
  const book = (id: string, minutes = 0) =>
    orRefused<Awaited<ReturnType<typeof bookHold>> | Taken>(
      database()
        .db.transaction()
        .execute((db) => bookHold(db, id, at(minutes))),
    )
  async function placed(wanted: NewEntry, minutes = 0) {
    const given = await place(wanted, minutes)
    if (given.kind === 'taken') throw new Error('taken')
    return given
  }
  const days = (firstDay: string, lastDay = firstDay) => ({
    days: { firstDay, lastDay, event: { firstDay, lastDay } },
  })

  test('fifty who sell the same days at one moment sell them once, and each other one is told who was first', async () => {
    const venueId = await addVenue(database(), 'perle')
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        // Ranges that overlap in many ways, so that no two ask for the same rows in the same order.
        place(
          entry(venueId, {
            title: `Maison ${n}`,
            firstDay: `2027-03-0${1 + (n % 5)}`,
            lastDay: '2027-03-06',
          }),
        ),
      ),
    )
    const sold = outcomes.filter((outcome) => outcome.kind !== 'taken')
    expect(sold).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.kind === 'taken') expect(outcome.by.title).toBe(sold[0]?.title)
    }
    const rows = await database().db.selectFrom('calendar_entry').select('id').execute()
    expect(rows).toHaveLength(1)
  })

  test('a house has all its rooms, however deep, and a room stands in the way of its house but not of its neighbour', async () => {
    const [house, floor, salon, cellar] = [
      await addVenue(database(), 'house'),
      await addVenue(database(), 'floor'),
      await addVenue(database(), 'salon'),
      await addVenue(database(), 'cellar'),
    ]
    await database()
      .db.insertInto('venue_part')
      .values([
        { venue_id: house, part_id: floor },
        { venue_id: floor, part_id: salon },
        { venue_id: house, part_id: cellar },
      ])
      .execute()
    await placed(entry(salon, { title: 'Salon' }))
    expect(await place(entry(house))).toMatchObject({ kind: 'taken', by: { title: 'Salon' } })
    expect(await place(entry(floor))).toMatchObject({ kind: 'taken' })
    await placed(entry(cellar))
    await placed(entry(house, { title: 'House', firstDay: '2027-04-01', lastDay: '2027-04-02' }))
    expect(await place(entry(salon, { firstDay: '2027-04-02', lastDay: '2027-04-03' }))).toMatchObject({
      kind: 'taken',
      by: { title: 'House' },
    })
    const seen = await entriesOn(database().db, floor, { firstDay: '2027-01-01', lastDay: '2027-12-31' })
    expect(seen.map(({ title }) => title)).toEqual(['Salon', 'House'])
  })

  test('holds are ranked by who came first, end by themselves, and are sold once', async () => {
    const venueId = await addVenue(database(), 'perle')
    const first = await placed(hold(venueId, 'a'))
    const second = await placed(hold(venueId, 'b', { firstDay: '2027-03-06', lastDay: '2027-03-08' }), 1)
    const apart = await placed(hold(venueId, 'c', { firstDay: '2027-03-08', lastDay: '2027-03-09' }), 2)
    const all = await entriesOn(database().db, venueId, { firstDay: '2027-03-01', lastDay: '2027-03-31' })
    expect([first, second, apart].map((one) => rankOf(one, all, NOW))).toEqual([1, 2, 2])
    expect(conflictsWith(all, second, NOW, second.origin).held.map(({ id }) => id)).toEqual([
      first.id,
      apart.id,
    ])
    const later = new Date('2027-01-18T10:00:00Z')
    expect(rankOf(second, all, later)).toBe(1)

    const sales = await Promise.all([book(first.id), book(first.id), book(second.id)])
    expect(sales.filter((sale) => sale?.kind === 'booking')).toHaveLength(1)
    const [booking] = (await entriesFor(database().db, { kind: 'enquiry', id: 'a' })).filter(
      ({ kind }) => kind === 'booking',
    )
    const winner = booking ?? (await entriesFor(database().db, { kind: 'enquiry', id: 'b' }))[0]
    expect(winner).toBeDefined()
    const occupied = await database().db.selectFrom('occupied_day').select('day').execute()
    expect(occupied.length).toBeGreaterThan(0)
  })

  test('sales that change places between two houses at one moment all do so: nobody waits for who waits for them', async () => {
    const venues = [await addVenue(database(), 'perle'), await addVenue(database(), 'valois')]
    const sale = (n: number, venue: number) => {
      const day = `2027-03-${String(n + 1).padStart(2, '0')}`
      const origin = { kind: 'enquiry', id: `sale-${n}` }
      return {
        origin,
        venueId: venues[venue] ?? '',
        days: { firstDay: day, lastDay: day },
        title: `Sale ${n}`,
      }
    }
    const all = Array.from({ length: 16 }, (_, n) => n)
    const change = (n: number, was: number | undefined, is: number, minutes: number) =>
      database()
        .db.transaction()
        .execute((db) =>
          changeSale(db, was === undefined ? undefined : sale(n, was), sale(n, is), at(minutes)),
        )
    for (const n of all) await change(n, undefined, n % 2, 0)
    await Promise.all(all.map((n) => change(n, n % 2, (n + 1) % 2, 1)))
    const sold = await database()
      .db.selectFrom('occupied_day')
      .innerJoin('calendar_entry', 'calendar_entry.id', 'entry_id')
      .select(['title', 'occupied_day.venue_id'])
      .execute()
    expect(new Map(sold.map(({ title, venue_id }) => [title, venues.indexOf(venue_id)]))).toEqual(
      new Map(all.map((n) => [`Sale ${n}`, (n + 1) % 2])),
    )
  })

  test('days are moved within what is free, ended and brought back, and not over what has been sold since', async () => {
    const venueId = await addVenue(database(), 'perle')
    const one = await placed(entry(venueId))
    await placed(entry(venueId, { title: 'Next', firstDay: '2027-03-10', lastDay: '2027-03-12' }))
    const to = (id: string, version: number, change: Parameters<typeof changeEntry>[2]) =>
      changeEntry(database(), { id, version }, change, at(5))
    expect(await to(one.id, 1, days('2027-03-09', '2027-03-10'))).toMatchObject({
      kind: 'taken',
      by: { title: 'Next' },
    })
    // What was refused has changed nothing: it still is at version 1, on its own days.
    expect(await place(entry(venueId, { firstDay: '2027-03-06' }))).toMatchObject({ kind: 'taken' })
    expect(await to(one.id, 1, days('2027-03-04', '2027-03-09'))).toMatchObject({ kind: 'changed' })
    expect(await to(one.id, 1, days('2027-03-01'))).toMatchObject({ kind: 'conflict' })
    expect(await to(one.id, 2, { isEnded: true, reason: 'Client' })).toMatchObject({
      after: { state: 'cancelled' },
    })
    const other = await placed(entry(venueId, { title: 'Other' }))
    expect(await to(one.id, 3, { isEnded: false })).toMatchObject({ kind: 'taken', by: { title: 'Other' } })
    await to(other.id, 1, { isEnded: true })
    expect(await to(one.id, 3, { isEnded: false })).toMatchObject({ after: { state: 'booked' } })
    const history = await readEntryHistory(database().db, one.id)
    expect(history.map(({ event }) => event).toSorted()).toEqual(['booked', 'cancelled', 'moved', 'restored'])
    expect(history.at(-1)).toMatchObject({ version: 1, event: 'booked', details: { firstDay: '2027-03-01' } })
    expect(history.find(({ event }) => event === 'moved')?.details).toMatchObject({
      from: { lastDay: '2027-03-06' },
      to: { lastDay: '2027-03-09' },
    })
    expect(history.find(({ event }) => event === 'cancelled')?.details).toEqual({ reason: 'Client' })
  })

  test('a hold that has ended is written down once, and one that was extended in time is not', async () => {
    const venueId = await addVenue(database(), 'perle')
    const ended = await placed(hold(venueId, 'a'))
    const longer = await placed(hold(venueId, 'b'), 1)
    const untilAt = '2027-01-20T17:00:00.000Z'
    await changeEntry(database(), { id: longer.id, version: 1 }, { untilAt }, at(2))
    const told: string[] = []
    const tell = async (_: unknown, { id }: { id: string }) => void told.push(id)
    const later = new Date('2027-01-18T10:00:00Z')
    await Promise.all([lapseHolds(database(), later, tell), lapseHolds(database(), later, tell)])
    expect(told).toEqual([ended.id])
    expect(await book(ended.id)).toBeUndefined()
  })

  test('the check finds what is sold without all its days, and days that nothing has sold', async () => {
    const venueId = await addVenue(database(), 'perle')
    const sold = await placed(entry(venueId))
    const ended = await placed(entry(venueId, { firstDay: '2027-04-01', lastDay: '2027-04-02' }))
    const problems = async () => {
      const report = emptyReport()
      await checkCalendar(
        async (query) => (await sql.raw(query).execute(database().db)).rows as never,
        report,
      )
      return report.problems
    }
    expect(await problems()).toEqual([])
    // Of a backup that is older than the days, nothing is asked.
    const old = emptyReport()
    await checkCalendar(async (query) => {
      if (!query.includes('kysely_migration')) throw new Error('no such table')
      return [{ name: '0001-2026-11-20-first' }]
    }, old)
    expect(old).toEqual(emptyReport())
    await database().db.deleteFrom('occupied_day').where('day', '=', '2027-03-03').execute()
    await database()
      .db.updateTable('calendar_entry')
      .set({ state: 'cancelled' })
      .where('id', '=', ended.id)
      .execute()
    expect(await problems()).toEqual([expect.stringContaining(sold.id), expect.stringContaining(ended.id)])
  })

  test('an option that ends while the site is stopped has ended for whoever reads next, and the next one rises', async () => {
    const venueId = await addVenue(database(), 'perle')
    await placed(hold(venueId, 'a', { title: 'A' }))
    await placed(hold(venueId, 'b', { title: 'B', untilAt: '2027-01-20T17:00:00.000Z' }), 1)
    const morning = new Date('2027-01-18T07:00:00Z')
    expect(await readOptions(database().db, morning)).toMatchObject([{ title: 'B', rank: 1 }])
    const asked = { origin: { kind: 'enquiry', id: 'a' }, venues: ['perle'], days: entry(venueId) }
    const { venues } = await readOriginDays(database().db, asked, morning)
    // Nobody has written it down yet.
    expect(venues).toMatchObject([
      { ahead: 1, taken: null, entries: [{ state: 'active', isStanding: false }] },
    ])
  })

  test('whoever has booked an option by mistake takes it back in one step, and the option stands again', async () => {
    const venueId = await addVenue(database(), 'perle')
    const { id } = await storedColleague(database(), 'Nina Brandt')
    const nina = { by: { ...LEA, id, role: 'agent' as const }, at: NOW }
    const held = await database()
      .db.transaction()
      .execute((db) => placeEntry(db, hold(venueId, 'a'), nina))
    const sold = await database()
      .db.transaction()
      .execute((db) => bookHold(db, held.id, nina))
    const back = { id: sold?.id ?? '', version: 1, isEnded: true, reason: '', follows: false }
    expect(await endEntry(database(), back, { ...nina, at: at(11).at })).toMatchObject({
      problem: 'administrators',
    })
    expect(await endEntry(database(), back, { ...nina, at: at(5).at })).toMatchObject({ kind: 'done' })
    const states = (await entriesOn(database().db, venueId, held)).map(
      ({ kind, state }) => `${kind} ${state}`,
    )
    expect(states.toSorted()).toEqual(['booking cancelled', 'hold active'])
  })

  test('holds of others end with a booking of their days, in the house as in its rooms, and stand again when the days are free', async () => {
    const [house, salon] = [await addVenue(database(), 'house'), await addVenue(database(), 'salon')]
    await database().db.insertInto('venue_part').values({ venue_id: house, part_id: salon }).execute()
    const own = await placed(hold(house, 'a'))
    const inRoom = await placed(hold(salon, 'b', { firstDay: '2027-03-06', lastDay: '2027-03-08' }), 1)
    const later = await placed(hold(house, 'c', { firstDay: '2027-03-07', lastDay: '2027-03-09' }), 1)
    const [told] = (await readOptions(database().db, NOW)).filter(({ id }) => id === own.id)
    expect(told).toMatchObject({ rank: 1, outsells: 1 })
    const states = async () => {
      const seen = await entriesOn(database().db, house, { firstDay: '2027-03-01', lastDay: '2027-03-31' })
      return [inRoom, later].map(({ id }) => seen.find((one) => one.id === id)?.state)
    }
    const booking = await book(own.id, 2)
    if (booking === undefined || booking.kind === 'taken') throw new Error('not booked')
    expect(await states()).toEqual(['released', 'active'])
    expect((await readEntryHistory(database().db, inRoom.id))[0]).toMatchObject({
      ...{ event: 'outsold', details: {} },
      by: { title: 'Maison Verlaine', firstDay: '2027-03-01' },
    })
    const change = (version: number, wanted: Parameters<typeof changeEntry>[2], minutes: number) =>
      changeEntry(database(), { id: booking.id, version }, wanted, at(minutes))
    await change(1, { isEnded: true, reason: 'Client' }, 3)
    expect(await states()).toEqual(['active', 'active'])
    await change(2, { isEnded: false }, 4)
    expect(await states()).toEqual(['released', 'active'])
    await change(3, days('2027-03-09'), 5)
    expect(await states()).toEqual(['active', 'released'])
  })

  test('holds that end with what others buy keep nobody waiting: two requests that buy and release at once', async () => {
    const venues = [await addVenue(database(), 'perle'), await addVenue(database(), 'valois')]
    const origin = (n: number) => ({ kind: 'enquiry', id: `sale-${n}` })
    const all = Array.from({ length: 12 }, (_, n) => n)
    for (const n of all)
      for (const venueId of n % 2 ? venues : venues.toReversed()) await placed(hold(venueId, `sale-${n}`), n)
    const sell = (n: number) => ({
      ...{ origin: origin(n), venueId: venues[n % 2] ?? '', title: `Sale ${n}` },
      days: { firstDay: '2027-03-02', lastDay: '2027-03-03' },
    })
    const done = await Promise.allSettled(
      all.map((n) =>
        database()
          .db.transaction()
          .execute((db) =>
            n < 2
              ? changeSale(db, undefined, sell(n), at(20))
              : releaseHoldsOf(db, origin(n), undefined, at(20)),
          ),
      ),
    )
    expect(done.map(({ status }) => status)).toEqual(all.map(() => 'fulfilled'))
    expect(await readOptions(database().db, NOW)).toEqual([])
  })

  test('visitors are told what is sold or closed on the days that they ask for, at once, and nothing of what is held', async () => {
    const [house, salon, other] = [
      await addVenue(database(), 'house'),
      await addVenue(database(), 'salon'),
      await addVenue(database(), 'other'),
    ]
    await database().db.insertInto('venue_part').values({ venue_id: house, part_id: salon }).execute()
    const revision = () => revisionWatchOf(database()).check()
    const before = await revision()
    await placed(hold(other, 'a'))
    expect(await revision()).toBe(before)
    const { id } = await placed(entry(salon))
    expect(await revision()).toBeGreaterThan(before)
    const on = (startDate?: string, duration?: number) =>
      takenVenues(database().db, { ...(startDate && { startDate }), ...(duration && { duration }) }, NOW)
    expect(await on('2027-02-27', 3)).toEqual(['house', 'salon'])
    expect(await on('2027-02-27', 2)).toEqual([])
    expect(await on()).toEqual([])
    await changeEntry(database(), { id, version: 1 }, { isEnded: true, reason: 'Client' }, at(1))
    expect(await on('2027-03-01')).toEqual([])
  })
})
