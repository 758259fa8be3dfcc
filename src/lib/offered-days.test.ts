import { expect, test } from 'vitest'
import { daysFromToday } from './offered-days.ts'

test('the days that are offered are working days of France, across holidays and changes of the clock', () => {
  expect(daysFromToday('2026-12-01')).toEqual({
    ...{ tomorrow: '2026-12-02', soon: '2026-12-04', 'next-week': '2026-12-07' },
  })
  // A Friday before the clock changes and before Easter Monday; Christmas and New Year.
  expect(daysFromToday('2027-03-26')).toEqual({
    ...{ tomorrow: '2027-03-30', soon: '2027-04-01', 'next-week': '2027-03-30' },
  })
  expect(daysFromToday('2026-12-24')).toMatchObject({ tomorrow: '2026-12-28', 'next-week': '2026-12-28' })
  expect(daysFromToday('2027-10-29')).toMatchObject({ tomorrow: '2027-11-02', 'next-week': '2027-11-02' })
})
