import { expect, test } from 'vitest'
import { lastDays, reportPeriod } from './report-period.ts'

const at = (text: string) => new Date(text)

test('a week begins on Monday at midnight in Paris and is compared up to the same moment', () => {
  // Sunday in London, Monday in Paris.
  const { current, previous, days, daysBefore } = reportPeriod('week', at('2026-11-15T23:30:00Z'))
  expect(current).toEqual({ from: at('2026-11-15T23:00:00Z'), to: at('2026-11-15T23:30:00Z') })
  expect(previous).toEqual({ from: at('2026-11-08T23:00:00Z'), to: at('2026-11-08T23:30:00Z') })
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-16', '2026-11-22', 7])
  expect([daysBefore[0], daysBefore.at(-1), daysBefore.length]).toEqual(['2026-11-09', '2026-11-15', 7])
})

test('the same moment is the same on the clock, though the clocks have changed in between', () => {
  // Summer time ended on the 25th of October.
  const { previous } = reportPeriod('week', at('2026-10-28T11:00:00Z'))
  expect(previous.to).toEqual(at('2026-10-21T10:00:00Z'))
  expect(previous.from).toEqual(at('2026-10-18T22:00:00Z'))
})

test('a month that is shorter ends with its last day', () => {
  const { previous, days, daysBefore } = reportPeriod('month', at('2027-03-31T10:00:00Z'))
  expect(previous.to).toEqual(at('2027-02-28T11:00:00Z'))
  expect([days.length, daysBefore.length]).toEqual([31, 28])
})

test('a leap year has 366 days', () => {
  const { days, daysBefore, previous } = reportPeriod('year', at('2028-02-29T12:00:00Z'))
  expect([days.length, daysBefore.length]).toEqual([366, 365])
  expect(previous).toEqual({ from: at('2026-12-31T23:00:00Z'), to: at('2027-02-28T12:00:00Z') })
})

test('the last days end with today', () => {
  expect(lastDays(2, at('2026-11-20T23:30:00Z'))).toEqual({
    days: ['2026-11-20', '2026-11-21'],
    daysBefore: ['2026-11-18', '2026-11-19'],
  })
})
