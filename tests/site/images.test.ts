import { execFile as execFileWithCallback } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePicture, venueRecord, writeCatalogue } from '../helpers/catalogue-folder.ts'
import { type RunningSite, startSite } from './running-site.ts'

const execFile = promisify(execFileWithCallback)

/** A site without venues and with three originals in its store. */
async function siteFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-images-'))
  await mkdir(path.join(folder, 'files'))
  for (const [at, color] of ['teal', 'maroon', 'gold'].entries()) {
    await writeFile(path.join(folder, 'files', `room-${at + 1}`), await makePicture(color, 1100, 733))
  }
  await writeFile(path.join(folder, 'secret'), 'not for visitors')
  return folder
}

/** Pictures that lie in a storage of their own: beside the database they would be those of a site that was lost. */
function placesIn(folder: string): Record<string, string> {
  return { DATA_DIR: path.join(folder, 'data'), STORAGE_URL: `file:${path.join(folder, 'files')}` }
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Ask for a path as it is written: `fetch` would tidy it first. */
function ask(
  site: RunningSite,
  target: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.origin)
    request({ hostname, port, path: target, ...options }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode, headers: response.headers, body })
    })
      .on('error', reject)
      .end()
  })
}

describe('the image service of a running site', () => {
  let folder = ''
  let site: RunningSite
  beforeAll(async () => {
    folder = await siteFolder()
    site = await startSite({ ...placesIn(folder), DEMO: '0' })
  }, 120_000)
  afterAll(async () => {
    await site.kill()
    await rm(folder, { recursive: true, force: true })
  })

  test.each([
    ['f_webp,w_640', 'webp', 640, 426],
    ['f_jpeg,w_320,h_320,q_60,fit_cover', 'jpeg', 320, 320],
    ['f_jpeg,w_320,h_213,q_70', 'jpeg', 320, 213],
    ['f_webp,w_768,h_512,q_80,fit_contain,b_0c1116', 'webp', 768, 512],
    ['f_webp,w_3072', 'webp', 1100, 733],
    ['avatar', 'webp', 50, 50],
    ['avatar@2x', 'webp', 100, 100],
    ['cover', 'webp', 800, 600],
  ])('%s', async (modifiers, format, width, height) => {
    const { status, headers, body } = await ask(site, `/img/${modifiers}/room-1`)
    expect([status, headers['content-type']]).toEqual([200, `image/${format}`])
    expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
    // Mails that are read on pages of other sites show it.
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(await sharp(body).metadata()).toMatchObject({ format, width, height })
  })

  test('who has it already gets 304, who asks for the head gets the head', async () => {
    const { headers } = await ask(site, '/img/f_webp,w_640/room-2')
    const etag = headers.etag ?? ''
    const again = await ask(site, '/img/f_webp,w_640/room-2', { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0])
    const head = await ask(site, '/img/f_webp,w_640/room-2', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      headers['content-length'],
      0,
    ])
  })

  test('WebP at once, to be asked for again; then AVIF', async () => {
    const first = await ask(site, '/img/f_avif,w_320/room-3')
    expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
      'image/webp',
      'no-cache',
    ])
    await expect
      .poll(async () => (await ask(site, '/img/f_avif,w_320/room-3')).headers['content-type'])
      .toBe('image/avif')
  })

  test.each([
    ['/img/f_webp,w_641/room-1', 400, 'The width must be one of'],
    ['/img/f_gif,w_640/room-1', 400, 'The format must be one of'],
    ['/img/f_webp,w_640,h_1/room-1', 400, 'The height must be one of'],
    ['/img/f_webp,w_640,w_640/room-1', 400, 'once each'],
    ['/img/blur_9/room-1', 400, 'The modifiers are'],
    ['/img/f_webp,w_640/..%2fsecret', 400, 'The key may hold only'],
    ['/img/f_webp,w_640/%2e%2e%2fsecret', 400, 'The key may hold only'],
    ['/img/f_webp,w_640/..%5csecret', 400, 'The key may hold only'],
    ['/img/f_webp,w_640/room-1%00.jpg', 400, 'The key may hold only'],
    ['/img/f_webp,w_640/%252e%252e%252fsecret', 400, 'The key may hold only'],
    [`/img/f_webp,w_640/${'a'.repeat(1500)}`, 400, '200 characters at most'],
    // Longer than any address of the site, so rejected without a look-up.
    [`/img/f_webp,w_640/${'a'.repeat(5000)}`, 414, 'This address is too long'],
    ['/img/f_webp,w_640//etc/passwd', 400, 'has the form'],
    ['/img/f_webp,w_640/room-1/more', 400, 'has the form'],
    ['/img/f_webp,w_640/no-such-room', 404, 'There is no image with this key'],
    ['/img/f_webp,w_640/secret', 404, 'There is no image'],
  ])('%.60s is answered %d with the reason', async (target, status, reason) => {
    const answer = await ask(site, target)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body.toString()).toContain(reason)
  })

  test.each(['/img/f_webp,w_640/../../secret', '/img/f_webp,w_640/%2e%2e/%2e%2e/secret'])(
    '%s leads nowhere near the store',
    async (target) => {
      const answer = await ask(site, target)
      expect(answer.status).toBe(404)
      expect(answer.body.toString()).not.toContain('not for visitors')
    },
  )

  test('nothing can be sent to a picture', async () => {
    const answer = await ask(site, '/img/f_webp,w_640/room-1', { method: 'POST' })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('a crowd of forty pictures is made, one after the other, and the site lives on', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 900, height: 600, channels: 3, background: 'white', noise } as const
    const original = await sharp({ create }).jpeg().toBuffer()
    const keys = Array.from({ length: 40 }, (_, number) => `crowd-${number}`)
    for (const key of keys) await writeFile(path.join(folder, 'files', key), original)
    const answers = await Promise.all(keys.map((key) => ask(site, `/img/f_webp,w_640/${key}`)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect((await ask(site, '/img/f_webp,w_320/room-1')).status).toBe(200)
  }, 60_000)
})

test('AVIF are made ahead by one process of several, the narrow ones first, and do not hold up a stop', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  const folder = await siteFolder()
  const settings = { ...placesIn(folder), DEMO: '0', IMAGE_AVIF_AHEAD: '1', WEB_CONCURRENCY: '2' }
  const site = await startSite(settings)
  await expect
    .poll(() => site.output(), { timeout: 60_000 })
    .toMatch(/^Pictures: [1-9]\d* of \d+\sAVIF made$/m)
  expect(site.output().match(/^Pictures: 0\sof \d+\sAVIF made$/gm)).toHaveLength(1)
  expect((await ask(site, '/img/f_avif,w_320/room-1')).headers['content-type']).toBe('image/avif')
  expect(await site.stop()).toBe(0)
  await rm(folder, { recursive: true, force: true })
})

test('AVIF of all pictures are made ahead, with a line, and only once', {
  tags: ['full'],
  timeout: 420_000,
}, async () => {
  const folder = await siteFolder()
  const settings = { ...placesIn(folder), DEMO: '0', IMAGE_AVIF_AHEAD: '1', WEB_CONCURRENCY: '2' }
  const first = await startSite(settings)
  // The site's own pictures are among them, so the number depends on how many it ships.
  const done = /Pictures: (\d+) of \1 AVIF made/
  await expect.poll(() => first.output(), { timeout: 200_000 }).toMatch(done)
  const total = Number(done.exec(first.output())?.[1])
  expect(first.output().match(new RegExp(`^Pictures: 0 of ${total} AVIF made$`, 'gm'))).toHaveLength(1)
  expect((await ask(first, '/img/f_avif,w_640/room-1')).headers['content-type']).toBe('image/avif')
  expect(await first.stop()).toBe(0)

  // Another process brings pictures; the site hears of it and makes those six only.
  const second = await startSite(settings)
  const catalogue = await writeCatalogue([venueRecord('alpha')])
  await execFile(process.execPath, ['scripts/catalogue.ts', 'import', catalogue], {
    env: { PATH: process.env.PATH, ...placesIn(folder) },
  })
  const more = total + 6
  await expect
    .poll(() => second.output(), { timeout: 200_000 })
    .toContain(`Pictures: ${more} of ${more} AVIF made`)
  expect(second.output()).not.toContain(`of ${total} AVIF`)
  expect(second.output()).not.toContain('Pictures: 0 of')
  expect(await second.stop()).toBe(0)
  await rm(folder, { recursive: true, force: true })
})
