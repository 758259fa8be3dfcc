import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestS3, type TestS3 } from '../../../tests/helpers/s3-server.ts'
import { openS3Storage } from './s3-storage.ts'
import { tryStore } from './try-store.ts'

let s3: TestS3
beforeAll(async () => {
  s3 = await startTestS3()
})
afterEach(() => s3.heal())
afterAll(() => s3.close())

test('a bucket that does as it is asked is left as it was', async () => {
  const storage = openS3Storage(s3.emptyPlace(), { keys: s3.keys, limitMs: 10_000 })
  await tryStore(storage)
  expect(await storage.list()).toEqual([])
})

test('keys that may not see which files are missing are refused', async () => {
  let isGone = false
  // Without `s3:ListBucket`, Amazon answers 403 for what is not there.
  s3.fail('denied', Number.POSITIVE_INFINITY, (request) => {
    isGone ||= request.startsWith('DELETE')
    return isGone && request.startsWith('GET')
  })
  const storage = openS3Storage(s3.emptyPlace(), { keys: s3.keys, limitMs: 10_000 })
  await expect(tryStore(storage)).rejects.toMatchObject({ failure: 'denied' })
})
