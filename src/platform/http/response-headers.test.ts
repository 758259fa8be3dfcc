import { afterEach, describe, expect, test } from 'vitest'
import { html, serve, stopServing } from '../../../tests/helpers/http-server.ts'
import type { Decision } from './decision.ts'
import type { HttpServerParts } from './http-server-parts.ts'
import { sendPlain } from './send.ts'
import { storeText } from './stored-response.ts'

afterEach(stopServing)

const page = (target: string, more: Partial<Decision> = {}): Decision =>
  ({ kind: 'page', target, cacheable: false, takesForms: true, ...more }) as Decision

async function site(): Promise<Partial<HttpServerParts>> {
  return {
    googleTag: true,
    staticFiles: new Map([
      ['/assets/a.js', await storeText(200, { 'Content-Type': 'text/javascript' }, 'a()')],
    ]),
    endpoints: new Map([
      [
        '/metrics',
        { method: 'GET', answer: (request, response) => sendPlain(request, response, 200, 'up 1\n') },
      ],
    ]),
    decide: ({ pathname }) => {
      if (pathname === '/old') return { kind: 'redirect', status: 301, location: '/venues' }
      if (pathname === '/api/any') return { kind: 'endpoint', takesPosts: true }
      if (pathname.endsWith('/unknown')) return page(pathname, { missing: true })
      return page(pathname, { personal: pathname.includes('/admin') })
    },
    application: async ({ method, url }) => {
      if (url.endsWith('/api/any')) return Response.json({ any: 'thing' })
      if (url.endsWith('/broken')) throw new Error('broken')
      return html(url, method === 'POST' ? 422 : url.endsWith('/unknown') ? 404 : 200)
    },
  }
}

const ANSWERS: [string, RequestInit?][] = [
  ['/venues'],
  ['/unknown'],
  ['/broken'],
  ['/old'],
  ['/admin'],
  ['/metrics'],
  ['/api/any'],
  ['/img/f_webp,w_1/any'],
  ['/img/f_webp,w_640/any'],
  ['/previews/any'],
  ['/contact-venue', { method: 'POST', body: 'x'.repeat(70_000) }],
  ['/contact-venue', { method: 'POST', headers: { origin: 'https://evil.example' } }],
  ['/venues', { method: 'DELETE' }],
]

test.each(ANSWERS)('%s %o carries every header that protects', async (path, init) => {
  const { status, headers } = await fetch((await serve(await site())) + path, { redirect: 'manual', ...init })
  const policy = headers.get('content-security-policy') ?? ''
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'default-src'])
    expect(policy, `${status}`).toContain(directive)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toMatch(/^(?:strict-origin-when-cross-origin|same-origin)$/)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toMatch(/^(?:same-origin|cross-origin)$/)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  for (const feature of ['camera', 'microphone', 'geolocation', 'display-capture', 'serial', 'usb'])
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`)
})

test('a script carries no header that only documents obey, fresh, from memory or unchanged', async () => {
  const address = `${await serve(await site())}/assets/a.js`
  const first = await fetch(address)
  const unchanged = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(unchanged.status).toBe(304)
  for (const { headers } of [first, await fetch(address), unchanged]) {
    for (const name of ['permissions-policy', 'x-frame-options', 'referrer-policy'])
      expect(headers.get(name), name).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age')
  }
})

test('what is no page may do nothing in a browser, even when it is opened like one', async () => {
  const origin = await serve(await site())
  for (const path of ['/api/any', '/metrics', '/assets/a.js', '/img/f_webp,w_640/any']) {
    const policy = (await fetch(origin + path)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toContain('google')
  }
})

describe('the back office', () => {
  test.each<[string, RequestInit?]>([
    ['/admin'],
    ['/admin/login'],
    ['/admin/login', { method: 'POST', body: 'a=b' }],
    ['/fr/admin/nouveau-mot-de-passe?token=secret'],
    ['/ja/admin/demandes'],
    ['/ADMIN'],
    ['/it/admin/unknown'],
    ['/fr/it/admin/unknown'],
  ])('%s never allows scripts of others, nor script made of text', async (path, init) => {
    const { headers } = await fetch((await serve(await site())) + path, init)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('google')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  test.each(['/venues', '/administration', '/venue/admin', '/fr'])('%s is none of it', async (path) => {
    const { headers } = await fetch((await serve(await site())) + path)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain('https://www.googletagmanager.com')
    expect(policy).not.toContain('trusted-types')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})
