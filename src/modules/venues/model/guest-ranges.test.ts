import { expect, test } from 'vitest'
import { GUEST_RANGES, mostOf, rangeOf } from './guest-ranges.ts'

test.each([
  [1, '1-10'],
  [10, '1-10'],
  [11, '11-25'],
  [100, '51-100'],
  [200, '101-200'],
  [201, '200+'],
  [5000, '200+'],
] as const)('%i guests are the range %s', (guests, range) => {
  expect(rangeOf(guests)).toBe(range)
})

test('the number that stands for a range lies in it', () => {
  for (const range of GUEST_RANGES) expect(rangeOf(mostOf(range)), range).toBe(range)
})
