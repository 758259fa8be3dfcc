import { afterEach, expect, test, vi } from 'vitest'
import { mayReload } from './reload-once.ts'

afterEach(() => vi.unstubAllGlobals())

function withStorage(storage: object) {
  vi.stubGlobal('sessionStorage', storage)
}

test('a page may be loaded anew once in ten seconds', () => {
  const kept = new Map<string, string>()
  withStorage({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_000_001)).toBe(false)
  expect(mayReload(1_009_999)).toBe(false)
  expect(mayReload(1_010_000)).toBe(true)
})

test('never where nothing can be remembered', () => {
  withStorage({
    getItem() {
      throw new Error('denied')
    },
  })
  expect(mayReload()).toBe(false)
})
