import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import type { Taken } from '../model/taken.ts'
import { changePart } from './change-part.server.ts'
import { endEntry } from './end-entry.server.ts'
import { isSold } from './owner-word/answer-ask.server.ts'
import { placeEntry } from './place-entry.server.ts'
import { findPartChoices, readPartHistory, readParts } from './venue-parts.repository.server.ts'

const LEA: Actor = { id: null, name: 'Léa Morel', network: '192.0.2.0/24' }
const STAMP = { by: LEA, at: new Date('2027-01-10T10:00:00Z') }

describe.each(BOTH_ENGINES)('houses and their rooms on %s', (engine) => {
  const database = useDatabase(engine)
  const venue = (name: string) => addVenue(database(), `${name}-${randomUUID().slice(0, 8)}`)
  const change = (houseId: string, partId: string, isPart = true) =>
    changePart(database(), { houseId, partId, isPart }, STAMP)
  const sell = (venueId: string, title: string, firstDay = '2027-03-01', lastDay = '2027-03-06') =>
    orRefused<Awaited<ReturnType<typeof placeEntry>> | Taken>(
      database()
        .db.transaction()
        .execute((db) =>
          placeEntry(
            db,
            {
              ...{ venueId, kind: 'booking', origin: null, title, note: '' },
              ...{ untilAt: null, firstDay, lastDay },
            },
            STAMP,
          ),
        ),
    )
  const daysAt = async (venueId: string) =>
    (await database().db.selectFrom('occupied_day').select('day').where('venue_id', '=', venueId).execute())
      .length

  test('whoever has the whole house has its salon, and who has the salon keeps the house from being sold', async () => {
    const [house, salon, cellar] = [await venue('house'), await venue('salon'), await venue('cellar')]
    expect(await change(house, salon)).toEqual({ kind: 'done' })
    expect(await change(house, cellar)).toEqual({ kind: 'done' })
    expect(await sell(house, 'Whole house')).toMatchObject({ kind: 'booking' })
    expect(await sell(salon, 'Salon', '2027-03-06', '2027-03-07')).toMatchObject({
      kind: 'taken',
      by: { title: 'Whole house' },
    })
    expect(await sell(cellar, 'Cellar', '2027-04-01', '2027-04-02')).toMatchObject({ kind: 'booking' })
    expect(await sell(house, 'House', '2027-04-02', '2027-04-02')).toMatchObject({
      kind: 'taken',
      by: { title: 'Cellar' },
    })
    const asked = { first_day: '2027-04-01', last_day: '2027-04-01' }
    expect(await isSold(database().db, { venue_id: house, ...asked })).toBe(true)
    expect(await isSold(database().db, { venue_id: salon, ...asked })).toBe(false)
    expect(
      await isSold(database().db, { venue_id: salon, first_day: '2027-03-02', last_day: '2027-03-02' }),
    ).toBe(true)
  })

  test('a room that joins a sold house is sold with it, however deep, and is given back when it leaves', async () => {
    const [house, floor, salon] = [await venue('house'), await venue('floor'), await venue('salon')]
    await change(floor, salon)
    await sell(house, 'House')
    expect(await daysAt(salon)).toBe(0)
    await change(house, floor)
    expect([await daysAt(floor), await daysAt(salon)]).toEqual([6, 6])
    await change(house, floor, false)
    expect([await daysAt(house), await daysAt(floor), await daysAt(salon)]).toEqual([6, 0, 0])
    expect(await sell(salon, 'Salon')).toMatchObject({ kind: 'booking' })
    // It cannot come back: both are sold, to two.
    expect(await change(house, floor)).toMatchObject({
      kind: 'clash',
      house: { title: 'House' },
      room: { title: 'Salon' },
    })
    expect((await readParts(database().db, house)).rooms).toEqual([])
    expect(await daysAt(house)).toBe(6)
  })

  test('what is over is no reason against a room, and stays as it was', async () => {
    const [house, salon] = [await venue('house'), await venue('salon')]
    const old = await sell(house, 'Old', '2026-03-01', '2026-03-02')
    await sell(salon, 'Old too', '2026-03-02', '2026-03-03')
    expect(await change(house, salon)).toEqual({ kind: 'done' })
    expect([await daysAt(house), await daysAt(salon)]).toEqual([2, 2])
    const by = { ...LEA, id: 'lea', role: 'administrator' as const }
    const id = old.kind === 'taken' ? '' : old.id
    const ended = { id, version: 1, isEnded: true, reason: 'Mistake', follows: false }
    expect(await endEntry(database(), ended, { by, at: STAMP.at })).toMatchObject({ kind: 'done' })
    expect([await daysAt(house), await daysAt(salon)]).toEqual([0, 2])
  })

  test('a venue is no room of itself, of its own room, or twice; what was done is kept with who did it', async () => {
    const [house, floor, salon] = [await venue('house'), await venue('floor'), await venue('salon')]
    await change(house, floor)
    await change(floor, salon)
    expect(await change(house, house)).toMatchObject({ problem: 'self' })
    expect(await change(salon, house)).toMatchObject({ problem: 'circle' })
    expect(await change(house, floor)).toMatchObject({ problem: 'double' })
    expect(await change(house, salon)).toMatchObject({ problem: 'double' })
    expect(await change(house, randomUUID())).toEqual({ kind: 'gone' })
    expect(await change(salon, house, false)).toEqual({ kind: 'done' })
    await change(house, floor, false)
    expect(await readParts(database().db, floor)).toMatchObject({ rooms: [{ id: salon }], houses: [] })
    const history = await readPartHistory(database().db, house)
    expect(history.map(({ version, event }) => [version, event])).toEqual([
      [2, 'room-removed'],
      [1, 'room-added'],
    ])
    const lines = await database().db.selectFrom('audit_log').select('action').execute()
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'calendar.room-added',
      'calendar.room-added',
      'calendar.room-removed',
    ])
    expect((await findPartChoices(database().db, '')).length).toBe(3)
  })

  test('two who make each a room of the other at one moment make one of them', async () => {
    const [one, other] = [await venue('one'), await venue('other')]
    const outcomes = await Promise.all([change(one, other), change(other, one)])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
  })
})
