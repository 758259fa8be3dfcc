import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { at, days, entry, hold, LEA, NOW, useCalendar } from '../../../../tests/helpers/use-calendar.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { conflictsWith, rankOf } from '../model/conflicts-with.ts'
import { entriesFor, entriesOn } from './calendar.repository.server.ts'
import { changeEntry } from './change-entry.server.ts'
import { endEntry } from './end-entry.server.ts'
import { readEntryHistory } from './entry-history.server.ts'
import { lapseHolds } from './lapse-holds.server.ts'
import { readOriginDays } from './origin-days.server.ts'
import { bookHold, placeEntry } from './place-entry.server.ts'
import { releaseHoldsOf } from './record/hold-days.server.ts'
import { changeSale } from './record/sell-days.server.ts'
import { readOptions } from './shown-entries.server.ts'

describe.each(BOTH_ENGINES)('the days of a venue that are held on %s', (engine) => {
  const { database, placed, book } = useCalendar(engine)

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
})
