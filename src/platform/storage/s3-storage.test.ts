import { spawnSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isUnavailable } from '#/platform/database/is-unavailable.ts'
import { startTestS3, type TestS3 } from '../../../tests/helpers/s3-server.ts'
import type { Storage } from './local-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { StorageError, StorageTimeoutError } from './storage-error.ts'

const PHOTO = Buffer.alloc(200_000, 'passage')

let s3: TestS3
beforeAll(async () => {
  s3 = await startTestS3()
})
afterEach(() => s3.heal())
afterAll(() => s3.close())

const open = (limitMs = 10_000, change: Partial<TestS3['place']> = {}): Storage =>
  openS3Storage({ ...s3.emptyPlace(), ...change }, { keys: s3.keys, limitMs })

async function failureOf(asked: Promise<unknown>): Promise<StorageError> {
  const failure = await asked.catch((error: unknown) => error)
  if (!(failure instanceof StorageError)) throw new Error(`failed otherwise: ${failure}`)
  // Every door answers 503, and nothing of the keys or of a request goes on.
  expect(isUnavailable(failure)).toBe(true)
  expect(failure.cause).toBeUndefined()
  expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain(s3.keys.accessKeyId)
  return failure
}

describe('a bucket that fails', () => {
  test.each(['busy', 'cut', 'changed', 'away'] as const)(
    'for a moment (%s) is asked again',
    async (fault) => {
      const storage = open()
      s3.fail(fault, 2)
      await storage.put('perle-1', PHOTO)
      s3.fail(fault, 2)
      expect((await storage.get('perle-1'))?.equals(PHOTO)).toBe(true)
      s3.fail(fault === 'cut' || fault === 'changed' ? 'busy' : fault, 2)
      expect(await storage.has('perle-1')).toBe(true)
    },
  )

  test.each([
    ['busy', 'away', /cannot be reached or is overloaded \(SlowDown, HTTP 503\)/],
    ['cut', 'away', /cannot be reached/],
    ['changed', 'damaged', /bytes of .*perle-1 were changed/],
    ['away', 'away', /cannot be reached or is overloaded \(ECONNRESET\)/],
    [
      'denied',
      'denied',
      /refuses these keys, or they may not do that in the bucket passage-test \(AccessDenied/,
    ],
  ] as const)('for good (%s) says so', async (fault, failure, sentence) => {
    const storage = open()
    await storage.put('perle-1', PHOTO)
    s3.seen()
    s3.fail(fault)
    const asked = await failureOf(storage.get('perle-1'))
    expect(asked.failure).toBe(failure)
    expect(asked.message).toMatch(sentence)
    expect(s3.seen()).toHaveLength(fault === 'denied' ? 1 : 5)
    s3.heal()
    expect((await storage.get('perle-1'))?.equals(PHOTO)).toBe(true)
  })

  test('never takes bytes that were changed on their way for a photograph that is stored', async () => {
    const storage = open()
    s3.fail('changed', Number.POSITIVE_INFINITY, (request) => request.startsWith('PUT'))
    expect((await failureOf(storage.put('perle-1', PHOTO))).failure).toBe('damaged')
  })

  test('that answers nothing ends in time', async () => {
    s3.fail('silent')
    const begun = performance.now()
    expect(await failureOf(open(300).get('perle-1'))).toBeInstanceOf(StorageTimeoutError)
    expect(performance.now() - begun).toBeLessThan(3000)
  })

  test('that is not there is no missing file', async () => {
    const storage = open(10_000, { bucket: 'another-one' })
    const failure = await failureOf(storage.get('perle-1'))
    expect(failure.failure).toBe('bucket')
    expect(failure.message).toMatch(/has no bucket another-one in the region us-east-1 \(NoSuchBucket/)
    expect((await failureOf(storage.put('perle-1', PHOTO))).failure).toBe('bucket')
    expect((await failureOf(storage.list())).failure).toBe('bucket')
  })

  test('with wrong keys says that it refuses them', async () => {
    const keys = { ...s3.keys, secretAccessKey: 'wrong' }
    const storage = openS3Storage(s3.emptyPlace(), { keys, limitMs: 10_000 })
    expect((await failureOf(storage.put('perle-1', PHOTO))).message).toMatch(
      /refuses these keys.*SignatureDoesNot/,
    )
  })
})

test('a file that is put again while it is swept is found by its row', async () => {
  const place = s3.emptyPlace()
  const storage = openS3Storage(place, { keys: s3.keys, limitMs: 10_000 })
  await storage.put('perle-1', PHOTO)
  // The sweep has looked and is about to remove; the same bytes come again before it does.
  s3.fail('busy', 1, (request) => request.startsWith('DELETE'))
  const sweeping = storage.removeOlder('perle-1', new Date(Date.now() + 60_000))
  await expect.poll(() => s3.seen().some((request) => request.startsWith('DELETE'))).toBe(true)
  await storage.put('perle-1', PHOTO)
  expect(await sweeping).toBe(true)

  expect((await storage.get('perle-1'))?.equals(PHOTO)).toBe(true)
  expect(await storage.has('perle-1')).toBe(true)
  expect(await storage.list()).toEqual(['perle-1'])

  // An hour later no row names it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 })
  await storage.removeOlder('perle-1', new Date())
  vi.useRealTimers()
  expect(await storage.list()).toEqual([])
  expect(await storage.get('perle-1')).toBeUndefined()
})

test('many photographs are listed page by page', async () => {
  const storage = open()
  const keys = Array.from({ length: 10 }, (_, at) => `rooms/perle-${at}`)
  for (const key of keys) await storage.put(key, Buffer.from(key))
  s3.seen()
  expect(await storage.list()).toEqual(keys)
  expect(s3.seen()).toHaveLength(4)
})

test('what lies under the prefix of another site is not its own', async () => {
  const around = s3.emptyPlace()
  const [site, inner] = ['', 'staging/'].map((below) =>
    openS3Storage({ ...around, prefix: around.prefix + below }, { keys: s3.keys, limitMs: 10_000 }),
  )
  if (!(site && inner)) throw new Error('not opened')
  for (const key of ['room-1', 'stagings', 'staging/room-1']) await site.put(key, PHOTO)
  await inner.put('proposals/room-2', PHOTO)
  expect(await site.list()).toContain('staging/proposals/room-2')
  await site.writeSite('an-id')
  await inner.writeSite('another-id')
  expect(await site.list()).toEqual(['room-1', 'stagings'])
  expect(await inner.list()).toEqual(['proposals/room-2', 'room-1'])
  expect([await site.readSite(), await inner.readSite()]).toEqual(['an-id', 'another-id'])
})

test('a site with a folder loads nothing of it', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const asked = []
    registerHooks({ resolve: (name, context, next) => (asked.push(name), next(name, context)) })
    const { openStorage } = await import('#/platform/storage/open-storage.ts')
    const storage = openStorage({ kind: 'folder', folder: process.argv[1] })
    await storage.list()
    console.log(asked.length > 5, asked.filter((name) => /aws-sdk|smithy/.test(name)))`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program, '/nowhere/at/all'],
    {
      encoding: 'utf8',
    },
  )
  expect(`${stdout}${stderr}`.trim()).toBe('true []')
})
