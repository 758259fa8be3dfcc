import { expect, test } from 'vitest'
import { areDaysOfEvent, askedDays, proposedDays } from './booking.ts'

test('exact days count before the words, and both or neither are set', () => {
  const words = { start_date: '2027-03-01', duration: '2 jours' }
  expect(askedDays({ ...words, first_day: null, last_day: null })).toEqual({
    startDate: '2027-03-01',
    duration: '2 jours',
  })
  expect(askedDays({ ...words, first_day: '2027-03-28', last_day: '2027-03-29' })).toEqual({
    startDate: '2027-03-28',
    duration: '2',
  })
})

test.each([
  ['', '', true],
  ['2027-03-01', '2027-03-01', true],
  ['2027-03-01', '2028-02-29', true],
  ['2027-03-01', '2028-03-01', false],
  ['2027-03-02', '2027-03-01', false],
  ['2027-03-02', '', false],
  ['', '2027-03-02', false],
])('%s to %s: %s', (first, last, are) => {
  expect(areDaysOfEvent(first, last)).toBe(are)
})

test.each([
  ['2027-03-01', 'une semaine', { first: '2027-03-01', last: '2027-03-07' }],
  ['2027-02-28', '2', { first: '2027-02-28', last: '2027-03-01' }],
  ['2027-03-01', 'we will see', undefined],
  ['2027-03-01', null, undefined],
  [null, '2 days', undefined],
])('of %s and %s proposes %s', (startDate, duration, days) => {
  expect(proposedDays({ startDate, duration })).toEqual(days)
})
