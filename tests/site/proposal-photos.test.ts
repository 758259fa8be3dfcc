import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpeg, proposalForm } from '../helpers/proposal-forms.ts'
import { type RunningSite, startSite } from './running-site.ts'

let site: RunningSite
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-proposal-site-'))
  site = await startSite({ DATA_DIR: folder, DEMO: '0' })
}, 120_000)
afterAll(async () => {
  await site.kill()
  await rm(folder, { recursive: true, force: true })
})

let drafts = 0
/** A token as a browser makes one, another each time. */
const newToken = () => `draft-${String(++drafts).padStart(4, '0')}-${'x'.repeat(32)}`

const photosUrl = (rest = '') => `${site.origin}/api/proposal-photos${rest}`

function send(token: string, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(photosUrl(), {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'x-proposal-draft': token, 'content-type': 'image/jpeg', ...headers },
  })
}

async function sent(token: string, seed: number): Promise<{ id: string; width: number; height: number }> {
  const answer = await send(token, await jpeg(seed))
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: string; width: number; height: number }
}

const listed = async (token: string) => {
  const answer = await fetch(photosUrl(), { headers: { 'x-proposal-draft': token } })
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}

describe('the photographs of a draft', () => {
  test('are taken, shown small to their sender, and taken away', async () => {
    const token = newToken()
    const photo = await sent(token, 1)
    expect(photo).toMatchObject({ width: 900, height: 600 })
    // The same picture again is the same photograph: a lost answer costs nothing.
    expect(await sent(token, 1)).toEqual(photo)
    expect(await listed(token)).toEqual([photo.id])

    const preview = await fetch(photosUrl(`/${photo.id}?draft=${token}`))
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(preview.headers.get('cache-control')).toBe('private, max-age=3600')
    expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({
      width: 640,
      height: 426,
    })

    const gone = await fetch(photosUrl(`/${photo.id}`), {
      method: 'POST',
      headers: { 'x-proposal-draft': token },
    })
    expect(gone.status).toBe(204)
    expect(await listed(token)).toEqual([])
    expect((await fetch(photosUrl(`/${photo.id}?draft=${token}`))).status).toBe(404)
  })

  test('a photograph of a telephone is stored without the place where it was taken', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 4000, height: 3000, channels: 3, background: 'white', noise } as const
    const phone = await sharp({ create })
      .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(phone.length).toBeGreaterThan(11_000_000)
    const answer = await send(newToken(), phone)
    expect([answer.status, await answer.json()]).toMatchObject([201, { width: 3000, height: 4000 }])
    const keys = await readdir(path.join(folder, 'files', 'proposals'))
    const heads = keys.map((key) => sharp(path.join(folder, 'files', 'proposals', key)).metadata())
    for (const { exif, icc, xmp } of await Promise.all(heads))
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
  }, 60_000)

  test('no other visitor sees or removes them, under any name', async () => {
    const token = newToken()
    const { id } = await sent(token, 2)
    const other = newToken()
    for (const address of [
      `/${id}`,
      `/${id}?draft=`,
      `/${id}?draft=${other}`,
      `/..%2f${id}?draft=${token}`,
    ]) {
      expect((await fetch(photosUrl(address))).status).toBe(404)
    }
    await fetch(photosUrl(`/${id}`), { method: 'POST', headers: { 'x-proposal-draft': other } })
    expect(await listed(token)).toEqual([id])
    expect(await listed(other)).toEqual([])
    const [key = ''] = await readdir(path.join(folder, 'files', 'proposals'))
    for (const name of [`proposals%2F${key}`, `proposals/${key}`, key, id]) {
      expect([400, 404]).toContain((await fetch(`${site.origin}/img/f_webp,w_640/${name}`)).status)
    }
  })

  test.each([
    ['a false type', { 'content-type': 'image/png' }],
    ['a type that is none', { 'content-type': 'image/..%2F' }],
  ])('%s decides nothing', async (_, headers) => {
    const answer = await send(newToken(), await jpeg(3), headers)
    expect(answer.status).toBe(201)
  })

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a page', new TextEncoder().encode('<html><script>alert(1)</script>'), 'unknown-format'],
    [
      'a drawing that can hold script',
      new TextEncoder().encode('<svg onload="alert(1)"/>'),
      'format-not-taken',
    ],
    ['more than 15 MB', new Uint8Array(15_000_001), 'too-many-bytes'],
  ])('%s is rejected', async (_, bytes, code) => {
    const answer = await send(newToken(), bytes, { 'content-type': 'application/octet-stream' })
    expect([answer.status, await answer.json()]).toMatchObject([422, { code }])
  })

  test('a body that is far too large is not even read, and a token must be one', async () => {
    expect((await send(newToken(), new Uint8Array(31_000_000))).status).toBe(413)
    for (const token of ['', 'short', '../'.repeat(12)])
      expect((await send(token, await jpeg(4))).status).toBe(403)
  })

  test('twelve are taken, and no thirteenth', async () => {
    const token = newToken()
    for (let seed = 1; seed <= 12; seed++) await sent(token, seed)
    const answer = await send(token, await jpeg(13))
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'too-many-photos' }])
    expect(await listed(token)).toHaveLength(12)
  }, 60_000)

  test('other sites cannot send any', async () => {
    const answer = await send(newToken(), await jpeg(1), { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
  })

  test('one that breaks off leaves nothing behind', async () => {
    const token = newToken()
    const { hostname, port } = new URL(site.origin)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        const head = [
          'POST /api/proposal-photos HTTP/1.1',
          `Host: ${hostname}:${port}`,
          `x-proposal-draft: ${token}`,
        ]
        socket.write(`${head.join('\r\n')}\r\nContent-Length: 100000\r\n\r\nhalf of it`)
        setTimeout(() => socket.destroy(), 200)
      })
      socket.on('close', () => resolve())
    })
    await expect.poll(() => readdir(path.join(folder, 'incoming'))).toEqual([])
    expect(await listed(token)).toEqual([])
  })
})

describe('the form without script', () => {
  const rows = () => {
    const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
    const sql = `select p.position, e.reference from proposal_photo p join enquiry e on e.id = p.enquiry_id
      order by e.created_at, p.position`
    const found = database.prepare(sql).all()
    database.close()
    return found
  }
  const post = (body: FormData) =>
    fetch(`${site.origin}/fr/soumettre-lieu`, { method: 'POST', body, redirect: 'manual' })
  const file = async (seed: number) =>
    new File([new Uint8Array(await jpeg(seed))], `salle-${seed}.jpg`, { type: 'image/jpeg' })

  test('keeps photographs of a rejected form, shows them and stores them the second time', async () => {
    const gif = new File(['GIF89a'], 'plan.gif', { type: 'image/gif' })
    const rejected = await post(proposalForm([await file(20), gif, await file(21)], { email: 'camille@' }))
    expect(rejected.status).toBe(422)
    const page = await rejected.text()
    const draft = /name="draft" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const photos = [
      ...page.matchAll(/name="photos" checked="" value="([^"]+)"|value="([0-9a-f-]{36})"/g),
    ].map((found) => found[1] ?? found[2] ?? '')
    expect(photos).toHaveLength(2)
    expect(page).toContain('plan.gif')
    expect(page).toContain('value="Atelier Charlot"')
    const [preview = ''] = /\/api\/proposal-photos\/[0-9a-f-]{36}\?draft=[\w-]+/.exec(page) ?? []
    expect((await fetch(site.origin + preview)).headers.get('content-type')).toBe('image/webp')

    const taken = await post(proposalForm([], { draft, photos }))
    expect(taken.status).toBe(303)
    expect(taken.headers.get('location')).toMatch(
      /^\/fr\/soumettre-lieu\?reference=Q-\d\d-0001&receipt=[^#]+#form$/,
    )
    expect(rows()).toMatchObject([{ position: 0 }, { position: 1 }])
  })

  test('takes twelve photographs of telephones at once', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const files = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const create = { width: 2400 + at, height: 1800, channels: 3, background: 'white', noise } as const
        const bytes = await sharp({ create }).jpeg({ quality: 90 }).toBuffer()
        return new File([new Uint8Array(bytes)], `${at}.jpg`, { type: 'image/jpeg' })
      }),
    )
    const answer = await post(proposalForm(files, { venueName: 'Halle Pajol' }))
    expect(answer.status).toBe(303)
    expect(rows()).toHaveLength(14)
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([])
  }, 120_000)
})
