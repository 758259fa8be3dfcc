import { expect, test } from 'vitest'
import { withoutEmailAddresses } from './without-email-addresses.ts'

test.each([
  '/u/ingrid@example.com/x',
  '/u/ingrid%40example.com/x',
  '/u/ingrid%2540example.com/x',
  '/u/ingrid%25252540example.com/x',
  '/u/ingrid＠example.com/x',
  '/u/ingrid%EF%BC%A0example.com/x',
  '/u/ingrid%25ef%25bc%25a0example.com/x',
  '/u/ingrid%EF%B9%ABexample.com/x',
  '/u/ingrid%u0040example.com/x',
  '/u/ingrid=40example.com/x',
  '/u/ingrid%3D40example.com/x',
  '/u/mailto:ingrid@example.com?subject=x/x',
])('nothing of an e-mail address is left of %s', (path) => {
  expect(withoutEmailAddresses(path)).toBe('/u/@/x')
})

test.each(['/fr/lieu/loft-40', '/a%2Fb', '/100%25-off', '/2540', '/%E9%BD%8B%E8%97%A4', ''])(
  '%s is left as it is',
  (path) => {
    expect(withoutEmailAddresses(path)).toBe(path)
  },
)
