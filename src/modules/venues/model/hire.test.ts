import { expect, test } from 'vitest'
import { briefSearch, readBrief } from './brief.ts'
import { stayPrice } from './hire.ts'
import type { FilterProblem } from './venue.ts'

const venue = { priceFromDayCents: 480_000, minimumDays: 3 }

test('a venue charges its minimum hire at least', () => {
  const asked = { days: 2, cents: 960_000 }
  expect(stayPrice(venue, 2)).toEqual({ days: 3, minimum: true, cents: 1_440_000, asked })
  expect(stayPrice(venue, 3)).toMatchObject({ days: 3, minimum: false, cents: 1_440_000 })
  expect(stayPrice(venue, 5)).toMatchObject({ days: 5, minimum: false, cents: 2_400_000 })
  expect(stayPrice(venue, 0)).toMatchObject({ days: 3, minimum: true, asked: { days: 0, cents: 0 } })
})

function read(query: string) {
  const problems: FilterProblem[] = []
  const stay = readBrief(new URLSearchParams(query), problems, '2026-11-23')
  return { stay, problems: problems.map(({ field, code }) => `${field} ${code}`) }
}

test('reads a stay from an address and writes it again', () => {
  const { stay, problems } = read('startDate=2027-03-01&duration=4')
  expect(stay).toEqual({ startDate: '2027-03-01', duration: 4 })
  expect(problems).toEqual([])
  expect(briefSearch(stay)).toBe('duration=4&startDate=2027-03-01')
  expect(briefSearch({})).toBe('')
})

test.each([
  ['startDate=2026-11-23', { startDate: '2026-11-23' }, []],
  ['startDate=2026-11-22&duration=2', { duration: 2 }, ['startDate past']],
  ['startDate=2027-02-29', {}, ['startDate day']],
  ['startDate=1%20March', { startDate: '2027-03-01' }, []],
  ['startDate=5/3/2027', {}, ['startDate day']],
  ['startDate=soon', {}, ['startDate day']],
  ['duration=366', { duration: 366 }, []],
  ['duration=367', {}, ['duration number']],
  ['duration=0', {}, ['duration number']],
  ['duration=a%20week', {}, ['duration number']],
  ['startDate=&duration=', {}, []],
])('%s is understood or said', (query, stay, problems) => {
  expect(read(query)).toEqual({ stay, problems })
})
