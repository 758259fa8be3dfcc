import { expect, test } from 'vitest'
import { isIsoDay } from '#/lib/iso-day.ts'
import { comingFashionWeeks, FASHION_WEEKS, fashionWeekOf, stayOfWeek } from './fashion-weeks.ts'

test('the table is in order and has whole weeks without overlaps', () => {
  const days = FASHION_WEEKS.flatMap(({ from, to }) => [from, to])
  expect(days.every(isIsoDay)).toBe(true)
  expect(days).toEqual(days.toSorted())
})

test('a stay is in the week that it touches', () => {
  const [menswear] = FASHION_WEEKS
  if (!menswear) throw new Error('no weeks')
  expect(fashionWeekOf(stayOfWeek(menswear))).toBe(menswear)
  expect(fashionWeekOf({ startDate: '2027-01-17', duration: 2 })).toBeUndefined()
  expect(fashionWeekOf({ startDate: '2027-01-17', duration: 3 })).toBe(menswear)
  expect(fashionWeekOf({ startDate: '2027-01-24' })).toBe(menswear)
  expect(fashionWeekOf({ duration: 30 })).toBeUndefined()
})

test('a week counts until its last day', () => {
  expect(comingFashionWeeks('2027-01-24')).toHaveLength(FASHION_WEEKS.length)
  expect(comingFashionWeeks('2027-01-25')).toHaveLength(FASHION_WEEKS.length - 1)
})
