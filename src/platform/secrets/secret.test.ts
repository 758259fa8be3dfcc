import { describe, expect, test } from 'vitest'
import { hashSecret, isOpen, isSameSecret, makeSecret } from './secret.ts'

describe('secrets', () => {
  test('are never the same, and fit where they stand', () => {
    expect(makeSecret()).toMatch(/^[\w-]{43}$/)
    expect(makeSecret('slug')).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(Array.from({ length: 100 }, () => makeSecret())).size).toBe(100)
  })

  test('are compared whole, whatever is given', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true)
    for (const given of ['', 'abd', 'ab', 'abcd', 'x'.repeat(100_000)])
      expect(isSameSecret(given, 'abc')).toBe(false)
  })

  test('are hashed as earlier versions have hashed them', () => {
    expect(hashSecret('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
    expect(hashSecret('abc', 'hex')).toMatch(/^ba7816bf8f01cfea/)
  })

  test.each([
    ['before its end', 59, true],
    ['at its end', 0, true],
    ['after its end', -1, false],
    ['made by a clock a little ahead', 61, true],
    ['made by a clock that was wrong', 63, false],
  ])('%s', (_, minutesLeft, open) => {
    const now = new Date('2026-11-29T10:00:00Z')
    const end = new Date(now.getTime() + minutesLeft * 60_000)
    expect(isOpen(end, 60 * 60_000, now)).toBe(open)
  })
})
