import { expect, it } from 'vitest'
import { badgeText } from './badge.ts'

it.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [350, '99+'],
])('shows %d favourites as %s', (count, text) => {
  expect(badgeText(count)).toBe(text)
})
