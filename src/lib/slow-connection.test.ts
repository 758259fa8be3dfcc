import { afterEach, expect, test, vi } from 'vitest'
import { isSlowConnection } from './slow-connection.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('with %j nothing is fetched ahead: %s', (connection, slow) => {
  vi.stubGlobal('navigator', { connection, onLine: true })
  expect(isSlowConnection()).toBe(slow)
})

test('without a network nothing is fetched ahead, whatever the line was', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g' }, onLine: false })
  expect(isSlowConnection()).toBe(true)
})
