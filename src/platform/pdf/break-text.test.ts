import { expect, test } from 'vitest'
import { breakText } from './break-text.ts'

/** Each character is one unit wide. */
const lines = (text: string, width: number) => breakText(text, (part) => [...part].length, width)

test('lines break between words and at line breaks, and nothing is lost', () => {
  expect(lines('one two three\nfour', 8)).toEqual(['one two', 'three', 'four'])
})

test('no line of Japanese begins with a full stop or a comma', () => {
  expect(lines('会場です。写真、面積', 4)).toEqual(['会場で', 'す。写', '真、面積'])
})

test('a price is not parted from its currency', () => {
  expect(lines('Prix 1\u00a0500\u00a0€ HT', 9)).toEqual(['Prix', '1\u00a0500\u00a0€', 'HT'])
})

test('what is wider than the column breaks anywhere', () => {
  expect(lines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
})
