import { afterEach, expect, test, vi } from 'vitest'
import { minuteInParis, momentInParis } from './paris-minute.ts'
import { readWord } from './typed-word.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each<[typed: string, moment: string | undefined]>([
  ['2027-03-01T18:00', '2027-03-01T17:00:00.000Z'],
  ['2027-07-01T18:00:30', '2027-07-01T16:00:00.000Z'],
  // The clocks go forward at 2:00, and back at 3:00.
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ['2027-02-30T10:00', undefined],
  ['2027-03-01T25:00', undefined],
  ['2027-03-01', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%s on clocks in Paris', (typed, moment) => {
  expect(momentInParis(typed)).toBe(moment)
})

test('browsers without Temporal read what is typed about an owner', () => {
  vi.stubGlobal('Temporal', undefined)
  expect(minuteInParis('2027-01-18T17:00:00.000Z')).toBe('2027-01-18T18:00')
  const typed: Readonly<Record<string, string>> = { answer: 'yes', until: '2027-01-18T18:00', note: '' }
  const read = readWord((name) => typed[name] ?? '', new Date('2027-01-11T10:00:00Z'))
  expect(read).toMatchObject({ word: { answer: 'yes', until: '2027-01-18T17:00:00.000Z' } })
})
