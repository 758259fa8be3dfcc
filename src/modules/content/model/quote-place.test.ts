import { expect, test } from 'vitest'
import { quotePlace } from './quote-place.ts'

const ROWS = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'].map((text) => [
  { id: text, heading: text, body: [`Before. ${text} After.`] },
])

test.each([
  ['the first row', 'One.', 3],
  ['the second row', 'Two.', 3],
  ['the third row', 'Three.', 0],
  ['the last row', 'Five.', 0],
])('the sentence of %s is repeated as far from it as can be', (_, quote, place) => {
  expect(quotePlace(ROWS, quote)).toBe(place)
})

test('a text of one row has its sentence below it', () => {
  expect(quotePlace(ROWS.slice(0, 1), 'One.')).toBe(0)
})
