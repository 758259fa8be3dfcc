import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/helpers/catalogue-folder.ts'
import { plainVariant } from '../../lib/pictures/allow-list.ts'
import { ImageCache, SEAL_BYTES, seal } from './image-cache.ts'

const FOLDER = 'f_webp,w_640'
const BOUND = 10_000
const picture = (number: number) => ({ ...plainVariant('webp', 640), key: `room-${number}`, version: 'v1' })
const errors: unknown[] = []
const open = (root: string, processes = 1) =>
  new ImageCache({ root, maxBytes: BOUND, processes, onError: (error) => errors.push(error) })

async function bytesIn(root: string): Promise<number> {
  const names = await readdir(path.join(root, FOLDER))
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(root, FOLDER, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Write a finished picture that was last used some hours ago. */
async function keep(root: string, number: number, bytes: number, hoursAgo: number): Promise<void> {
  const file = path.join(root, FOLDER, `room-${number}.v1.webp.sealed`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, seal(Buffer.alloc(bytes - SEAL_BYTES)))
  const time = new Date(Date.now() - hoursAgo * 3_600_000)
  await utimes(file, time, time)
}

test('gives back what was written, whole, and nothing else', async () => {
  const root = await temporaryFolder()
  const cache = open(root)
  expect(await cache.read(picture(1))).toBeUndefined()
  await cache.write(picture(1), Buffer.from('bytes'))
  expect((await cache.read(picture(1)))?.toString()).toBe('bytes')
  expect([await cache.has(picture(1)), await cache.has(picture(2))]).toEqual([true, false])
  expect(await readdir(path.join(root, FOLDER))).toEqual(['room-1.v1.webp.sealed'])
})

test('never holds more than its bound, with two processes writing', async () => {
  const root = await temporaryFolder()
  const caches = [open(root, 2), open(root, 2)]
  for (let number = 0; number < 60; number += 1) {
    await caches[number % 2]?.write(picture(number), Buffer.alloc(400))
    // A clearing runs beside the answer; here it is given its moment.
    await expect.poll(() => bytesIn(root), { interval: 5 }).toBeLessThanOrEqual(BOUND)
  }
  expect(await open(root).has(picture(59))).toBe(true)
  expect(errors).toEqual([])
})

test('after a restart too: what was not used for longest goes first', async () => {
  const root = await temporaryFolder()
  for (let number = 0; number < 9; number += 1) await keep(root, number, 1000, 20 - number)
  const cache = open(root)
  // Used again just now.
  await cache.read(picture(0))
  await cache.write(picture(9), Buffer.alloc(1000 - SEAL_BYTES))
  const left = [0, 3, 4, 5, 6, 7, 8, 9].map((number) => `room-${number}.v1.webp.sealed`)
  await expect.poll(() => readdir(path.join(root, FOLDER)).then((names) => names.sort())).toEqual(left)
})

test('a use is written to the disk once an hour', async () => {
  const root = await temporaryFolder()
  const file = path.join(root, FOLDER, 'room-1.v1.webp.sealed')
  await keep(root, 1, 50, 0.5)
  const before = await stat(file)
  await open(root).read(picture(1))
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs)
  await keep(root, 1, 50, 2)
  await open(root).read(picture(1))
  expect(Date.now() - (await stat(file)).mtimeMs).toBeLessThan(60_000)
})
