import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { html, serve, statusLineOf, stopServing } from '../../../tests/helpers/http-server.ts'
import type { Decision } from './decision.ts'
import type { HttpServerParts } from './http-server-parts.ts'
import { PageCache } from './page-cache.ts'
import type { AnsweredRequest } from './request-log.ts'
import { storeText } from './stored-response.ts'

afterEach(stopServing)

const LONG = 'a page of some length '.repeat(20)

/** A site whose decisions are counted: the short way asks for none. */
async function site(parts: Partial<HttpServerParts> = {}, more: Partial<Decision> = {}) {
  const decide = vi.fn(
    ({ pathname }: URL) =>
      ({
        kind: 'page',
        target: pathname,
        cacheable: true,
        byAddressAlone: true,
        takesForms: false,
        ...more,
      }) as Decision,
  )
  const origin = await serve({ decide, application: async () => html(LONG), ...parts })
  return { decide, origin }
}

/** Ask without anything that `fetch` adds. */
function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { method, headers }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part as Buffer)
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) })
    })
      .on('error', reject)
      .end()
  })
}

/** Headers besides those that each answer has of its own. */
const comparable = ({ date: _date, 'x-request-id': _id, ...others }: IncomingHttpHeaders) => others

test('the short way gives the same answer as the long one, and asks for no decision', async () => {
  const { decide, origin } = await site()
  const long = await ask(`${origin}/venues`, { 'accept-encoding': 'br' })
  const short = await ask(`${origin}/venues`, { 'accept-encoding': 'br' })
  expect(decide).toHaveBeenCalledTimes(1)
  expect(comparable(short.headers)).toEqual(comparable(long.headers))
  expect(brotliDecompressSync(short.body).toString()).toContain(LONG)
  expect(short.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(short.headers['x-request-id']).not.toBe(long.headers['x-request-id'])
})

test('HEAD and 304 go the short way, too, and each coding has its own', async () => {
  const { decide, origin } = await site()
  const plain = await ask(`${origin}/venues`)
  const head = await ask(`${origin}/venues`, {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(comparable(head.headers)).toEqual(comparable(plain.headers))
  const same = await ask(`${origin}/venues`, { 'if-none-match': String(plain.headers.etag) })
  expect([same.status, same.headers['content-type'], same.headers.etag]).toEqual([
    304,
    undefined,
    plain.headers.etag,
  ])
  expect(same.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  expect(decide).toHaveBeenCalledTimes(1)
  const gzip = await ask(`${origin}/venues`, { 'accept-encoding': 'gzip' })
  expect([gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined])
})

test('a page is never older than the content revision', async () => {
  let revision = 1
  const { decide, origin } = await site({
    pageCache: new PageCache({ maxBytes: 1_000_000, revision: () => revision }),
    application: async () => html(`revision ${revision}`),
  })
  for (const _ of [1, 2]) expect(`${(await ask(`${origin}/venues`)).body}`).toContain('revision 1')
  revision = 2
  for (const _ of [1, 2]) expect(`${(await ask(`${origin}/venues`)).body}`).toContain('revision 2')
  expect(decide).toHaveBeenCalledTimes(2)
})

test('a page that has moved is followed, though its old address was answered from memory', async () => {
  let revision = 1
  const movedTo = () => (revision === 1 ? undefined : '/venue/new')
  const pageCache = new PageCache({ maxBytes: 1_000_000, revision: () => revision })
  const { origin } = await site({ pageCache }, { movedTo })
  for (const _ of [1, 2]) expect((await ask(`${origin}/venue/old`)).status).toBe(200)
  revision = 2
  expect((await ask(`${origin}/venue/old`)).headers.location).toBe('/venue/new')
})

test('other hosts, two hosts and posts are refused at an address that is remembered', async () => {
  const { origin } = await site()
  for (const _ of [1, 2]) expect((await ask(`${origin}/venues`)).status).toBe(200)
  expect((await ask(`${origin}/venues`, { host: 'evil.example' })).status).toBe(421)
  const { host } = new URL(origin)
  const twice = `GET /venues HTTP/1.1\nHost: ${host}\nHost: evil.example\nConnection: close\n\n`
  expect(await statusLineOf(origin, twice)).toContain(' 400 ')
  expect((await ask(`${origin}/venues`, {}, 'POST')).status).toBe(405)
})

test('what depends on who asks is decided on each time', async () => {
  const { decide, origin } = await site({}, { byAddressAlone: false })
  for (const _ of [1, 2]) await ask(`${origin}/`)
  expect(decide).toHaveBeenCalledTimes(2)
})

test('every answer is counted, with its kind', async () => {
  const seen: AnsweredRequest[] = []
  const stored = await storeText(200, {}, 'ok')
  const { origin } = await site({
    observer: { request: (one) => void seen.push(one), rendered: () => undefined },
    endpoints: new Map([
      ['/healthz', { method: 'GET', stored, answer: (_, response) => void response.end() }],
    ]),
  })
  for (const path of ['/venues', '/venues', '/healthz', '/healthz']) await ask(origin + path)
  await expect.poll(() => seen.map(({ route }) => route)).toEqual(['page', 'page', 'probe', 'probe'])
})

test('a connection through a proxy that is not encrypted gets no HSTS the short way either', async () => {
  const { origin } = await site({ trustProxy: 1 })
  const hsts = async (scheme: string) =>
    'strict-transport-security' in (await ask(`${origin}/venues`, { 'x-forwarded-proto': scheme })).headers
  expect([await hsts('https'), await hsts('https'), await hsts('http')]).toEqual([true, true, false])
})

test('beyond its bound a page is answered 503 with the time to wait, and cached ones go on', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const application = vi.fn(async (request: Request) => {
    if (!request.url.endsWith('/venues')) await held
    return html(LONG)
  })
  const { origin } = await site({
    application,
    renderBounds: { subscriber: 2, all: 2, atATime: 1 },
    busyPage: async ({ pathname }) => `<p>busy: ${pathname}</p>`,
  })
  await ask(`${origin}/venues`)
  const answered: (number | undefined)[] = []
  const all = ['/one', '/two', '/three', '/four'].map(async (path) => {
    const { status, headers, body } = await ask(origin + path)
    answered.push(status)
    return { status, wait: headers['retry-after'], isSaid: String(body).includes(`busy: ${path}`) }
  })
  await expect.poll(() => answered).toEqual([503, 503])
  expect((await ask(`${origin}/venues`)).status).toBe(200)
  release()
  const said = (await Promise.all(all)).map(({ status, wait, isSaid }) => `${status} ${wait ?? ''} ${isSaid}`)
  expect(said.toSorted()).toEqual(['200  false', '200  false', '503 10 true', '503 10 true'])
})
