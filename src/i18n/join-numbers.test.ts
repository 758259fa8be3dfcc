import { expect, test } from 'vitest'
import { joinLoanWords, joinNumbers } from './join-numbers.ts'

test.each([
  ['{n, plural, one {# hour} other {# hours}}', '{n, plural, one {#\u00a0hour} other {#\u00a0hours}}'],
  ['within {hours, number} hours;', 'within {hours, number}\u00a0hours;'],
  ['80 characters', '80\u00a0characters'],
  ['in 2002 we', 'in 2002 we'],
  ['€10,000 to', '€10,000 to'],
  ['{n, plural, offset:1 one {# more}}', '{n, plural, offset:1 one {#\u00a0more}}'],
  ['{n, plural, =1 {a} other {b}}', '{n, plural, =1 {a} other {b}}'],
  ['В 8-м округе, {n}-й этаж', 'В 8\u2011м округе, {n}\u2011й этаж'],
  ['loft-2-fenetres, 82-652', 'loft-2-fenetres, 82-652'],
  ['на 50–500 гостей', 'на 50–\u2060500\u00a0гостей'],
  ['26–50', '26–50'],
  ['26–50人', '26–50人'],
  ['日本時間より7～8時間遅れ', '日本時間より7\u2060～\u20608時間遅れ'],
  ['26～50名', '26～50名'],
  ['{n, number} / {max, number}', '{n, number} / {max, number}'],
])('a figure is held to its word: %s', (written, shown) => {
  expect(joinNumbers(written)).toBe(shown)
})

test('a loan word keeps to one line in a lead', () => {
  expect(joinLoanWords('Eine Pop-up-Fläche, un pop-up store')).toBe(
    'Eine Pop\u2011up-Fläche, un pop\u2011up store',
  )
})
