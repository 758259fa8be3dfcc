import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { storedEnquiry } from '../../../tests/helpers/stored-enquiry.ts'
import { CLOCK_TOLERANCE_DAYS, confirmClock, judgeClock, requireTrustedClock } from './judge-clock.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)

describe.each(BOTH_ENGINES)('trust in the clock on %s', (engine) => {
  const database = useDatabase(engine)
  const trusted = async (now: Date) => (await judgeClock(database(), now)).trusted

  test('an empty database trusts the clock, one with rows only near the newest of them', async () => {
    expect(await trusted(NOW)).toBe(true)
    await database().db.updateTable('heartbeat').set({ clock_trusted_at: null }).execute()
    await storedEnquiry(database(), { created_at: days(-400).toISOString() })
    await storedEnquiry(database(), { created_at: days(-CLOCK_TOLERANCE_DAYS - 1).toISOString() })
    expect(await judgeClock(database(), NOW)).toMatchObject({
      trusted: false,
      trustedAt: days(-CLOCK_TOLERANCE_DAYS - 1).toISOString(),
    })
  })

  test('a clock that is far off is not trusted, however steadily it goes, and its moment is not kept', async () => {
    expect(await trusted(NOW)).toBe(true)
    for (const wrong of [days(1461), days(1462), days(-1461), new Date(0)]) {
      expect(await trusted(wrong)).toBe(false)
    }
    await expect(requireTrustedClock(database(), days(1461))).rejects.toThrow(
      'the clock says 2030-11-20T10:00:00.000Z, the last trusted moment is 2026-11-20T10:00:00.000Z',
    )
    expect(await trusted(days(1))).toBe(true)
  })

  test('weeks without the site are no reason for doubt, ahead or back', async () => {
    await trusted(NOW)
    expect(await trusted(days(CLOCK_TOLERANCE_DAYS))).toBe(true)
    expect(await trusted(NOW)).toBe(true)
    expect(await trusted(days(CLOCK_TOLERANCE_DAYS + 1))).toBe(false)
  })

  test('a person can confirm the date', async () => {
    await trusted(NOW)
    await confirmClock(database(), days(60))
    expect(await judgeClock(database(), days(61))).toEqual({
      trusted: true,
      now: days(61).toISOString(),
      trustedAt: days(61).toISOString(),
    })
    expect(await trusted(NOW)).toBe(false)
  })

  test('every look is written', async () => {
    const beats = async () =>
      (await database().db.selectFrom('heartbeat').select('beats').execute())[0]?.beats
    await judgeClock(database(), NOW)
    const before = await beats()
    await judgeClock(database(), NOW)
    await judgeClock(database(), days(1461))
    expect(await beats()).toBe(Number(before) + 2)
  })
})
