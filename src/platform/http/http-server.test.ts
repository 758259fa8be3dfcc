import { afterEach, expect, test, vi } from 'vitest'
import { html, serve, stopServing } from '../../../tests/helpers/http-server.ts'
import type { HttpServerParts } from './http-server-parts.ts'
import { storeText } from './stored-response.ts'
import { currentVisitor } from './visitor.ts'

afterEach(stopServing)

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

test('crawlers get a small plain body with the true status', async () => {
  const origin = await serve({ application: async () => html('a long error page', 404) })
  const answer = await fetch(`${origin}/nowhere`, { headers: { 'user-agent': 'Bot' } })
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n'])
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
