import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { isStorageKey, openLocalStorage } from './local-storage.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'passage-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the local storage', () => {
  test('gives back what was put, and the last of it', async () => {
    const storage = openLocalStorage(folder)
    await storage.put('rooms/perle-1', bytes('first'))
    await storage.put('rooms/perle-1', bytes('second'))
    expect((await storage.get('rooms/perle-1'))?.toString()).toBe('second')
    expect(await storage.has('rooms/perle-1')).toBe(true)
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
  })

  test('lists what it has, whole files only', async () => {
    const storage = openLocalStorage(folder)
    expect(await openLocalStorage(path.join(folder, 'nowhere')).list()).toEqual([])
    for (const key of ['b', 'rooms/perle-1', 'a']) await storage.put(key, bytes(key))
    await writeFile(path.join(folder, '.incoming', 'half'), 'x')
    expect(await storage.list()).toEqual(['a', 'b', 'rooms/perle-1'])
  })

  test('knows what it has not', async () => {
    const storage = openLocalStorage(folder)
    await storage.put('rooms/perle-1', bytes('x'))
    expect(await storage.get('perle-2')).toBeUndefined()
    expect(await storage.get('rooms')).toBeUndefined()
    expect(await storage.get('rooms/perle-1/more')).toBeUndefined()
    expect(await storage.has('perle-2')).toBe(false)
    await storage.remove('perle-2')
    await storage.remove('rooms/perle-1')
    expect(await storage.has('rooms/perle-1')).toBe(false)
  })

  test('leaves nothing behind when writing fails', async () => {
    const storage = openLocalStorage(folder)
    await storage.put('rooms/perle-1', bytes('x'))
    await expect(storage.put('rooms', bytes('a file where a folder is'))).rejects.toThrow()
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
  })

  test.each([
    '',
    '../x',
    'a/../b',
    '/etc/passwd',
    '.hidden',
    'a//b',
    'a/',
    'A',
    'a b',
    'a\\b',
    'a\0',
    'x'.repeat(201),
  ])('takes no key like %j', async (key) => {
    const storage = openLocalStorage(folder)
    expect(isStorageKey(key)).toBe(false)
    expect(() => storage.get(key)).toThrow(RangeError)
    expect(() => storage.put(key, bytes('x'))).toThrow(RangeError)
  })
})
