/** Hires that end with a month, over the nights in which clocks change, with an offer that ends at midnight in Paris. */
import { describe, expect, test } from 'vitest'
import { entriesFor } from '#/modules/calendar/server/calendar.repository.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { calendarFile } from '#/platform/calendar-files/calendar-file.ts'
import { acceptanceScene } from '../../../../../tests/helpers/acceptance-scene.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { quoteBehind } from './quote-behind.server.ts'

interface Hire {
  readonly what: string
  readonly firstDay: string
  readonly lastDay: string
  /** With the day for setting up, in their order. */
  readonly occupied: readonly string[]
  readonly dayAfter: string
  readonly validUntil: string
  /** The moment after the last second in which the offer stands. */
  readonly midnight: string
  /** After seven days, and thirty days before the hire. */
  readonly due: readonly [deposit: string, balance: string]
}

const HIRES: readonly Hire[] = [
  {
    what: '31 October, with an hour more before it; the offer ends as the hour comes that there is twice',
    ...{ firstDay: '2028-10-29', lastDay: '2028-10-31', dayAfter: '2028-11-01', validUntil: '2027-10-31' },
    occupied: ['2028-10-28', '2028-10-29', '2028-10-30', '2028-10-31'],
    midnight: '2027-10-31T23:00:00Z',
    due: ['2027-11-07', '2028-09-29'],
  },
  {
    what: '31 October itself being the night of the change',
    ...{ firstDay: '2027-10-30', lastDay: '2027-10-31', dayAfter: '2027-11-01', validUntil: '2027-09-30' },
    occupied: ['2027-10-29', '2027-10-30', '2027-10-31'],
    midnight: '2027-09-30T22:00:00Z',
    // Both at once: thirty days before has gone by.
    due: ['2027-10-07', '2027-10-07'],
  },
  {
    what: '31 March, with an hour less before it; the offer ends in the night of the change',
    ...{ firstDay: '2028-03-25', lastDay: '2028-03-31', dayAfter: '2028-04-01', validUntil: '2027-03-28' },
    occupied: [24, 25, 26, 27, 28, 29, 30, 31].map((day) => `2028-03-${day}`),
    midnight: '2027-03-28T22:00:00Z',
    due: ['2027-04-04', '2028-02-24'],
  },
  {
    what: '29 February; the offer ends with the February of a year that has none',
    ...{ firstDay: '2028-02-28', lastDay: '2028-02-29', dayAfter: '2028-03-01', validUntil: '2027-02-28' },
    occupied: ['2028-02-27', '2028-02-28', '2028-02-29'],
    midnight: '2027-02-28T23:00:00Z',
    due: ['2027-03-07', '2028-01-29'],
  },
  {
    what: '1 March, over 29 February; the offer ends with 29 February',
    ...{ firstDay: '2028-03-01', lastDay: '2028-03-01', dayAfter: '2028-03-02', validUntil: '2028-02-29' },
    occupied: ['2028-02-29', '2028-03-01'],
    midnight: '2028-02-29T23:00:00Z',
    due: ['2028-02-29', '2028-02-29'],
  },
  {
    what: '31 December; the offer ends with the year before',
    ...{ firstDay: '2027-12-31', lastDay: '2027-12-31', dayAfter: '2028-01-01', validUntil: '2026-12-31' },
    occupied: ['2027-12-30', '2027-12-31'],
    midnight: '2026-12-31T23:00:00Z',
    due: ['2027-01-07', '2027-12-01'],
  },
]

describe.each(BOTH_ENGINES)('a hire that ends with a month, on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, setUp, passed, accept, bookings } = acceptanceScene(database)

  test.each(HIRES)('$what', async ({ firstDay, lastDay, occupied, dayAfter, validUntil, midnight, due }) => {
    const second = (n: number) => new Date(Date.parse(midnight) + n * 1000)
    const offered = { firstDay, lastDay, setupDays: 1, validUntil }
    const { sentQuote, venueId } = await setUp(offered, second(-86_400))
    const { token, enquiryId, quoteId, versionId } = await sentQuote()
    const line = await db()
      .selectFrom('quote_line')
      .selectAll()
      .where('version_id', '=', versionId)
      .executeTakeFirstOrThrow()
    expect([line.first_day, line.last_day, line.billed_days]).toEqual([occupied[0], lastDay, occupied.length])

    const codeId = await passed(token, second(-2))
    expect((await quoteBehind(db(), token, second(-1)))?.state).toBe('sent')
    expect((await quoteBehind(db(), token, second(0)))?.state).toBe('expired')
    expect(await accept(token, codeId, true, second(0))).toEqual({ kind: 'closed' })
    expect(await bookings()).toEqual([])
    expect(await accept(token, codeId, true, second(-1))).toEqual({ kind: 'accepted', isBooked: true })

    const days = await db()
      .selectFrom('occupied_day')
      .select('day')
      .where('venue_id', '=', venueId)
      .orderBy('day')
      .execute()
    expect(days.map(({ day }) => day)).toEqual(occupied)
    const payments = await db()
      .selectFrom('payment')
      .select(['kind', 'due_day'])
      .where('quote_id', '=', quoteId)
      .orderBy('kind', 'desc')
      .execute()
    expect(payments.map(({ due_day }) => due_day)).toEqual(due)
    // The file of a calendar names the day after the last one.
    const entries = await entriesFor(db(), { kind: ORIGIN_KIND, id: enquiryId })
    expect(entries.map((entry) => [entry.firstDay, entry.lastDay])).toEqual([[occupied[0], lastDay]])
    const stay = { uid: 'x', title: 'x', firstDay, lastDay, address: '', description: '' }
    const [, end] = /DTEND;VALUE=DATE:(\d{8})/.exec(calendarFile([stay], second(0))) ?? []
    expect(end).toBe(dayAfter.replaceAll('-', ''))
  })
})
