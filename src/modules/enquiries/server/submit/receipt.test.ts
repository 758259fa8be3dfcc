import { expect, test } from 'vitest'
import { makeReceipt, provenPairs, RECEIPT_LIFETIME_MS } from './receipt.server.ts'

const SECRET = 'a secret of at least thirty-two characters'
const NOW = new Date('2026-11-28T12:00:00Z')
const reference = 'Q-26-0042'
const receipt = makeReceipt({ reference, isMailed: true }, SECRET, NOW)

const left = (query: string, now = NOW, secret = SECRET) =>
  new URLSearchParams(provenPairs([...new URLSearchParams(query)], () => secret, now)).toString()

test('a query with the receipt of its reference stays as it is, for a day', () => {
  const query = `utm_source=x&reference=${reference}&receipt=${receipt}`
  expect(left(query)).toBe(query)
  expect(left(query, new Date(NOW.getTime() + RECEIPT_LIFETIME_MS))).toBe(query)
  expect(left(query, new Date(NOW.getTime() + RECEIPT_LIFETIME_MS + 1))).toBe('utm_source=x')
  const unmailed = makeReceipt({ reference, isMailed: false }, SECRET, NOW)
  expect(left(`copy=none&reference=${reference}&receipt=${unmailed}`)).toContain('copy=none')
})

test.each([
  ['alone', 'reference=Q-26-0042'],
  ['of a newsletter', 'reference=newsletter'],
  ['with the receipt of another', `reference=Q-26-0043&receipt=${receipt}`],
  ['twice', `reference=Q-26-0043&reference=${reference}&receipt=${receipt}`],
  ['with another word about its mail', `copy=none&reference=${reference}&receipt=${receipt}`],
  ['with a changed receipt', `reference=${reference}&receipt=${receipt.slice(0, -1)}~`],
  ['with a receipt of later', `reference=${reference}&receipt=zzzzzzzz.${receipt.slice(-22)}`],
  ['without it', `receipt=${receipt}`],
])('a reference %s is left out', (_, query) => {
  expect(left(`${query}&utm_source=x`)).toBe('utm_source=x')
})

test('another site’s receipt proves nothing', () => {
  const query = `reference=${reference}&receipt=${receipt}`
  expect(left(query, NOW, 'another secret of more than thirty-two')).toBe('')
})
