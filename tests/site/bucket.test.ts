import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { irreplaceable } from '#/platform/storage/rebuildable.ts'
import { openS3Storage } from '#/platform/storage/s3-storage.ts'
import { makePicture } from '../helpers/catalogue-folder.ts'
import { jpeg, proposalForm } from '../helpers/proposal-forms.ts'
import { startTestS3, type TestS3 } from '../helpers/s3-server.ts'
import { type RunningSite, startSite } from './running-site.ts'

const TOKEN = `draft-${'x'.repeat(32)}`

let s3: TestS3
let folder = ''
beforeAll(async () => {
  s3 = await startTestS3()
  folder = await mkdtemp(path.join(tmpdir(), 'passage-bucket-'))
})
afterEach(() => s3.heal())
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const storage = () => openS3Storage(s3.place, { keys: s3.keys, limitMs: 10_000 })

describe('a site whose photographs are in a bucket', () => {
  let site: RunningSite
  beforeAll(async () => {
    await storage().put('room-1', await makePicture('teal', 1100, 733))
    site = await startSite({ DATA_DIR: path.join(folder, 'data'), DEMO: '0', ...s3.variables })
  }, 120_000)
  afterAll(() => site.kill())

  const sendPhoto = async (seed: number) =>
    fetch(`${site.origin}/api/proposal-photos`, {
      method: 'POST',
      body: new Uint8Array(await jpeg(seed)),
      headers: { 'x-proposal-draft': TOKEN, 'content-type': 'image/jpeg' },
    })
  const picture = (width: number) => fetch(`${site.origin}/img/f_webp,w_${width},q_60/room-1`)
  const readiness = async () => {
    const answer = await fetch(`${site.origin}/readyz`)
    return [answer.status, ((await answer.json()) as { failing: string[] }).failing]
  }

  test('takes a proposal with its photograph, and shows it', async () => {
    expect((await picture(320)).status).toBe(200)
    const taken = await sendPhoto(1)
    expect(taken.status).toBe(201)
    const { id } = (await taken.json()) as { id: string }
    const answer = await fetch(`${site.origin}/fr/soumettre-lieu`, {
      method: 'POST',
      body: proposalForm([], { draft: TOKEN, photos: [id] }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    const keys = irreplaceable(await storage().list())
    expect(keys).toEqual([expect.stringMatching(/^proposals\//), 'room-1'])
    // On this machine there is none.
    await expect(readdir(path.join(folder, 'data', 'files'))).rejects.toThrow('ENOENT')
    expect(await readiness()).toEqual([200, []])
  })

  test('shares its prefix with no other installation', async () => {
    const other = { DATA_DIR: path.join(folder, 'other'), DEMO: '0', ...s3.variables }
    const failure = await startSite(other).catch((error: unknown) => error)
    expect(String(failure)).toMatch(/photos\) belongs to another installation\. Nothing was started/)
    expect(String(failure)).not.toMatch(/ {4}at /)
    // A prefix inside it is another place, and this one's sweep leaves it alone.
    const inner = s3.variables.STORAGE_URL?.replace('/photos?', '/photos/staging?') ?? ''
    const staging = await startSite({ ...other, STORAGE_URL: inner })
    await staging.kill()
    const keys = await storage().list()
    expect(keys.filter((key) => key.startsWith('staging/'))).toEqual([])
  }, 120_000)

  test.each(['away', 'busy'] as const)(
    'goes on while it is %s, says so, and recovers',
    async (fault) => {
      expect((await picture(640)).status).toBe(200)
      s3.fail(fault)
      const refused = await sendPhoto(2)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
      const unmade = await picture(fault === 'away' ? 768 : 1024)
      expect([unmade.status, unmade.headers.get('retry-after')]).toEqual([503, '10'])
      // What was made of it lies here.
      expect((await picture(640)).status).toBe(200)
      expect((await fetch(`${site.origin}/`)).status).toBe(200)
      await expect.poll(readiness).toEqual([503, ['storage']])

      s3.heal()
      await expect.poll(readiness).toEqual([200, []])
      expect((await sendPhoto(2)).status).toBe(201)
      expect((await picture(fault === 'away' ? 768 : 1024)).status).toBe(200)
    },
    60_000,
  )

  test('is not ready once it may no longer write, until it may', async () => {
    s3.fail('denied', Number.POSITIVE_INFINITY, (request) => request.startsWith('PUT'))
    expect(await readiness()).toEqual([200, []])
    expect((await sendPhoto(3)).status).toBe(503)
    await expect.poll(readiness).toEqual([503, ['storage']])
    s3.heal()
    await expect.poll(readiness).toEqual([200, []])
    expect((await sendPhoto(3)).status).toBe(201)
    expect(site.output()).toMatch(/refuses these keys, or they may not do that in the bucket passage-test/)
    for (const secret of Object.values(s3.keys)) expect(site.output()).not.toContain(secret)
  })
})

test.each([
  [
    'a bucket that is not there',
    { STORAGE_URL: 'passage-test:passage-nowhere' },
    /has no bucket passage-nowhere/,
  ],
  ['wrong keys', { AWS_SECRET_ACCESS_KEY: 'not-the-one' }, /refuses these keys.*\(SignatureDoesNotMatch/],
  ['no keys', { AWS_SECRET_ACCESS_KEY: '' }, /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set/],
])(
  'with %s no site starts, and it says why',
  async (_, change: Record<string, string>, sentence) => {
    const variables: Record<string, string> = { ...s3.variables, ...change }
    const [from = '', to = ''] = change.STORAGE_URL?.split(':') ?? []
    if (to) variables.STORAGE_URL = s3.variables.STORAGE_URL?.replace(from, to) ?? ''
    const settings = { DATA_DIR: await mkdtemp(path.join(folder, 'not-')), DEMO: '0', ...variables }
    const failure = await startSite(settings).catch((error: unknown) => error)
    expect(String(failure)).toMatch(sentence)
    expect(String(failure)).not.toMatch(/ {4}at |not-the-one/)
  },
  60_000,
)
