import { execFileSync } from 'node:child_process'
import { constants } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isUnavailable } from '#/platform/database/is-unavailable.ts'
import { boundedStorage, StorageLimit } from './bounded-storage.ts'
import { openLocalStorage } from './local-storage.ts'
import { StorageTimeoutError } from './storage-error.ts'

const failures = vi.fn()
vi.mock('#/platform/log.ts', () => ({ getLog: () => ({ error: failures }) }))

test('files that do not answer end in time, take no more places, and leave threads to the rest', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-hung-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // Of four threads two are for the storage.
  const limit = new StorageLimit(100, 4)
  const storage = boundedStorage(openLocalStorage(folder), limit)
  await storage.put('fine', Buffer.from('x'))
  // Reading waits for a writer, as on a file system whose server is gone.
  const hung = ['hung-1', 'hung-2'].map((name) => path.join(folder, name))
  for (const file of hung) execFileSync('mkfifo', [file])

  const failure = await storage.get('hung-1').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StorageTimeoutError)
  expect(isUnavailable(failure)).toBe(true)
  expect([limit.isOverdue, limit.isWorking, failures.mock.calls]).toEqual([
    true,
    true,
    [[{ file: 'hung-1' }, 'the storage does not answer']],
  ])
  await expect(storage.get('hung-1')).rejects.toThrow(StorageTimeoutError)
  expect(String(await storage.get('fine'))).toBe('x')
  await expect(storage.get('hung-2')).rejects.toThrow(StorageTimeoutError)
  await expect(storage.get('fine')).rejects.toThrow(StorageTimeoutError)
  // What is no photograph goes on.
  expect(String(await openLocalStorage(folder).get('fine'))).toBe('x')

  for (const file of hung) await (await open(file, constants.O_WRONLY | constants.O_NONBLOCK)).close()
  await expect.poll(() => limit.isOverdue).toBe(false)
  expect(String(await storage.get('fine'))).toBe('x')
  expect(limit.isWorking).toBe(false)
})
