import { expect, test } from 'vitest'
import { withoutPrivateParts } from './without-private-parts.ts'

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
  expect(withoutPrivateParts(path)).toBe('/u/@/x')
})

test.each(['/fr/lieu/loft-40', '/a%2Fb', '/100%25-off', '/2540', '/%E9%BD%8B%E8%97%A4', ''])(
  '%s is left as it is',
  (path) => {
    expect(withoutPrivateParts(path)).toBe(path)
  },
)

const TOKEN = 'e4103ec0ffee4b1d9a2f00d1c0deb0da'
const encoded = [...TOKEN].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')

test.each([
  TOKEN,
  `${TOKEN}.`,
  `${TOKEN},`,
  `${TOKEN})`,
  `${TOKEN}%20`,
  `${TOKEN}%C2%A0`,
  `${TOKEN}&fbclid=1`,
  `(${TOKEN}`,
  TOKEN.toUpperCase(),
  encoded,
  encoded.replaceAll('%', '%25'),
  `${TOKEN}%`,
])('the secret of a link is not left in %s', (segment) => {
  expect(withoutPrivateParts(`/fr/shortlist/${segment}/dossier.pdf`)).toBe('/fr/shortlist/…/dossier.pdf')
})
