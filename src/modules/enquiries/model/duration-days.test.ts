import { expect, test } from 'vitest'
import { durationDays } from './duration-days.ts'

test.each([
  ['4', 4],
  ['4 days', 4],
  ['1 day', 1],
  ['2 weeks', 14],
  ['2 semaines', 14],
  ['3 jours', 3],
  ['3 j', 3],
  ['2 días', 2],
  ['1 settimana', 7],
  ['10 giorni', 10],
  ['2 Tage', 2],
  ['1 Woche und 3 Tage', 10],
  ['2 недели', 14],
  ['5 дней', 5],
  ['3 dias', 3],
  ['1 mês', 30],
  ['3天', 3],
  ['2周', 14],
  ['３日間', 3],
  ['2週間', 14],
  ['2주', 14],
  ['3일', 3],
  ['1,5 semaine', 10.5],
])('%s is %d days', (text, days) => {
  expect(durationDays(text)).toBe(days)
})

test('of a range, the longer end counts', () => {
  expect(durationDays('2-3 days')).toBe(3)
  expect(durationDays('2 à 3 jours')).toBe(3)
})

test('hours are less than a day', () => {
  expect(durationDays('6 hours')).toBeLessThan(1)
})

test.each(['', 'a while', '1 to 4 March 2027', 'Fashion Week', '2 nights'])(
  '%s has no known length',
  (text) => {
    expect(durationDays(text)).toBeUndefined()
  },
)
