import { request as httpRequest } from 'node:http'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { counted } from '#/platform/database/time-limits.ts'
import { html, serve, statusLineOf, stopServing } from '../../../tests/helpers/http-server.ts'
import type { DirectEndpoint } from './direct-endpoint.ts'
import type { HttpServerParts } from './http-server-parts.ts'
import { storeText } from './stored-response.ts'
import { currentVisitor } from './visitor.ts'

afterEach(stopServing)

const sendOk: DirectEndpoint['answer'] = (_, response) => void response.writeHead(200).end('ok')

test('answers a page with a policy that allows no inline script of its own accord', async () => {
  const answer = await fetch(`${await serve()}/venues`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(answer.status).toBe(200)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe-inline')
  expect(answer.headers.get('strict-transport-security')).toContain('max-age')
})

test('a second visitor with the same bytes gets 304', async () => {
  const origin = await serve()
  const first = await fetch(`${origin}/venues`)
  const etag = first.headers.get('etag') ?? ''
  const second = await fetch(`${origin}/venues`, { headers: { 'if-none-match': etag } })
  expect(second.status).toBe(304)
})

test('redirects before anything is rendered', async () => {
  const origin = await serve({
    decide: () => ({ kind: 'redirect', status: 301, location: '/fr/lieux?q=x' }),
    application: () => Promise.reject(new Error('must not render')),
  })
  const answer = await fetch(`${origin}/FR/Lieux/?q=x`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/fr/lieux?q=x'])
})

test('where a page has moved to is asked while it is not kept, and of every form', async () => {
  const asked = vi.fn<() => string | undefined>(() => undefined)
  const origin = await serve({
    decide: (url) => ({
      kind: 'page',
      target: url.pathname,
      cacheable: true,
      takesForms: false,
      movedTo: asked,
    }),
  })
  for (const _ of [1, 2]) expect((await fetch(`${origin}/venue/perle`)).status).toBe(200)
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockReturnValue('/venue/galerie-perle')
  const moved = await fetch(`${origin}/venue/old`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
    301,
    '/venue/galerie-perle',
    'public, max-age=3600',
  ])
  expect((await fetch(`${origin}/venue/perle`, { method: 'POST', redirect: 'manual' })).status).toBe(308)
})

test('whether a page is worth keeping is asked until it is kept, and one that is not is rendered each time', async () => {
  const asked = vi.fn(() => false)
  const application = vi.fn(async () => html('list'))
  const origin = await serve({
    application,
    decide: (url) => ({
      kind: 'page',
      target: url.pathname,
      cacheable: true,
      isWorthKeeping: asked,
      takesForms: false,
    }),
  })
  for (const _ of [1, 2]) await (await fetch(`${origin}/venues`)).text()
  expect(application).toHaveBeenCalledTimes(2)
  asked.mockReturnValue(true)
  for (const _ of [1, 2]) await (await fetch(`${origin}/venues`)).text()
  expect([application.mock.calls.length, asked.mock.calls.length]).toEqual([3, 3])
})

test('an address that is too long for any page is refused before anything looks at it', async () => {
  const seen: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void seen.push(line) })
  const origin = await serve({ log, decide: () => Promise.reject(new Error('must not be asked')) })
  const answer = await fetch(`${origin}/${'a'.repeat(2048)}`)
  expect([answer.status, await answer.text()]).toEqual([414, 'This address is too long.\n'])
  await expect.poll(() => seen).toHaveLength(1)
  expect(seen[0]?.length).toBeLessThan(300)
})

test('a query may be longer than a path', async () => {
  expect((await fetch(`${await serve()}/venues?q=${'a'.repeat(4000)}`)).status).toBe(200)
})

test('a missing page is logged without e-mail addresses, however they are encoded', async () => {
  const seen: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void seen.push(line) })
  const origin = await serve({ log, application: async () => html('none', 404) })
  await fetch(`${origin}/u/ingrid@example.com`)
  await fetch(`${origin}/u/ingrid%40example.com`)
  await fetch(`${origin}/u/ingrid%252540example.com`)
  await expect.poll(() => seen.filter((line) => line.includes('"status":404'))).toHaveLength(3)
  expect(seen.filter((line) => line.includes('Page Not Found: /u/@'))).toHaveLength(3)
  expect(seen.join('')).not.toContain('ingrid')
})

test('a form whose handling fails is answered, too', async () => {
  const origin = await serve({ application: () => Promise.reject(new Error('broken')) })
  const answer = await fetch(`${origin}/contact-venue`, {
    method: 'POST',
    headers: { origin: 'https://passage.example' },
    body: new URLSearchParams({ company: 'x' }),
    signal: AbortSignal.timeout(5000),
  })
  expect(answer.status).toBe(500)
})

test('does not answer for a foreign host', async () => {
  const origin = await serve()
  const status = await new Promise<number | undefined>((resolve, reject) => {
    httpRequest(`${origin}/`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(421)
})

test('says to machines how it is, whatever host they name', async () => {
  const probe: DirectEndpoint = { method: 'GET', isProbe: true, answer: sendOk }
  const origin = await serve({
    endpoints: new Map([
      ['/readyz', probe],
      ['/metrics', { ...probe, isProbe: false }],
    ]),
  })
  for (const host of ['10.1.2.3:4436', 'passage.example', '_'])
    expect(await statusLineOf(origin, `GET /readyz?a=b HTTP/1.1\nHost: ${host}\n\n`)).toContain(' 200 ')
  expect(await statusLineOf(origin, 'GET /readyz HTTP/1.0\n\n')).toContain(' 200 ')
  expect(await statusLineOf(origin, 'GET /metrics HTTP/1.1\nHost: 10.1.2.3\n\n')).toContain(' 421 ')
})

test('a form from another site is rejected', async () => {
  const origin = await serve()
  const answer = await fetch(`${origin}/contact-venue`, {
    method: 'POST',
    body: 'a=b',
    headers: { origin: 'https://evil.example' },
  })
  expect(answer.status).toBe(403)
})

test('nothing can be posted to a page without a form', async () => {
  const answer = await fetch(`${await serve()}/venues`, { method: 'POST', body: 'a=b' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('an endless body is rejected', async () => {
  const origin = await serve()
  const answer = await fetch(`${origin}/contact-venue`, { method: 'POST', body: 'x'.repeat(70_000) })
  expect(answer.status).toBe(413)
})

test('a form of thousands of fields is rejected before it is parsed', async () => {
  const url = `${await serve({ application: () => Promise.reject(new Error('must not be asked')) })}/contact-venue`
  const many = new FormData()
  for (let n = 0; n < 400; n++) many.append('a', '')
  const pairs = new URLSearchParams(Array.from({ length: 2000 }, () => ['a', '']))
  for (const body of [many, pairs]) expect((await fetch(url, { method: 'POST', body })).status).toBe(413)
})

test('crawlers get a small plain body with the true status', async () => {
  const origin = await serve({ application: async () => html('a long error page', 404) })
  const answer = await fetch(`${origin}/nowhere`, { headers: { 'user-agent': 'Bot' } })
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n'])
})

test('when rendering fails the last-resort page answers, in French', async () => {
  const origin = await serve({ application: () => Promise.reject(new Error('broken')) })
  const answer = await fetch(`${origin}/venues`)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('<html lang="fr">')
})

test('while the database is away every door says when to come again, in its language, whatever became of the error', async () => {
  const away = () => counted(() => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })))
  const wrapped = () =>
    away().catch(() => {
      throw new Error('Failed to get session')
    })
  const endpoint = { method: 'GET', answer: wrapped } as const
  const origin = await serve({
    application: wrapped,
    endpoints: new Map([['/api/admin/requests.csv', endpoint]]),
  })
  const page = await fetch(`${origin}/de/unterkuenfte`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10'])
  const text = await page.text()
  expect(text).toContain('<html lang="de')
  expect(text).not.toMatch(/500|Erreur/)
  const file = await fetch(`${origin}/api/admin/requests.csv`)
  expect([file.status, file.headers.get('retry-after'), await file.text()]).toEqual([
    503,
    '10',
    expect.stringContaining('Try again'),
  ])
})

test('a visitor who goes away in mid-request leaves the server standing', async () => {
  let gone: (() => void) | undefined
  const left = new Promise<void>((resolve) => {
    gone = resolve
  })
  const origin = await serve({
    decide: () => ({ kind: 'endpoint', takesPosts: false }),
    application: (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => {
          reject(new Error('aborted'))
          gone?.()
        })
        leaving.abort()
      }),
  })
  const leaving = new AbortController()
  await expect(fetch(`${origin}/api/slow`, { signal: leaving.signal })).rejects.toThrow()
  await left
  const static404 = await fetch(`${origin}/img/f_webp,w_640/unknown`)
  expect(static404.status).toBe(404)
})

test('static files are answered precompressed and immutable', async () => {
  const css = 'body { color: red }'.repeat(20)
  const file = await storeText(200, { 'Cache-Control': 'immutable' }, css)
  const origin = await serve({ staticFiles: new Map([['/assets/site.css', file]]) })
  const answer = await fetch(`${origin}/assets/site.css`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe(css)
})

test('HEAD carries the headers of GET and no body', async () => {
  const answer = await fetch(`${await serve()}/venues`, { method: 'HEAD' })
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
  expect(await answer.text()).toBe('')
})

test('the application knows whom it answers, and a header from outside cannot change it', async () => {
  const seen: unknown[] = []
  const application = async () => {
    await Promise.resolve()
    seen.push(currentVisitor().address)
    return html('page')
  }
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
  const decide = () => ({ kind: 'endpoint', takesPosts: true }) as const
  await fetch(`${await serve({ application, decide })}/api/any`, { headers })
  stopServing()
  await fetch(`${await serve({ application, decide, trustProxy: 1 })}/api/any`, { headers })
  expect(seen).toEqual(['127.0.0.1', '203.0.113.9'])
  expect(currentVisitor().address).toBeUndefined()
})

test('a page that came through a plain connection carries no HSTS, as far as the proxy is ours', async () => {
  const plain = { headers: { 'x-forwarded-proto': 'http' } }
  const sent = async (parts: Partial<HttpServerParts>) => {
    const answer = await fetch(`${await serve(parts)}/venues`, plain)
    stopServing()
    return answer.headers.has('strict-transport-security')
  }
  expect(await sent({ trustProxy: 1 })).toBe(false)
  expect(await sent({ trustProxy: 0 })).toBe(true)
})

/** Where files can be sent, the answer lists what arrives. */
const takingFiles = {
  decide: () => ({ kind: 'endpoint', takesPosts: true, takesFiles: 100_000 }) as const,
}

test('a body with files is handed on while it arrives, up to its limit', async () => {
  const origin = await serve({
    ...takingFiles,
    application: async (request) => {
      let bytes = 0
      for await (const chunk of request.body ?? []) bytes += chunk.length
      return new Response(`${bytes}`)
    },
  })
  const send = (body: BodyInit) => fetch(origin, { method: 'POST', body })
  expect(await (await send('x'.repeat(90_000))).text()).toBe('90000')
  expect((await send('x'.repeat(110_000))).status).toBe(413)
  expect(await (await send('')).text()).toBe('0')
})

test('who does not read a body with files can answer all the same', async () => {
  const origin = await serve({ ...takingFiles, application: async () => new Response('no', { status: 422 }) })
  const answer = await fetch(origin, { method: 'POST', body: 'x'.repeat(90_000) })
  expect([answer.status, await answer.text()]).toEqual([422, 'no'])
})

test('a picture that the application answers with keeps its bytes', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const origin = await serve({
    ...takingFiles,
    application: async () => new Response(bytes, { headers: { 'content-type': 'image/webp' } }),
  })
  expect(new Uint8Array(await (await fetch(origin)).arrayBuffer())).toEqual(bytes)
})

test('what is answered for one visitor alone is counted before it is made', async () => {
  const application = vi.fn(async () => html('list'))
  const waitOf = vi.fn(() => 40)
  const origin = await serve({
    application,
    waitOf,
    decide: (url) =>
      url.pathname === '/list'
        ? { kind: 'page', target: '/list', cacheable: false, personal: true, takesForms: false }
        : { kind: 'endpoint', takesPosts: false },
  })
  for (const address of ['/list', '/api/cards']) {
    const answer = await fetch(origin + address)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40'])
  }
  expect(application).not.toHaveBeenCalled()
  expect(waitOf).toHaveBeenCalledWith('fresh', expect.anything())
})

test('and waits its turn: too many of one sender are turned away, and what is made aside takes no place', async () => {
  const release: (() => void)[] = []
  const application = vi.fn(async () => {
    await new Promise<void>((resolve) => release.push(resolve))
    return html('made')
  })
  const origin = await serve({
    application,
    renderBounds: { subscriber: 2, all: 4, atATime: 1 },
    decide: (url) => ({ kind: 'endpoint', takesPosts: false, isMadeAside: url.pathname.endsWith('.pdf') }),
  })
  const asked = ['/api/a', '/api/b'].map((address) => fetch(origin + address))
  await vi.waitFor(() => expect(application).toHaveBeenCalledTimes(1))
  const aside = fetch(`${origin}/api/plan.pdf`)
  await vi.waitFor(() => expect(application).toHaveBeenCalledTimes(2))
  await vi.waitFor(async () => expect((await fetch(`${origin}/api/c`)).status).toBe(503))
  release[1]?.()
  expect((await aside).status).toBe(200)
  release[0]?.()
  await vi.waitFor(() => expect(application).toHaveBeenCalledTimes(3))
  release[2]?.()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200])
})
