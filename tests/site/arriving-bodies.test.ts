import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LIMITS } from '#/platform/rate-limits/limit-table.ts'
import { PLACES_PER_SUBSCRIBER } from '#/platform/uploads/spool-places.ts'
import { jpeg, proposalForm } from '../helpers/proposal-forms.ts'
import { RIGHT_FORMS } from './every-form.ts'
import { type RawPost, rawPost, writeAtPace } from './raw-post.ts'
import { type RunningSite, startSite } from './running-site.ts'

let site: RunningSite
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-bodies-'))
  site = await startSite({ DATA_DIR: folder, DEMO: '0', RATE_LIMITS: '1', TRUST_PROXY: '1' })
}, 120_000)
afterAll(async () => {
  await site.kill()
  await rm(folder, { recursive: true, force: true })
})

let networks = 0
/** An address in a network without earlier submissions. */
const newAddress = () => `203.${Math.floor(++networks / 250)}.${networks % 250}.9`

let drafts = 0
const photoHeaders = (address: string) => ({
  'x-forwarded-for': address,
  'x-proposal-draft': `draft-${String(++drafts).padStart(4, '0')}-${'x'.repeat(32)}`,
  'content-type': 'image/jpeg',
})

const PHOTO_BYTES = 14_900_000

function openPhoto(address: string, length = PHOTO_BYTES): RawPost {
  const post = rawPost(site.origin, { path: '/api/proposal-photos', length, headers: photoHeaders(address) })
  onTestFinished(() => void post.socket.destroy())
  return post
}

const sendPhoto = async (address: string, bytes: Uint8Array) =>
  fetch(`${site.origin}/api/proposal-photos`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: photoHeaders(address),
  })

/** Bytes of every file on its way in. */
async function spooled(): Promise<number[]> {
  const incoming = path.join(folder, 'incoming')
  const names = await readdir(incoming).catch(() => [])
  const sizes = names.map((name) =>
    stat(path.join(incoming, name))
      .then(({ size }) => size)
      .catch(() => 0),
  )
  return Promise.all(sizes)
}

/** About this many bytes of JPEG. */
async function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width, height, channels: 3, background: 'white', noise } as const
  return sharp({ create }).jpeg({ quality: 60 }).toBuffer()
}

describe('photographs', () => {
  test('of twenty connections of one address fill a few files, and others go on sending', async () => {
    const address = newAddress()
    const all = Array.from({ length: 20 }, () => openPhoto(address))
    for (const { socket } of all) socket.write(Buffer.alloc(PHOTO_BYTES - 1))
    const full = async () => (await spooled()).filter((size) => size === PHOTO_BYTES - 1).length
    await expect.poll(full).toBe(PLACES_PER_SUBSCRIBER)
    expect((await sendPhoto(newAddress(), await jpeg(1))).status).toBe(201)
    expect(await spooled()).toHaveLength(PLACES_PER_SUBSCRIBER)
    // An aborted upload leaves no file.
    for (const { socket } of all) socket.destroy()
    await expect.poll(spooled).toEqual([])
  }, 60_000)

  test('that only drip are ended with 408 and leave nothing; a slow telephone line passes', async () => {
    const bytes = await photo(900, 600)
    expect(bytes.length).toBeGreaterThan(100_000)
    const slow = openPhoto(newAddress(), bytes.length)
    const dripping = openPhoto(newAddress())
    await Promise.all([
      writeAtPace(slow.socket, bytes, 8000),
      writeAtPace(dripping.socket, Buffer.alloc(1000), 20),
    ])
    expect(await slow.status).toBe(201)
    expect(await dripping.status).toBe(408)
    expect(dripping.answer()).toMatch(/^Connection: close\r$/im)
    await dripping.closed
    expect(await spooled()).toEqual([])
  }, 120_000)

  test('twelve at once of an honest person are all taken', async () => {
    const address = newAddress()
    const bytes = await Promise.all(Array.from({ length: 12 }, (_, at) => photo(1600 + at, 1200)))
    const answers = await Promise.all(bytes.map((one) => sendPhoto(address, one)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  }, 60_000)

  test('of an address over its limit are answered before they have come, and nothing is written', async () => {
    const address = newAddress()
    for (let n = 0; n < LIMITS.upload.subscriber.points; n += 20) {
      await Promise.all(Array.from({ length: 20 }, () => sendPhoto(address, Buffer.from('no picture'))))
    }
    const over = openPhoto(address)
    over.socket.write(Buffer.alloc(100_000))
    expect(await over.status).toBe(429)
    expect(over.answer()).toMatch(/^Retry-After: \d+\r$/im)
    await expect.poll(over.answer).toContain('too-many-uploads')
    expect(await spooled()).toEqual([])
    // A browser that goes on sending reads its answer all the same.
    const whole = await sendPhoto(address, Buffer.alloc(PHOTO_BYTES))
    expect([whole.status, await whole.json()]).toMatchObject([429, { code: 'too-many-uploads' }])
  }, 60_000)
})

describe('forms', () => {
  const post = (address: string, fields: Readonly<Record<string, string>>, accept = 'text/html') =>
    fetch(`${site.origin}/fr/contact`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-forwarded-for': address, accept },
      redirect: 'manual',
    })
  const WRONG = { ...RIGHT_FORMS.contact, email: 'camille@' }

  test('with validation errors are limited, generously and before they are read', async () => {
    const address = newAddress()
    const { points } = LIMITS['form-attempt'].subscriber
    expect(points).toBeGreaterThanOrEqual(60)
    const statuses: number[] = []
    for (let n = 0; n < points; n += 1) statuses.push((await post(address, WRONG, 'application/json')).status)
    expect(statuses).toEqual(Array(points).fill(422))

    const over = rawPost(site.origin, {
      path: '/fr/contact',
      length: 5000,
      headers: { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' },
    })
    onTestFinished(() => void over.socket.destroy())
    expect(await over.status).toBe(429)
    expect(over.answer()).toMatch(/^Retry-After: \d+\r$/im)
    const page = await (await post(address, WRONG)).text()
    expect(page).toContain('<html lang="fr">')
    const told = await post(address, WRONG, 'application/json')
    expect(await told.json()).toMatchObject({ kind: 'limited', retryAfterSeconds: expect.any(Number) })
    expect((await post(newAddress(), WRONG)).status, 'others').toBe(422)
  }, 120_000)

  test('of which many are wrong at once leave the site answering others in between', async () => {
    // Each of its own network: no limit stops them.
    let answered = 0
    const all = Array.from({ length: 120 }, async () => {
      const response = await post(newAddress(), WRONG)
      await response.text()
      answered += 1
      return response
    })
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0)
    const before = answered
    await (await fetch(`${site.origin}/healthz`)).text()
    expect(answered - before, 'pages rendered while /healthz waited').toBeLessThan(60)
    const found = await Promise.all(all)
    expect(new Set(found.map(({ status }) => status)).isSubsetOf(new Set([422, 503]))).toBe(true)
    const busy = found.filter(({ status }) => status === 503)
    for (const { headers } of busy) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }, 60_000)

  test('of a sender at the limit bring no photograph to the disk', async () => {
    const address = newAddress()
    for (let n = 0; n < LIMITS.form.subscriber.points; n += 1) {
      await post(address, { ...RIGHT_FORMS.contact, company: `Maison ${n}` }, 'application/json')
    }
    const before = await readdir(path.join(folder, 'files', 'proposals')).catch(() => [])
    const file = new File([new Uint8Array(await jpeg(77))], 'salle.jpg', { type: 'image/jpeg' })
    const answer = await fetch(`${site.origin}/fr/soumettre-lieu`, {
      method: 'POST',
      body: proposalForm([file]),
      headers: { 'x-forwarded-for': address },
      redirect: 'manual',
    })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    // The page returns the typed values.
    expect(await answer.text()).toContain('value="Atelier Charlot"')
    expect(await readdir(path.join(folder, 'files', 'proposals')).catch(() => [])).toEqual(before)
    expect(await spooled()).toEqual([])
  }, 60_000)

  test('that arrive slowly are bounded in number, and others are served meanwhile', async () => {
    const address = newAddress()
    const slow = Array.from({ length: 200 }, () =>
      rawPost(site.origin, {
        path: '/fr/contact',
        length: 5000,
        headers: { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    )
    onTestFinished(() => {
      for (const { socket } of slow) socket.destroy()
    })
    let rejected = 0
    for (const { status } of slow)
      void status.then((code) => {
        rejected += code === 429 || code === 503 ? 1 : 0
      })
    await expect.poll(() => rejected).toBeGreaterThanOrEqual(60)
    expect((await post(newAddress(), WRONG)).status).toBe(422)
  }, 60_000)
})
