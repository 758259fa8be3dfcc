import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../tests/helpers/database.ts'
import { storedEnquiry } from '../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../tests/helpers/venue-rows.ts'
import { MIGRATIONS } from './index.ts'

describe.each(BOTH_ENGINES)('requests won before the calendar on %s', (engine) => {
  const database = useDatabase(engine)

  test('book their exact days; of two that overlap the first, which names the other', async () => {
    const venue = await addVenue(database(), 'perle')
    const won = { status: 'won', outcome_venue_id: venue } as const
    const days = (first_day: string, last_day: string, outcome_at: string) => ({
      ...{ first_day, last_day, outcome_at },
    })
    const second = days('2027-03-06', '2027-03-08', '2026-11-26T09:00:00.000Z')
    await storedEnquiry(database(), { ...won, ...second, reference: 'Q-26-0002' })
    const earlier = days('2027-03-01', '2027-03-06', '2026-11-25T09:00:00.000Z')
    const first = await storedEnquiry(database(), { ...won, ...earlier, reference: 'Q-26-0001' })
    await storedEnquiry(database(), { ...won, reference: 'Q-26-0003', start_date: '2027-05-01' })
    await MIGRATIONS['2026-11-29-won-days']?.up(database().db as unknown as Kysely<unknown>)
    expect(
      await database().db.selectFrom('calendar_entry').select(['origin_id', 'title', 'note']).execute(),
    ).toEqual([{ origin_id: first, title: 'Q-26-0001', note: '! Q-26-0002: 2027-03-06 – 2027-03-08' }])
    const occupied = await sql`select day from occupied_day`.execute(database().db)
    expect(occupied.rows).toHaveLength(6)
  })
})
