/** Cost of one visitor's new pictures for the others, measured over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serve, stopServing } from '../../../tests/helpers/http-server.ts'
import { ImageService, type ImageServiceOptions } from './image-service.ts'

const OFFICE = '203.0.113.7'
const OTHER = '198.51.100.2'
const THIRD = '192.0.2.44'
let cacheDir: string
let original: Buffer
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'passage-budget-'))
  const canvas = { width: 400, height: 300, channels: 3, background: '#0d4a36' } as const
  original = await sharp({ create: canvas }).jpeg().toBuffer()
})
afterEach(async () => {
  stopServing()
  await rm(cacheDir, { recursive: true, force: true })
})

async function site(options: Partial<ImageServiceOptions> = {}) {
  const origin = await serve({
    trustProxy: 1,
    images: new ImageService({
      originals: { read: async () => original, version: async () => 'v1', list: async () => [] },
      cacheDir,
      cacheBytes: 10_000_000,
      processes: 1,
      parallel: 1,
      onError: () => {},
      ...options,
    }),
  })
  return async (address: string, target: string) => {
    const answer = await fetch(origin + target, { headers: { 'x-forwarded-for': address } })
    await answer.arrayBuffer()
    return answer
  }
}

/** Let a number of pictures of each visitor be made, as the limits of the running site do. */
function budgetOf(points: number) {
  const taken = new Map<string | undefined, number>()
  return (address: string | undefined) => {
    const count = (taken.get(address) ?? 0) + 1
    taken.set(address, count)
    return count > points ? 600 : 0
  }
}

test('who asks for one picture does not wait for all that another visitor has asked for, the same one or not', async () => {
  const ask = await site()
  const finished: string[] = []
  const asked = Array.from({ length: 60 }, (_, number) =>
    ask(OFFICE, `/img/f_webp,w_320/room-${number}`).then(() => finished.push('crowd')),
  )
  const one = ask(OTHER, '/img/f_webp,w_320/wanted').then(() => finished.push('one'))
  const same = ask(THIRD, '/img/f_webp,w_320/room-59').then(() => finished.push('same'))
  await Promise.all([...asked, one, same])
  // The one that is being made goes on, and each visitor has a turn.
  expect(finished.indexOf('one')).toBeLessThan(20)
  expect(finished.indexOf('same')).toBeLessThan(20)
})

test('an office of thirty that opens a list of 24 cards at once gets every picture', async () => {
  const canvas = { width: 16, height: 12, channels: 3, background: '#0d4a36' } as const
  original = await sharp({ create: canvas }).jpeg().toBuffer()
  const ask = await site({ parallel: 2 })
  const cards = Array.from({ length: 30 * 24 }, (_, number) => `/img/f_webp,w_320/card-${number}`)
  const answers = await Promise.all(cards.map((card) => ask(OFFICE, card)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
}, 60_000)

test('beyond the budget what is not made yet is rejected with a time, what is made is not, nor others', async () => {
  const ask = await site({ waitOf: budgetOf(3) })
  const statuses = []
  for (let n = 0; n < 5; n += 1) statuses.push((await ask(OFFICE, `/img/f_webp,w_320/room-${n}`)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const rejected = await ask(OFFICE, '/img/f_webp,w_320/room-9')
  expect([rejected.headers.get('retry-after'), rejected.headers.get('cache-control')]).toEqual([
    '600',
    'no-store',
  ])
  for (let n = 0; n < 50; n += 1)
    expect((await ask(OFFICE, `/img/f_webp,w_320/room-${n % 3}`)).status).toBe(200)
  expect((await ask(OTHER, '/img/f_webp,w_320/room-4')).status).toBe(200)
  expect((await ask(OFFICE, '/img/f_webp,w_320/room-4')).status).toBe(200)
})

test('who asks for what another visitor waits for already costs nothing', async () => {
  const ask = await site({ waitOf: budgetOf(1) })
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(OFFICE, '/img/f_webp,w_320/room-1')))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
})

test('beyond the budget a better format is not made, the picture is shown all the same', async () => {
  const ask = await site({ waitOf: budgetOf(1) })
  await ask(OFFICE, '/img/f_webp,w_320/room-1')
  const answer = await ask(OFFICE, '/img/f_avif,w_320/room-1')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
})
