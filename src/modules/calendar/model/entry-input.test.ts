import { describe, expect, test } from 'vitest'
import { problemOfDays } from './day-range.ts'
import { problemOfEntry } from './entry-input.schema.ts'

const TODAY = '2027-02-10'
const NOW = new Date('2027-02-10T11:00:00Z')

describe('days that are typed', () => {
  test.each([
    ['2027-02-20', '2027-02-20', undefined],
    ['2027-02-30', '2027-03-02', 'no-day'],
    ['2027-02-20', '', 'no-day'],
    ['2027-03-02', '2027-03-01', 'last-before-first'],
    ['2027-03-01', '2028-02-29', undefined],
    ['2027-03-01', '2028-03-01', 'too-long'],
    ['2027-02-01', '2027-02-09', 'past'],
    // What has begun may still be written down.
    ['2027-02-01', '2027-02-10', undefined],
  ])('%s to %s: %s', (firstDay, lastDay, problem) => {
    expect(problemOfDays({ firstDay, lastDay }, TODAY)).toBe(problem)
  })

  test.each([
    [{ until: '2027-02-10T11:59' }, 'end-past'],
    [{ until: '2027-02-10T12:01' }, undefined],
    [{ until: '2027-02-30T18:00' }, 'no-end'],
    [{ until: null }, 'no-end'],
    [{ title: ' ' }, 'no-title'],
    [{ event: { firstDay: '2027-02-28', lastDay: '2027-03-02' } }, 'event-outside'],
  ])('an option with %o: %s', (typed, problem) => {
    const days = { firstDay: '2027-03-01', lastDay: '2027-03-03' }
    const draft = { kind: 'hold', title: 'Verlaine', days, event: days, until: '2027-02-17T18:00' } as const
    expect(problemOfEntry({ ...draft, ...typed }, NOW, TODAY)).toBe(problem)
  })
})
