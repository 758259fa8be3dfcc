import { expect, test } from 'vitest'
import { fold } from '#/lib/fold.ts'
import { arrondissementsOf } from './arrondissement-words.ts'

test.each([
  ['1', [1]],
  ['1er', [1]],
  ['2ème', [2]],
  ['2nd', [2]],
  ['20', [20]],
  ['21', []],
  ['0', []],
  ['3º', [3]],
  ['第8区', [8]],
  ['8구', [8]],
  ['75001', [1]],
  ['75116', [16]],
  ['7502', [20]],
  ['75099', []],
  ['7500', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['XIe', [11]],
  ['ix', [9]],
  ['Ve', [5]],
  ['v', []],
  ['iiii', []],
  ['vitrine', []],
  ['3eme', [3]],
  ['3x', []],
])('%s', (text, numbers) => {
  expect(arrondissementsOf(fold(text))).toEqual(numbers)
})
