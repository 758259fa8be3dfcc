import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { emptyReport } from '#/platform/integrity/check-report.ts'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import { entry, useCalendar } from '../../../../tests/helpers/use-calendar.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { checkCalendar } from './check-calendar.server.ts'

describe.each(BOTH_ENGINES)('the check of the calendar on %s', (engine) => {
  const { database, placed } = useCalendar(engine)

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
})
