import { expect, test } from 'vitest'
import { parisDay, parisDayBefore, parisDayStart } from './paris-time.ts'

const at = (text: string) => new Date(text)

test('the day changes at midnight in Paris, in winter and in summer', () => {
  expect(parisDay(at('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
  expect(parisDay(at('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
  expect(parisDay(at('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
})

test('a day begins at midnight in Paris, also on the days on which the clocks change', () => {
  expect(parisDayStart('2026-11-20')).toEqual(at('2026-11-19T23:00:00Z'))
  expect(parisDayStart('2026-03-29')).toEqual(at('2026-03-28T23:00:00Z'))
  expect(parisDayStart('2026-03-29', 1)).toEqual(at('2026-03-29T22:00:00Z'))
  expect(parisDayStart('2026-10-25', 1)).toEqual(at('2026-10-25T23:00:00Z'))
  expect(parisDayStart('2026-03-01', -1)).toEqual(at('2026-02-27T23:00:00Z'))
})

test('days are counted back over a change of clocks and the end of a year', () => {
  expect(parisDayBefore(at('2026-10-26T22:30:00Z'), 1)).toBe('2026-10-25')
  expect(parisDayBefore(at('2026-10-26T23:30:00Z'), 2)).toBe('2026-10-25')
  expect(parisDayBefore(at('2027-01-01T12:00:00Z'), 366)).toBe('2025-12-31')
})

test('what is no day has no beginning', () => {
  expect(() => parisDayStart('2026-02-30')).toThrow(RangeError)
})
