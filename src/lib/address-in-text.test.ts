import { expect, test } from 'vitest'
import { holdsAddress } from './address-in-text.ts'

test.each([
  ['a@b.fr', true],
  ['Ask A@B.FR.', true],
  ["line\na@b.fr, 'a@b.fr'", true],
  ['<a@b.fr>', true],
  [{ to: ['c@d.fr', { cc: 'a@b.fr' }] }, true],
  ['lea@b.fr', false],
  ['x.a@b.fr', false],
  ['x+a@b.fr', false],
  ['a@b.fr.example', false],
  ['a@b.france', false],
  ['a@b-fr', false],
  [{ to: 'lea@b.fr', n: 1, none: null }, false],
])('a@b.fr in %j: %s', (value, holds) => {
  expect(holdsAddress(value, 'a@b.fr')).toBe(holds)
})
