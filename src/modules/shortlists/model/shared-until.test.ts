import { expect, test } from 'vitest'
import { sharedUntil } from './shared-until.ts'

const first = new Date('2026-11-23T09:00:00.000Z')

test.each([
  ['no day', null, null, '2027-02-21T09:00:00.000Z'],
  ['an event that is long over', '2020-01-01', 4, '2027-02-21T09:00:00.000Z'],
  ['an event within the ninety days', '2026-12-10', 2, '2027-02-21T09:00:00.000Z'],
  ['one whose month after ends later', '2027-01-23', 1, '2027-02-22T22:59:59.999Z'],
  ['a fashion week in March', '2027-03-02', 8, '2027-04-08T21:59:59.999Z'],
  ['a day without a length', '2027-03-02', null, '2027-04-01T21:59:59.999Z'],
  ['a day that is too far away', '2029-03-02', 8, '2027-12-23T09:00:00.000Z'],
  ['the last day there is', '9999-12-31', 366, '2027-12-23T09:00:00.000Z'],
])('a list about %s', (_, startDate, days, end) => {
  expect(sharedUntil({ startDate, days }, { first, last: first }).toISOString()).toBe(end)
})

test('ninety days are counted from the last update, thirteen months from the first sharing', () => {
  const none = { startDate: null, days: null }
  const last = new Date('2027-11-01T09:00:00.000Z')
  expect(sharedUntil(none, { first, last }).toISOString()).toBe('2027-12-23T09:00:00.000Z')
  expect(sharedUntil(none, { first: last, last }).toISOString()).toBe('2028-01-30T09:00:00.000Z')
})
