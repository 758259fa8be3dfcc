/** Protection of the running site against outside requests, in its full composition. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#/platform/rate-limits/limit-table.ts'
import { makePicture } from '../helpers/catalogue-folder.ts'
import { type RunningSite, startSite } from './running-site.ts'

const SITE_URL = 'https://passage.example'
const PICTURES = 140
let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-protection-'))
  await mkdir(path.join(folder, 'files'))
  const picture = await makePicture('teal', 60, 40)
  for (let n = 0; n < PICTURES; n += 1) await writeFile(path.join(folder, 'files', `room-${n}`), picture)
  site = await startSite({
    DATA_DIR: path.join(folder, 'data'),
    STORAGE_URL: `file:${path.join(folder, 'files')}`,
    DEMO: '0',
    RATE_LIMITS: '1',
    TRUST_PROXY: '1',
    SITE_URL,
    GA_MEASUREMENT_ID: 'G-TEST12345',
    SECURITY_CONTACT: 'security@example.com',
  })
}, 120_000)
afterAll(async () => {
  await site.kill()
  await rm(folder, { recursive: true, force: true })
})

const ask = (target: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + target, { redirect: 'manual', headers: { 'x-forwarded-proto': 'https', ...headers } })

test('weaknesses have an address, and so has the password', async () => {
  const answer = await ask('/.well-known/security.txt')
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:security@example.com\r\n')
  const policy = /^Policy: (\S+)\r$/m.exec(text)?.[1] ?? ''
  expect(policy.startsWith(`${SITE_URL}/`)).toBe(true)
  const told = await ask(policy.slice(SITE_URL.length))
  expect([told.status, told.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await told.text()).toMatch(/FRANÇAIS[\s\S]+ENGLISH/)
  const password = await ask('/.well-known/change-password')
  expect([password.status, password.headers.get('location')]).toEqual([303, '/admin/compte#password-title'])
  // How password managers find out whether the answers of a site can be believed.
  expect(
    (await ask('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).status,
  ).toBe(404)
})

test('the back office never allows Google’s tag, the public pages do', async () => {
  for (const target of ['/admin/login', '/fr/admin/login', '/ja/admin/mot-de-passe-oublie']) {
    const answer = await ask(target)
    expect(answer.headers.get('content-security-policy'), target).not.toContain('google')
    expect(answer.headers.get('content-security-policy'), target).toContain(
      "require-trusted-types-for 'script'",
    )
    expect(await answer.text(), target).not.toMatch(/googletagmanager|passage\.consent|G-TEST12345/)
  }
  expect((await ask('/fr')).headers.get('content-security-policy')).toContain('googletagmanager')
  // Whether there is such a page is nothing for visitors.
  const unknown = await ask('/it/admin/unknown')
  expect([unknown.status, unknown.headers.get('location')]).toEqual([
    302,
    '/admin/login?return=%2Fit%2Fadmin%2Funknown',
  ])
})

test('behind encryption every cookie bears __Host- and Secure', async () => {
  const set = (await ask('/admin/login?language=fr')).headers.getSetCookie()
  expect(set).toHaveLength(1)
  expect(set[0]).toMatch(/^__Host-passage\.admin-language=fr;/)
  expect(set[0]).toMatch(/; Secure/)
  const french = await ask('/admin/login', { cookie: '__Host-passage.admin-language=fr' })
  expect(await french.text()).toContain('lang="fr"')
})

test('a page that shows something of one visitor’s own is kept nowhere', async () => {
  for (const target of ['/contact-success?reference=Q-26-0001', '/fr/contact-succes', '/performance-monitor'])
    expect((await ask(target)).headers.get('cache-control'), target).toBe('no-store')
  expect((await ask('/fr')).headers.get('cache-control')).toBe('no-cache')
})

test('new pictures have a budget for each visitor, made ones cost nothing', async () => {
  const visitor = { 'x-forwarded-for': '203.0.113.7' }
  const widths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]
  const targets = Array.from({ length: PICTURES }, (_, n) =>
    widths.map((width) => `/img/f_jpeg,w_${width}/room-${n}`),
  )
    .flat()
    .slice(0, LIMITS.picture.subscriber.points + 1)
  expect(targets).toHaveLength(LIMITS.picture.subscriber.points + 1)
  const statuses: number[] = []
  // Thirty people at a time, each with as many connections as browsers open.
  for (let at = 0; at < targets.length; at += 180) {
    const answers = await Promise.all(targets.slice(at, at + 180).map((target) => ask(target, visitor)))
    for (const answer of answers) {
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
  }
  const rejected = statuses.filter((status) => status === 429)
  expect([rejected.length, statuses.filter((status) => status === 200).length]).toEqual([
    1,
    statuses.length - 1,
  ])
  const again = await ask('/img/f_webp,w_640/room-1', visitor)
  expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await ask(targets[0] ?? '', visitor)).status).toBe(200)
  expect((await ask('/img/f_webp,w_640/room-1', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200)
}, 120_000)
