import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listNotFoundReports } from '#/modules/redirects/server/not-found-reports.repository.server.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { createTestAddress, ENGINES, type TestAddress } from '../helpers/database.ts'
import { type RunningSite, startSite } from './running-site.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0'

let folder: string
let address: TestAddress | undefined
let site: RunningSite | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-measurement-'))
})
afterEach(async () => {
  await site?.kill()
  await address?.remove()
  site = undefined
  address = undefined
  await rm(folder, { recursive: true, force: true })
})

function post(to: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site?.origin}${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const view = (path: string) => ({ device: 'phone', events: [{ name: 'page_view', path }] })

describe.each(ENGINES)('figures through HTTP on %s', (engine) => {
  test('are counted for visitors alone, kept without them, and written at the end', async () => {
    address = await createTestAddress(engine, false)
    const secret = 'a secret of at least thirty-two characters'
    site = await startSite({
      DATA_DIR: folder,
      DEMO: '0',
      DATABASE_URL: address.url,
      AUTH_SECRET: secret,
    })
    const status = async (answer: Promise<Response>) => (await answer).status

    expect(await status(post('/api/events', view('/fr/lieux')))).toBe(204)
    expect(await status(post('/api/events', view('/fr/lieux')))).toBe(204)
    const passedOver: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
    ]
    for (const headers of passedOver)
      expect(await status(post('/api/events', view('/venues'), headers))).toBe(204)
    expect(await status(post('/api/events', view('/venues'), { 'sec-fetch-site': 'cross-site' }))).toBe(403)
    expect(await status(post('/api/events', view('/venues'), { origin: 'https://evil.example' }))).toBe(403)
    expect(await status(post('/api/events', '{'))).toBe(400)
    expect(await status(post('/api/events', { events: [] }))).toBe(400)
    expect(await status(post('/api/events', view('/venues'), { 'content-type': 'text/plain' }))).toBe(400)
    expect(await status(post('/api/events', `"${'x'.repeat(40_000)}"`))).toBe(413)
    expect(await status(fetch(`${site.origin}/api/events`))).toBe(405)

    const lost = (url: string) => ({ url, slug: 'made-up' })
    expect(
      await status(post('/api/log-404', lost('/fr/perdu?q=1'), { 'x-referrer-host': 'a.example' })),
    ).toBe(204)
    expect(await status(post('/api/log-404', lost('/bot'), passedOver[0]))).toBe(204)
    expect(await status(post('/api/log-404', lost('/fr/lieux')))).toBe(204)
    expect(await status(post('/api/log-404', { slug: 'x' }))).toBe(400)
    expect(await site.stop()).toBe(0)

    const database = openDatabase(address.url)
    try {
      const events = await database.db.selectFrom('measured_event').selectAll().execute()
      expect(events).toMatchObject([
        { category: 'page', name: 'page_view', page: 'venues', language: 'fr', count: 2 },
      ])
      expect(await listNotFoundReports(database, { limit: 9 })).toMatchObject([
        { address: '/fr/perdu', slug: 'fr-perdu', count: 1, referrers: [{ host: 'a.example', count: 1 }] },
      ])
    } finally {
      await database.close()
    }
    expect(site.output()).not.toContain('Mozilla')
  }, 90_000)
})

describe('metrics', () => {
  const value = (text: string, metric: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(metric))
        ?.split(' ')
        .at(-1),
    )

  test('add up all processes of the machine', async () => {
    site = await startSite({ DATA_DIR: folder, WEB_CONCURRENCY: '2' })
    const { origin } = site
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${origin}/fr/nos-services`)))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    const text = await (await fetch(`${origin}/metrics`)).text()
    expect(value(text, 'passage_http_requests_total{route="page",status="200"}')).toBe(40)
    const hits = value(text, 'passage_page_cache_lookups_total{result="hit"}')
    const misses = value(text, 'passage_page_cache_lookups_total{result="miss"}')
    expect(hits + misses).toBe(40)
    expect(value(text, 'passage_page_render_duration_seconds_count')).toBeGreaterThanOrEqual(1)
    expect(value(text, 'passage_outbox_pending')).toBe(0)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(await site.stop()).toBe(0)
  }, 90_000)

  test('need a token where a proxy stands in front', async () => {
    const token = 'a-token-of-the-operator'
    site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1', METRICS_TOKEN: token })
    const { origin } = site
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${origin}/metrics`, { headers })).status
    expect(await status({})).toBe(404)
    expect(await status({ authorization: 'Bearer wrong' })).toBe(404)
    expect(await status({ authorization: `Bearer ${token}` })).toBe(200)
    const answer = await fetch(origin, { headers: { 'x-request-id': '0af7651916cd43dd' } })
    expect(answer.headers.get('x-request-id')).toBe('0af7651916cd43dd')
  }, 90_000)
})
