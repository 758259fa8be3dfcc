import { expect, test } from 'vitest'
import { GUEST_RANGES } from '../../model/guest-ranges.ts'
import { mostOf, rangeOf } from './guests-in-card.ts'

test.each([
  [1, '1-10'],
  [10, '1-10'],
  [11, '11-25'],
  [100, '51-100'],
  [200, '101-200'],
  [201, '200+'],
] as const)('%i guests are the range %s', (guests, range) => {
  expect(rangeOf(guests)).toBe(range)
})

test('the most guests of a range lie in it', () => {
  for (const range of GUEST_RANGES) expect(rangeOf(mostOf(range)), range).toBe(range)
})
