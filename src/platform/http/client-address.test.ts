import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readAddress, subscriberNetwork, surroundingNetwork } from '../ip-address.ts'
import { clientAddress, isSecure, type RequestOrigin } from './client-address.ts'

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}): RequestOrigin => ({
  socket: { remoteAddress },
  headers,
})
const forwarded = (header: string) => from('10.0.0.1', { 'x-forwarded-for': header })

describe('the visitor’s address', () => {
  test('costs nothing for what nobody vouches for, however many addresses that are', () => {
    const parsed = vi.spyOn(URL.prototype, 'hostname', 'get')
    expect(clientAddress(forwarded(`${'::1,'.repeat(3900)}2001:db8::1`), 1)).toBe('2001:db8::1')
    expect(parsed.mock.calls.length).toBeLessThan(10)
  })

  test('is the connection’s own without proxies, whatever a header says', () => {
    expect(clientAddress(forwarded('203.0.113.9'), 0)).toBe('10.0.0.1')
  })
  test('is what the nearest proxy says of one', () => {
    expect(clientAddress(forwarded('203.0.113.9'), 1)).toBe('203.0.113.9')
  })
  test('cannot be invented: what the visitor has sent stands further left', () => {
    expect(clientAddress(forwarded('198.51.100.1, 203.0.113.9'), 1)).toBe('203.0.113.9')
    expect(clientAddress(forwarded('1.1.1.1, 198.51.100.7, 203.0.113.9'), 2)).toBe('198.51.100.7')
  })
  test('is the farthest that can be believed when there are fewer hops than promised, or a broken one', () => {
    expect(clientAddress(forwarded('203.0.113.9'), 3)).toBe('203.0.113.9')
    expect(clientAddress(from('10.0.0.1'), 2)).toBe('10.0.0.1')
    expect(clientAddress(forwarded('203.0.113.9, unknown'), 1)).toBe('10.0.0.1')
    expect(clientAddress(from(undefined), 0)).toBeUndefined()
  })
  test('a forged prefix changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (invented) => {
        const header = [...invented, '203.0.113.9', '10.0.0.2'].join(',')
        expect(clientAddress(forwarded(header), 2)).toBe('203.0.113.9')
      }),
      { numRuns: 100 },
    )
  })
})

test('addresses are read as proxies write them', () => {
  const read = (text: string) => readAddress(text)
  expect(read(' 203.0.113.9:4711 ')).toBe('203.0.113.9')
  expect(read('[2001:DB8:0:0::1]:443')).toBe('2001:db8::1')
  expect(read('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(read('fe80::1%eth0')).toBe('fe80::1')
  for (const wrong of ['', 'unknown', '203.0.113', '203.0.113.999', '2001:db8', '<script>']) {
    expect(read(wrong), wrong).toBeUndefined()
  }
})

test('networks: the address and /24 of IPv4, /64 and /48 of IPv6', () => {
  expect(subscriberNetwork('203.0.113.9')).toBe('203.0.113.9/32')
  expect(surroundingNetwork('203.0.113.9')).toBe('203.0.113.0/24')
  expect(subscriberNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(surroundingNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48')
  expect(surroundingNetwork('2001:db8::6')).toBe('2001:db8::/48')
  expect(surroundingNetwork('::1')).toBe('::/48')
})

test('any two addresses of one IPv6 subscriber lie in the same network', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const half = fc.array(group, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const address = (host: string[]) => readAddress([...network, ...host].join(':')) ?? ''
      fc.pre(!network.slice(0, 4).every((part) => part === '0'))
      expect(subscriberNetwork(address(one))).toBe(subscriberNetwork(address(other)))
      expect(subscriberNetwork(address(one)).endsWith('/64')).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('only a trusted proxy can say that the connection is encrypted', () => {
  const forwarded = (proto: string) => from('10.0.0.1', { 'x-forwarded-proto': proto })
  expect(isSecure(forwarded('http'), 0, 'https://passage.example')).toBe(true)
  expect(isSecure(forwarded('https'), 0, 'http://passage.example')).toBe(false)
  expect(isSecure(forwarded('http'), 1, 'https://passage.example')).toBe(false)
  expect(isSecure(forwarded('https'), 1, 'http://passage.example')).toBe(true)
  expect(isSecure(forwarded('https, http'), 1, 'https://passage.example')).toBe(false)
  expect(isSecure(from('10.0.0.1'), 1, 'https://passage.example')).toBe(true)
})
