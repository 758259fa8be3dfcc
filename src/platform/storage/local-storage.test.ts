/** What is true of a folder only; `storage-contract.test.ts` has what every storage does. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openLocalStorage } from './local-storage.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'passage-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the storage in a folder', () => {
  test('lists whole files only, and leaves no part behind', async () => {
    const storage = openLocalStorage(folder)
    expect(await openLocalStorage(path.join(folder, 'nowhere')).list()).toEqual([])
    await storage.put('rooms/perle-1', bytes('x'))
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
    await writeFile(path.join(folder, '.incoming', 'half'), 'x')
    expect(await storage.list()).toEqual(['rooms/perle-1'])
  })

  test('leaves nothing behind when writing fails', async () => {
    const storage = openLocalStorage(folder)
    await storage.put('rooms/perle-1', bytes('x'))
    await expect(storage.put('rooms', bytes('a file where a folder is'))).rejects.toThrow()
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
  })
})
