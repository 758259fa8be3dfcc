import { expect, test } from 'vitest'
import { duration, Progress } from './progress.ts'

test.each([
  [0, '0 s'],
  [89, '89 s'],
  [90, '2 min'],
  [3599, '1 h 00 min'],
  [7500, '2 h 05 min'],
])('%i seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})

test('tells how many are done and how long the rest will take', () => {
  let now = 5000
  const progress = new Progress(10, () => now)
  now += 30_000
  expect(progress.next('loft-1')).toBe('[ 1/10] loft-1, about 5 min left')
  now += 50_000
  expect(progress.next('loft-2')).toBe('[ 2/10] loft-2, about 5 min left')
  for (let done = 2; done < 9; done += 1) progress.next('more')
  expect(progress.next('loft-10')).toBe('[10/10] loft-10')
  expect(progress.elapsed).toBe('80 s')
})
