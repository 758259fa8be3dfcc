import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImageRequest } from './image-address.ts'
import { ImageService } from './image-service.ts'

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

function serviceOf(read = vi.fn(async (_key: string): Promise<Buffer | undefined> => original)) {
  const failures: unknown[] = []
  const service = new ImageService({
    originals: { read, version: async (key) => (key === 'nowhere' ? undefined : version.current) },
    cacheDir,
    onError: (error) => failures.push(error),
  })
  return { service, read, failures }
}

const WEBP: ImageRequest = { key: 'room-1', format: 'webp', width: 640 }

test('a picture is resized to the width that was asked for', async () => {
  const { service } = serviceOf()
  const image = await service.serve(WEBP)
  expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'webp', width: 640 })
})

test('a picture is never enlarged', async () => {
  const { service } = serviceOf()
  const image = await service.serve({ ...WEBP, width: 1536 })
  expect((await sharp(image?.bytes).metadata()).width).toBe(800)
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
  expect(await readdir(path.join(cacheDir, '640'))).toEqual(['room-1.v1.webp'])
})

test('a replaced original is resized anew', async () => {
  const { service, read } = serviceOf()
  await service.serve(WEBP)
  version.current = 'v2'
  await service.serve(WEBP)
  expect(read).toHaveBeenCalledTimes(2)
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
