import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { readBooking } from './booking.repository.server.ts'
import { readEntryHistory } from './entry-history.server.ts'
import { placeEntry } from './place-entry.server.ts'
import { tickCheck } from './tick-check.server.ts'

const NOW = new Date('2027-01-10T10:00:00Z')
const TODAY = '2027-01-10'

describe.each(BOTH_ENGINES)('the checklist of a booking on %s', (engine) => {
  const database = useDatabase(engine)

  test('an item is ticked with its day and its hand; who has seen another state is told; the booking keeps its version', async () => {
    const by = await storedColleague(database(), 'Léa Morel')
    const stamp = { by, at: NOW }
    const venueId = await addVenue(database(), 'perle')
    const place = (kind: 'booking' | 'hold', firstDay: string) =>
      database()
        .db.transaction()
        .execute((db) =>
          placeEntry(
            db,
            {
              ...{ venueId, kind, origin: null, title: 'Maison Verlaine', note: '', firstDay },
              ...{ lastDay: '2027-03-06', untilAt: kind === 'hold' ? '2027-01-17T17:00:00.000Z' : null },
            },
            stamp,
          ),
        )
    const { id, version } = await place('booking', '2027-03-01')
    const tick = (from: string | null, day: string | null, of = id) =>
      tickCheck(database(), { id: of, item: 'insurance', from, day }, TODAY, stamp)
    expect(await tick(null, '2027-01-11')).toBe('future')
    expect(await tick(null, '2027-01-08')).toBe('done')
    expect(await tick(null, TODAY)).toBe('conflict')
    const view = await readBooking(database().db, id, NOW)
    expect(view).toMatchObject({
      checks: [{ item: 'insurance', day: '2027-01-08', by: 'Léa Morel' }],
      entry: { version },
    })
    expect(await tick('2027-01-08', null)).toBe('done')
    expect((await readBooking(database().db, id, NOW))?.checks).toEqual([])
    const history = await readEntryHistory(database().db, id)
    expect(history.map(({ event }) => event).toSorted()).toEqual(['booked', 'ticked', 'unticked'])
    const hold = await place('hold', '2027-02-01').catch(() => undefined)
    if (hold) expect(await tick(null, TODAY, hold.id)).toBe('gone')
    expect(await tick(null, TODAY, venueId)).toBe('gone')
  })
})
