import { expect, test } from 'vitest'
import { isIsoDay } from '#/lib/iso-day.ts'
import {
  comingFashionWeeks,
  FASHION_WEEKS,
  fashionWeekOf,
  nextFashionWeek,
  stayOfWeek,
} from './fashion-weeks.ts'

test('the table is in order and has whole weeks without overlaps', () => {
  const days = FASHION_WEEKS.flatMap(({ from, to }) => [from, to])
  expect(days.every(isIsoDay)).toBe(true)
  expect(days).toEqual(days.toSorted())
})

test('a stay is in the week that it touches', () => {
  const [menswear] = FASHION_WEEKS
  if (!menswear) throw new Error('no weeks')
  expect(fashionWeekOf(stayOfWeek(menswear, '2026-12-31'))).toBe(menswear)
  expect(fashionWeekOf({ startDate: '2027-01-17', duration: 2 })).toBeUndefined()
  expect(fashionWeekOf({ startDate: '2027-01-17', duration: 3 })).toBe(menswear)
  expect(fashionWeekOf({ startDate: '2027-01-24' })).toBe(menswear)
  expect(fashionWeekOf({ duration: 30 })).toBeUndefined()
})

test('a week counts until its last day', () => {
  expect(comingFashionWeeks('2027-01-24')).toHaveLength(FASHION_WEEKS.length)
  expect(comingFashionWeeks('2027-01-25')).toHaveLength(FASHION_WEEKS.length - 1)
})

test('the next week of a kind has not begun, and may lie in another year', () => {
  expect(nextFashionWeek('womenswear', '2026-11-29')?.from).toBe('2027-03-01')
  expect(nextFashionWeek('womenswear', '2027-03-01')?.from).toBe('2027-03-01')
  expect(nextFashionWeek('womenswear', '2027-03-02')?.from).toBe('2027-09-27')
  expect(nextFashionWeek('womenswear', '2027-12-31')?.from).toBe('2028-02-28')
  expect(nextFashionWeek('womenswear', '2028-12-31')).toBeUndefined()
})

test('of a week that has begun, what is left can be asked for', () => {
  const week = nextFashionWeek('womenswear', '2028-01-01')
  if (!week) throw new Error('no week')
  // The last day of February counts.
  expect(stayOfWeek(week, '2028-01-01')).toEqual({ startDate: '2028-02-28', duration: 9 })
  expect(stayOfWeek(week, '2028-03-05')).toEqual({ startDate: '2028-03-05', duration: 3 })
})
