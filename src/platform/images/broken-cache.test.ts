/** The cache saves work. Whatever happens to it, pictures are shown. */
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SocialImageService } from '#/platform/social-images/social-image-service.ts'
import { FULL_RUN } from '../../../tests/helpers/full-run.ts'
import { serve, stopServing } from '../../../tests/helpers/http-server.ts'
import { ImageService } from './image-service.ts'

let cacheDir: string
let original: Buffer
let problems: unknown[]
beforeEach(async () => {
  problems = []
  cacheDir = await mkdtemp(path.join(tmpdir(), 'passage-broken-'))
  const canvas = { width: 400, height: 300, channels: 3, background: '#0d4a36' } as const
  original = await sharp({ create: canvas }).jpeg().toBuffer()
})
afterEach(async () => {
  stopServing()
  await rm(cacheDir, { recursive: true, force: true })
})

const TARGETS = {
  picture: '/img/f_webp,w_320/room-1',
  preview: '/previews/en/about.0123456789abcdef.jpg',
} as const

/** A process that has just started: nothing is in memory. */
async function started(): Promise<string> {
  stopServing()
  const originals = { read: async () => original, version: async () => 'v1', list: async () => [] }
  const parts = { originals, cacheDir, processes: 1, onError: (error: unknown) => problems.push(error) }
  const preview = {
    name: 'en-about',
    version: '0123456789abcdef',
    text: { title: 'About', note: 'Paris', brand: 'Passage', language: 'en' as const },
    photo: 'room-1',
  }
  return serve({
    images: new ImageService({ ...parts, cacheBytes: 10_000_000, parallel: 1 }),
    previews: new SocialImageService({ ...parts, find: async (address) => ({ preview, address }) }),
  })
}

async function picture(target: string) {
  const answer = await fetch((await started()) + target)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, bytes.length > 100]).toEqual([200, true])
  return { bytes, width: (await sharp(bytes).metadata()).width }
}

/** The one file that the cache holds. */
async function entry(): Promise<string> {
  const found = await readdir(cacheDir, { recursive: true, withFileTypes: true })
  const files = found.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  expect(files).toHaveLength(1)
  return files[0] ?? ''
}

type Damage = [name: string, damage: (file: string, bytes: Buffer) => Promise<unknown>]

describe.each(Object.entries(TARGETS))('a %s', (kind, target) => {
  const damages: Damage[] = [
    ['empty', (file) => truncate(file)],
    ['cut short', (file, { length }) => truncate(file, length >> 1)],
    ['without its last byte', (file, { length }) => truncate(file, length - 1)],
    [
      'another in the middle',
      (file, bytes) => writeFile(file, bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 9)),
    ],
    ['nothing but zeros', (file, bytes) => writeFile(file, Buffer.alloc(bytes.length))],
  ]
  // Both keep their files in the same cache, and a preview is drawn anew each time.
  test.each(FULL_RUN || kind === 'picture' ? damages : damages.slice(1, 2))(
    'whose entry is %s is made anew and replaced',
    async (_name, damage) => {
      const whole = await picture(target)
      const file = await entry()
      const kept = await readFile(file)
      await damage(file, Buffer.from(kept))
      expect((await picture(target)).bytes).toEqual(whole.bytes)
      expect(await readFile(file)).toEqual(kept)
      expect(await entry()).toBe(file)
    },
  )

  test('whose entry cannot be read is shown', async () => {
    const whole = await picture(target)
    const file = await entry()
    await rm(file)
    await mkdir(path.join(file, 'in-the-way'), { recursive: true })
    expect((await picture(target)).bytes).toEqual(whole.bytes)
    expect(problems.length).toBeGreaterThan(0)
  })

  test('is shown when the cache has no folder to write to', async () => {
    await rm(cacheDir, { recursive: true })
    await writeFile(cacheDir, 'a file where the folder should be')
    expect((await picture(target)).width).toBeGreaterThan(0)
    expect(problems.length).toBeGreaterThan(0)
  })
})

test('what could not be kept whole leaves nothing behind', async () => {
  await mkdir(path.join(cacheDir, 'f_webp,w_320'), { recursive: true })
  const service = await picture(TARGETS.picture)
  const file = await entry()
  await rm(file)
  await mkdir(path.join(file, 'in-the-way'), { recursive: true })
  expect((await picture(TARGETS.picture)).bytes).toEqual(service.bytes)
  const names = await readdir(path.dirname(file))
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
})
