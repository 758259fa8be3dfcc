import { describe, expect, test } from 'vitest'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import { at, entry, hold, NOW, useCalendar } from '../../../../tests/helpers/use-calendar.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { changeEntry } from './change-entry.server.ts'
import { takenVenues } from './taken-venues.repository.server.ts'

describe.each(BOTH_ENGINES)('what visitors are told of days on %s', (engine) => {
  const { database, placed } = useCalendar(engine)

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
