import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FindFocalPoint } from '#/lib/pictures/focal-point.ts'
import { StorageError } from '#/platform/storage/storage-error.ts'
import { plainVariant } from '../../lib/pictures/allow-list.ts'
import type { ImageRequest } from './image-address.ts'
import { parseImageAddress } from './image-address.ts'
import { ImageService } from './image-service.ts'
import { QueueFullError } from './picture-queue.ts'

let cacheDir: string
let original: Buffer
const version = { current: 'v1' }
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'passage-images-'))
  version.current = 'v1'
  const canvas = { width: 800, height: 533, channels: 3, background: '#0d4a36' } as const
  original = await sharp({ create: canvas }).jpeg().toBuffer()
})
afterEach(() => rm(cacheDir, { recursive: true, force: true }))

function serviceOf(
  read = vi.fn(async (_key: string): Promise<Buffer | undefined> => original),
  focusOf?: FindFocalPoint,
  maxWaiting?: number,
) {
  const failures: unknown[] = []
  const service = new ImageService({
    originals: {
      read,
      version: async (key) => (key === 'nowhere' ? undefined : version.current),
      list: async () => ['room-1'],
    },
    focusOf,
    cacheDir,
    cacheBytes: 10_000_000,
    processes: 1,
    parallel: 2,
    maxWaiting,
    onError: (error) => failures.push(error),
  })
  return { service, read, failures }
}

const WEBP: ImageRequest = { ...plainVariant('webp', 640), key: 'room-1' }

test('a picture is resized to the width that was asked for', async () => {
  const { service } = serviceOf()
  const image = await service.serve(WEBP)
  expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'webp', width: 640 })
})

test('visitors who ask at the same time share one resize', async () => {
  const { service, read } = serviceOf()
  await Promise.all(Array.from({ length: 12 }, () => service.serve(WEBP)))
  expect(read).toHaveBeenCalledTimes(1)
})

test('a finished picture comes from disk, after a restart too', async () => {
  await serviceOf().service.serve(WEBP)
  const { service, read } = serviceOf()
  const image = await service.serve(WEBP)
  expect(image?.final).toBe(true)
  expect(read).not.toHaveBeenCalled()
  expect(await readdir(path.join(cacheDir, 'f_webp,w_640'))).toEqual(['room-1.v1.webp.sealed'])
})

test('what was made is served on while the originals are away, and nothing else', async () => {
  const ask = vi.fn(async (_key: string): Promise<string | undefined> => 'v1')
  const service = new ImageService({
    originals: { read: async () => original, version: ask, list: async () => [] },
    believedMs: 1,
    cacheDir,
    cacheBytes: 10_000_000,
    processes: 1,
    parallel: 2,
    onError: () => undefined,
  })
  const made = await service.serve(WEBP)
  ask.mockRejectedValue(new StorageError('away', 'the object store cannot be reached'))
  await vi.waitFor(async () => {
    expect((await service.serve(WEBP))?.etag).toBe(made?.etag)
    expect(ask.mock.calls.length).toBeGreaterThan(1)
  })
  await expect(service.serve({ ...WEBP, key: 'room-2' })).rejects.toThrow(StorageError)
  ask.mockRejectedValue(new Error('a defect'))
  await vi.waitFor(() => expect(service.serve(WEBP)).rejects.toThrow('a defect'))
})

test('an original that was erased is not served in the next outage', async () => {
  const ask = vi.fn(async (_key: string): Promise<string | undefined> => 'v1')
  const service = new ImageService({
    originals: { read: async () => original, version: ask, list: async () => [] },
    believedMs: 1,
    cacheDir,
    cacheBytes: 10_000_000,
    processes: 1,
    parallel: 2,
    onError: () => undefined,
  })
  expect(await service.serve(WEBP)).toBeDefined()
  ask.mockResolvedValue(undefined)
  await vi.waitFor(async () => expect(await service.serve(WEBP)).toBeUndefined())
  ask.mockRejectedValue(new StorageError('away', 'the object store cannot be reached'))
  await expect(service.serve(WEBP)).rejects.toThrow(StorageError)
})

test('two spellings of one variant are one picture', async () => {
  const { service, read } = serviceOf()
  const spelt = ['f_webp,w_640', 'f_webp,w_640,q_80'].map((text) => parseImageAddress(`/img/${text}/room-1`))
  for (const image of spelt) await service.serve(image)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a replaced original is resized anew, a second later at most', async () => {
  const { service, read } = serviceOf()
  const first = await service.serve(WEBP)
  version.current = 'v2'
  const canvas = { width: 800, height: 533, channels: 3, background: 'gold' } as const
  original = await sharp({ create: canvas }).jpeg().toBuffer()
  await expect.poll(async () => (await service.serve(WEBP))?.etag).not.toBe(first?.etag)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a cut picture is made anew when its focal point moves, a whole one is not', async () => {
  const focus = { x: 0, y: 50 }
  const { service, read } = serviceOf(undefined, async () => ({ ...focus }))
  const halves = sharp({ create: { width: 800, height: 400, channels: 3, background: 'white' } })
  const black = { create: { width: 400, height: 400, channels: 3, background: 'black' } as const }
  original = await halves
    .composite([{ input: black, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  const avatar = parseImageAddress('/img/avatar/room-1')
  const lightness = async () =>
    (await sharp((await service.serve(avatar))?.bytes).stats()).channels[0]?.mean ?? 128
  expect(await lightness()).toBeLessThan(20)
  await service.serve(WEBP)
  focus.x = 100
  expect(await lightness()).toBeGreaterThan(235)
  await service.serve(WEBP)
  expect(read).toHaveBeenCalledTimes(3)
  expect(await readdir(path.join(cacheDir, 'f_webp,w_50,h_50'))).toEqual([
    'room-1.v1-0-50.webp.sealed',
    'room-1.v1-100-50.webp.sealed',
  ])
})

test('too many at once are turned away, those who wait get their picture', async () => {
  const { service } = serviceOf(undefined, undefined, 20)
  const asked = Array.from({ length: 30 }, (_, number) =>
    service.serve({ ...WEBP, width: 320, key: `room-${number}` }),
  )
  const answers = await Promise.allSettled(asked)
  const rejected = answers.filter((answer) => answer.status === 'rejected')
  expect(rejected).toHaveLength(30 - 20 - 2)
  expect(rejected.every(({ reason }) => reason instanceof QueueFullError)).toBe(true)
})

test('an AVIF that is made ahead is there for the first visitor', async () => {
  const { service } = serviceOf()
  const avif = { ...WEBP, format: 'avif' } as const
  expect(await service.isMade(avif)).toBe(false)
  await service.makeBehind(avif)
  expect(await service.isMade(avif)).toBe(true)
  expect(await service.serve(avif)).toMatchObject({ format: 'avif', final: true })
})

test('WebP answers until the AVIF is made', async () => {
  const { service, failures } = serviceOf()
  const avif = { ...WEBP, format: 'avif' } as const
  expect(await service.serve(avif)).toMatchObject({ format: 'webp', final: false })
  await expect.poll(async () => (await service.serve(avif))?.format).toBe('avif')
  expect(failures).toEqual([])
})

test('an unknown key gives nothing, and nothing is kept', async () => {
  const { service } = serviceOf(vi.fn(async (_key: string) => undefined))
  expect(await service.serve({ ...WEBP, key: 'nowhere' })).toBeUndefined()
  expect(await readdir(cacheDir)).toEqual([])
})

test('an original that cannot be decoded fails for this visitor and is tried again for the next', async () => {
  const read = vi.fn(async (_key: string): Promise<Buffer | undefined> => Buffer.from('no picture'))
  const { service } = serviceOf(read)
  await expect(service.serve(WEBP)).rejects.toThrow()
  read.mockResolvedValue(original)
  expect((await service.serve(WEBP))?.format).toBe('webp')
})
