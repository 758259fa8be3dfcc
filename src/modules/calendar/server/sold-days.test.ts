import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import { at, days, entry, useCalendar } from '../../../../tests/helpers/use-calendar.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { entriesOn } from './calendar.repository.server.ts'
import { changeEntry } from './change-entry.server.ts'
import { readEntryHistory } from './entry-history.server.ts'
import { changeSale } from './record/sell-days.server.ts'

describe.each(BOTH_ENGINES)('the days of a venue that are sold on %s', (engine) => {
  const { database, place, placed } = useCalendar(engine)

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
})
