import { expect, test } from 'vitest'
import { hireDurations, wholeWeeks } from './hire-durations.ts'

test('the shortest hire comes first, then the usual lengths', () => {
  expect(hireDurations(1)).toEqual([1, 2, 3, 4, 5, 7])
  expect(hireDurations(3)).toEqual([3, 4, 5, 7, 10, 14])
  expect(hireDurations(14)).toEqual([14, 21, 28, 42, 56])
})

test('an unusual or very long shortest hire is offered too', () => {
  expect(hireDurations(6)).toEqual([6, 7, 10, 14, 21, 28])
  expect(hireDurations(90)).toEqual([90])
})

test('two weeks and more are spoken of in weeks', () => {
  expect(wholeWeeks(7)).toBeUndefined()
  expect(wholeWeeks(10)).toBeUndefined()
  expect(wholeWeeks(14)).toBe(2)
  expect(wholeWeeks(28)).toBe(4)
})
