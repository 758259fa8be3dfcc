import { expect, test } from 'vitest'
import { unlikeDomain } from './company-domain.ts'

test.each([
  ['m.bell@northquaypress.co.uk', 'Northquay Press', undefined],
  ['m.bell@mail.northquay.com', 'Northquay Press', undefined],
  ['m.bell@northquay-press.com', 'Northquay Press Ltd', undefined],
  ['a@vdk.nl', 'Van der Kamp', undefined],
  ['a@ateliervoeux.fr', 'Atelier Vœux', undefined],
  ['a@maisonlanger.fr', 'Maison Kuroda', 'maisonlanger.fr'],
  ['m.bell@gmail.com', 'Northquay Press', 'gmail.com'],
  ['a@yahoo.co.jp', '黒田商店', 'yahoo.co.jp'],
  ['a@kuroda.jp', '黒田商店', undefined],
  ['a@other.com', 'Northquay Press', 'other.com'],
  ['a@example.com', 'Northquay Press', undefined],
  ['a@other.com', null, undefined],
  ['a@other.com', ' ', undefined],
  [null, 'Northquay Press', undefined],
])('%s of %s', (email, company, domain) => {
  expect(unlikeDomain(email, company)).toBe(domain)
})
