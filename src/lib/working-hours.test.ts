import { describe, expect, test } from 'vitest'
import {
  afterWorking,
  beforeWorking,
  frenchHolidays,
  DEFAULT_OFFICE_HOURS as HOURS,
  isWorkingDay,
  workingMinutes,
} from './working-hours.ts'

const HOUR = 60
const at = (text: string) => new Date(text)

test.each([
  [2024, '2024-04-01', '2024-05-09', '2024-05-20'],
  [2025, '2025-04-21', '2025-05-29', '2025-06-09'],
  [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
  [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
  // Ascension and the first of May may be the same day.
  [2008, '2008-03-24', '2008-05-01', '2008-05-12'],
])('the moving holidays of %i', (year, monday, ascension, whit) => {
  expect(frenchHolidays(year)).toHaveLength(11)
  expect(frenchHolidays(year)).toEqual(expect.arrayContaining([monday, ascension, whit]))
})

test('working days', () => {
  expect(frenchHolidays(2026)).toContain('2026-07-14')
  expect(['2026-11-25', '2026-11-28', '2026-11-29', '2026-11-11', '2026-12-25'].map(isWorkingDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  const days = Array.from({ length: 365 }, (_, n) =>
    new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
  )
  // 261 Mondays to Fridays, nine holidays on them: 15 August and 1 November fall on a weekend.
  expect(days.filter(isWorkingDay)).toHaveLength(252)
})

describe('working minutes', () => {
  test.each([
    ['within a day', '2026-11-25T08:00:00Z', '2026-11-25T10:30:00Z', 2.5 * HOUR],
    ['before the office opens', '2026-11-25T03:00:00Z', '2026-11-25T08:30:00Z', 0.5 * HOUR],
    ['over a night', '2026-11-24T16:00:00Z', '2026-11-25T09:00:00Z', 2 * HOUR],
    ['over a weekend', '2026-11-20T16:30:00Z', '2026-11-23T08:15:00Z', 45],
    ['within a weekend', '2026-11-21T09:00:00Z', '2026-11-22T21:00:00Z', 0],
    ['over a holiday', '2026-11-10T16:00:00Z', '2026-11-12T09:00:00Z', 2 * HOUR],
    ['over Easter', '2026-04-02T15:00:00Z', '2026-04-07T08:00:00Z', 1 * HOUR + 9 * HOUR + 1 * HOUR],
    ['over the change to summer time', '2026-03-27T16:00:00Z', '2026-03-30T08:00:00Z', 2 * HOUR],
    ['over the change to winter time', '2026-10-23T15:00:00Z', '2026-10-26T09:00:00Z', 2 * HOUR],
    ['over the turn of the year', '2026-12-31T16:00:00Z', '2027-01-04T09:00:00Z', 2 * HOUR],
    ['backwards', '2026-11-25T12:00:00Z', '2026-11-25T10:00:00Z', 0],
  ])('%s', (_, from, to, minutes) => {
    expect(workingMinutes(at(from), at(to), HOURS)).toBe(minutes)
  })

  test('a year has as many as it has working days', () => {
    const year = workingMinutes(at('2025-12-31T23:00:00Z'), at('2026-12-31T23:00:00Z'), HOURS)
    expect(year).toBe(252 * 9 * HOUR)
  })

  test('other hours', () => {
    const hours = { opens: 8 * HOUR, closes: 20 * HOUR }
    expect(workingMinutes(at('2026-11-24T18:00:00Z'), at('2026-11-25T08:00:00Z'), hours)).toBe(2 * HOUR)
  })
})

describe('a working day later', () => {
  test.each([
    ['2026-11-24T14:00:00Z', '2026-11-25T14:00:00Z'],
    ['2026-11-20T16:00:00Z', '2026-11-23T16:00:00Z'],
    // Saturday: all of Monday.
    ['2026-11-21T10:00:00Z', '2026-11-23T17:00:00Z'],
    ['2026-11-10T14:00:00Z', '2026-11-12T14:00:00Z'],
    // 16:00 in Paris, before and after the clocks change.
    ['2026-03-27T15:00:00Z', '2026-03-30T14:00:00Z'],
    ['2026-10-23T14:00:00Z', '2026-10-26T15:00:00Z'],
  ])('%s is due at %s', (from, due) => {
    expect(afterWorking(at(from), 9 * HOUR, HOURS).toISOString()).toBe(at(due).toISOString())
  })

  test('what came before the limit waits longer, what came after it does not', () => {
    for (let hour = 0; hour < 24 * 40; hour += 1) {
      const now = new Date(Date.UTC(2026, 2, 10, hour, 17))
      const limit = beforeWorking(now, 9 * HOUR, HOURS)
      const waited = (ms: number) => workingMinutes(new Date(limit.getTime() + ms), now, HOURS)
      expect(waited(0)).toBeGreaterThanOrEqual(9 * HOUR - 0.001)
      expect(waited(120_000)).toBeLessThan(9 * HOUR)
    }
  })
})
