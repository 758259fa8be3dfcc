import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startTestS3, type TestS3 } from '../../../tests/helpers/s3-server.ts'
import { isStorageKey, openLocalStorage, type Storage } from './local-storage.ts'
import { openS3Storage } from './s3-storage.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

let s3: TestS3
beforeAll(async () => {
  s3 = await startTestS3()
})
afterAll(() => s3.close())

const KINDS: Readonly<Record<string, () => Promise<Storage>>> = {
  'a folder': async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-storage-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    return openLocalStorage(folder)
  },
  'a bucket': async () => openS3Storage(s3.emptyPlace(), { keys: s3.keys, limitMs: 10_000 }),
}

describe.each(Object.entries(KINDS))('the storage in %s', (_, open) => {
  let storage: Storage
  beforeEach(async () => {
    storage = await open()
  })

  test('gives back what was put, and the last of it', async () => {
    await storage.put('rooms/perle-1', bytes('first'))
    const first = await storage.version('rooms/perle-1')
    await storage.put('rooms/perle-1', bytes('the second'))
    expect((await storage.get('rooms/perle-1'))?.toString()).toBe('the second')
    expect(await storage.has('rooms/perle-1')).toBe(true)
    const second = await storage.version('rooms/perle-1')
    expect(first).toMatch(/^[\w-]+$/)
    expect(second).not.toBe(first)
    expect(await storage.version('rooms/perle-1')).toBe(second)
  })

  test('keeps every byte, none and many', async () => {
    const every = Buffer.alloc(
      300_000,
      Uint8Array.from({ length: 256 }, (_value, at) => at),
    )
    await storage.put('every', every)
    await storage.put('none', new Uint8Array())
    expect((await storage.get('every'))?.equals(every)).toBe(true)
    expect(await storage.sha256('every')).toBe(createHash('sha256').update(every).digest('hex'))
    expect(await storage.get('none')).toEqual(Buffer.alloc(0))
  })

  test('lists what it has', async () => {
    expect(await storage.list()).toEqual([])
    for (const key of ['b', 'rooms/perle-1', 'a']) await storage.put(key, bytes(key))
    expect(await storage.list()).toEqual(['a', 'b', 'rooms/perle-1'])
  })

  test('knows what it has not', async () => {
    await storage.put('rooms/perle-1', bytes('x'))
    expect(await storage.get('perle-2')).toBeUndefined()
    expect(await storage.get('rooms')).toBeUndefined()
    expect(await storage.get('rooms/perle-1/more')).toBeUndefined()
    expect(await storage.has('perle-2')).toBe(false)
    expect(await storage.version('perle-2')).toBeUndefined()
    expect(await storage.sha256('perle-2')).toBeUndefined()
    await storage.remove('perle-2')
    await storage.remove('rooms/perle-1')
    expect(await storage.has('rooms/perle-1')).toBe(false)
    expect(await storage.list()).toEqual([])
  })

  test('sweeps what is old, and nothing else', async () => {
    await storage.put('rooms/perle-1', bytes('x'))
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    expect(await storage.removeOlder('rooms/perle-1', past)).toBe(false)
    expect(await storage.has('rooms/perle-1')).toBe(true)
    expect(await storage.removeOlder('rooms/perle-1', future)).toBe(true)
    expect(await storage.removeOlder('rooms/perle-1', future)).toBe(false)
    expect(await storage.removeOlder('perle-2', future)).toBe(false)
    await storage.put('rooms/perle-1', bytes('again'))
    expect(String(await storage.get('rooms/perle-1'))).toBe('again')
  })

  test.each([
    '',
    '../x',
    'a/../b',
    '/etc/passwd',
    '.hidden',
    '.removed/a',
    'a//b',
    'a/',
    'A',
    'a b',
    'a\\b',
    'a\0',
    'x'.repeat(201),
  ])('takes no key like %j', async (key) => {
    expect(isStorageKey(key)).toBe(false)
    await expect((async () => storage.get(key))()).rejects.toThrow(RangeError)
    await expect((async () => storage.put(key, bytes('x')))()).rejects.toThrow(RangeError)
    await expect((async () => storage.removeOlder(key, new Date()))()).rejects.toThrow(RangeError)
  })
})
