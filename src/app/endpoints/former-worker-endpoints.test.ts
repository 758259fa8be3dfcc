import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { isEndpoint } from '#/i18n/addresses/endpoints.ts'
import { FORMER_WORKERS, LEAVING_WORKER } from './former-worker-endpoints.ts'

test('the script clears what the worker kept, unregisters it and shows the present pages', async () => {
  const kept = new Set(['old-shell', 'runtime'])
  const page = { url: 'https://passage.example/fr', navigate: vi.fn(async () => {}) }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn(async () => true) },
    clients: { matchAll: async () => [page] },
  }
  const caches = { keys: async () => [...kept], delete: async (key: string) => kept.delete(key) }
  runInContext(LEAVING_WORKER, createContext({ self, caches }))
  listeners.get('install')?.({})
  expect(self.skipWaiting).toHaveBeenCalledOnce()
  let done: Promise<unknown> = Promise.resolve()
  listeners.get('activate')?.({ waitUntil: (work: Promise<unknown>) => (done = work) })
  await done
  expect([...kept]).toEqual([])
  expect(self.registration.unregister).toHaveBeenCalledOnce()
  expect(page.navigate).toHaveBeenCalledWith(page.url)
})

test('its names are no addresses of pages', () => {
  expect(FORMER_WORKERS.filter((path) => !isEndpoint(path.toLowerCase()))).toEqual([])
})
