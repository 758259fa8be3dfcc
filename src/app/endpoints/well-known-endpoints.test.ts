import { afterEach, expect, test } from 'vitest'
import { serve, stopServing } from '../../../tests/helpers/http-server.ts'
import { wellKnownEndpoints } from './well-known-endpoints.ts'

afterEach(stopServing)

const NOW = new Date('2026-11-22T17:30:00Z')

async function site(contact = 'mailto:rooms@passage.example', now = NOW) {
  const parts = { siteUrl: 'https://passage.example', contact, now: () => now }
  return serve({ endpoints: new Map(wellKnownEndpoints(parts)) })
}

test('security.txt names a contact, an expiry and its own address', async () => {
  const answer = await fetch(`${await site()}/.well-known/security.txt`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toEqual([
    'Contact: mailto:rooms@passage.example',
    'Expires: 2027-05-21T00:00:00Z',
    'Preferred-Languages: fr, en',
    'Canonical: https://passage.example/.well-known/security.txt',
    'Policy: https://passage.example/security-policy.txt',
  ])
})

test.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59.999Z', '2028-02-29T12:00:00Z'])(
  'asked for at %s it holds for half a year more, never for a whole one (RFC 9116, 2.5.5)',
  async (asked) => {
    const now = new Date(asked)
    const text = await (await fetch(`${await site(undefined, now)}/.well-known/security.txt`)).text()
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text.replaceAll('\r', ''))?.[1] ?? '')
    const days = (expires - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  },
)

test('the way to change one’s password leads to one’s own account', async () => {
  const origin = await site()
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${origin}/.well-known/change-password`, { method, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/compte#password-title'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect((await fetch(`${origin}/.well-known/change-password`, { method: 'POST' })).status).toBe(405)
})
