import { expect, test } from 'vitest'
import { pageCacheBytes } from './page-cache-bytes.ts'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

test('pages get a share of the memory, with a floor and a ceiling', () => {
  expect(pageCacheBytes(1, GIGABYTE)).toBe(24 * MEGABYTE)
  expect(pageCacheBytes(1, 2 * GIGABYTE)).toBe(32 * MEGABYTE)
  expect(pageCacheBytes(1, 64 * GIGABYTE)).toBe(48 * MEGABYTE)
})

test('server processes divide it', () => {
  expect(pageCacheBytes(4, 2 * GIGABYTE)).toBe(8 * MEGABYTE)
})

test('the machine that it runs on gives a bound', () => {
  expect(pageCacheBytes(1)).toBeGreaterThanOrEqual(24 * MEGABYTE)
  expect(pageCacheBytes(1)).toBeLessThanOrEqual(48 * MEGABYTE)
})
