import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openS3Storage } from '#/platform/storage/s3-storage.ts'
import { startTestS3, type TestS3 } from '../../../tests/helpers/s3-server.ts'
import { photoTarget } from './restore-photos.ts'

let s3: TestS3
beforeAll(async () => {
  s3 = await startTestS3()
})
beforeEach(() => {
  for (const [name, value] of Object.entries(s3.variables)) vi.stubEnv(name, value)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.close()
})

test('a restore that fails takes back what a killed one before it has put into the bucket', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-restore-photos-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'photo')
  await writeFile(file, 'a photograph')
  const place = s3.emptyPlace()
  const storage = openS3Storage(place, { keys: s3.keys, limitMs: 10_000 })
  const keys = ['room-1', 'room-2', 'room-3']

  const killed = photoTarget(place)
  expect(await killed.findOccupied(new Set())).toEqual([])
  await killed.take(file, 'room-1')

  const failing = photoTarget(place)
  expect(await failing.findOccupied(new Set(keys))).toEqual([])
  await failing.take(file, 'room-2')
  // What somebody else puts there meanwhile is not ours to remove.
  await storage.put('room-3', Buffer.from('of another site'))
  await failing.takeBack(keys)
  expect(await storage.list()).toEqual(['room-3'])
})
