import { expect, test } from 'vitest'
import { tooShortFor } from './minimum-duration.ts'

test('warns below 3 days for a showroom and below 2 weeks for a pop-up space', () => {
  expect(tooShortFor('2 days', ['showroom'])).toEqual(['showroom'])
  expect(tooShortFor('3 days', ['showroom'])).toEqual([])
  expect(tooShortFor('13', ['popup'])).toEqual(['popup'])
  expect(tooShortFor('2 weeks', ['popup'])).toEqual([])
  expect(tooShortFor('1 day', ['popup', 'loft', 'showroom'])).toEqual(['showroom', 'popup'])
})

test('says nothing where there is no minimum or no duration', () => {
  expect(tooShortFor('1 day', ['gallery', 'loft'])).toEqual([])
  expect(tooShortFor('', ['showroom'])).toEqual([])
})
