import { expect, test } from 'vitest'
import { mayReadMetrics } from './metrics-access.ts'

const TOKEN = 'a-token-of-the-operator'
const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) => ({
  socket: { remoteAddress },
  headers,
})
const closed = { trustProxy: 0, token: undefined }
const open = { trustProxy: 1, token: TOKEN }

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('this machine itself (%s) may', (address) => {
  expect(mayReadMetrics(from(address), closed)).toBe(true)
})

test.each(['203.0.113.9', '10.0.0.1', undefined])('another (%s) may not', (address) => {
  expect(mayReadMetrics(from(address), closed)).toBe(false)
})

test('behind a proxy the connection proves nothing', () => {
  expect(mayReadMetrics(from('127.0.0.1'), { trustProxy: 1, token: undefined })).toBe(false)
  expect(mayReadMetrics(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), closed)).toBe(false)
  expect(mayReadMetrics(from('127.0.0.1', { via: '1.1 edge' }), closed)).toBe(false)
})

test('the token opens them from anywhere, and nothing like it does', () => {
  const withHeader = (authorization: string) => from('203.0.113.9', { authorization })
  expect(mayReadMetrics(withHeader(`Bearer ${TOKEN}`), open)).toBe(true)
  expect(mayReadMetrics(withHeader(`Bearer ${TOKEN}x`), open)).toBe(false)
  expect(mayReadMetrics(withHeader(`Basic ${TOKEN}`), open)).toBe(false)
  expect(mayReadMetrics(withHeader('Bearer undefined'), closed)).toBe(false)
})
