import { expect, test } from 'vitest'
import { daysFrom, isIsoDay, laterDay } from './iso-day.ts'

test('knows the days of the calendar', () => {
  expect(['2027-03-01', '2028-02-29'].map(isIsoDay)).toEqual([true, true])
  expect(['2027-02-29', '2027-13-01', '1 March', '', '2027-3-1', '0000-00-00'].map(isIsoDay)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})

test('counts over the ends of months, of years and of summer time', () => {
  expect(laterDay('2027-02-27', 3)).toBe('2027-03-02')
  expect(laterDay('2027-12-31', 1)).toBe('2028-01-01')
  expect(laterDay('2027-03-27', 2)).toBe('2027-03-29')
  expect(daysFrom('2027-03-27', '2027-03-29')).toBe(3)
  expect(daysFrom('2027-03-01', '2027-03-01')).toBe(1)
})
