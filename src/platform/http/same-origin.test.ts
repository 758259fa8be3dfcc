import { afterEach, expect, test } from 'vitest'
import { serve, statusLineOf, stopServing } from '../../../tests/helpers/http-server.ts'

afterEach(stopServing)

async function post(headers: Record<string, string>, siteUrl = 'https://passage.example'): Promise<number> {
  const origin = await serve({ siteUrl, trustProxy: 1 })
  const { host } = new URL(origin)
  const lines = Object.entries({ Host: 'passage.example', ...headers }).map(
    ([name, value]) => `${name}: ${value.replace('LOOPBACK', host)}`,
  )
  const request = `POST /contact-venue HTTP/1.1\n${lines.join('\n')}\nContent-Length: 0\nConnection: close\n\n`
  return Number((await statusLineOf(origin, request)).split(' ')[1])
}

const OWN = 'https://passage.example'

test.each<[string, Record<string, string>]>([
  ['a page of the site', { Origin: OWN }],
  ['a browser that tells both', { Origin: OWN, 'Sec-Fetch-Site': 'same-origin' }],
  ['a page that sends no referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['no browser', {}],
  ['a proxy that writes its own name into Host', { Origin: OWN, Host: 'LOOPBACK' }],
  ['a page on this machine', { Origin: 'http://LOOPBACK', Host: 'LOOPBACK' }],
])('%s may send a form', async (_name, headers) => expect(await post(headers)).toBe(200))

test.each<[string, Record<string, string>]>([
  ['another site', { Origin: 'https://evil.example' }],
  ['the same host without encryption', { Origin: 'http://passage.example' }],
  ['the same without encryption, on the port of the other', { Origin: 'http://passage.example:443' }],
  ['that behind a proxy', { Origin: 'http://passage.example', 'X-Forwarded-Proto': 'https' }],
  ['that over a plain connection', { Origin: 'http://passage.example', 'X-Forwarded-Proto': 'http' }],
  ['another port', { Origin: 'https://passage.example:8443' }],
  ['a subdomain', { Origin: 'https://blog.passage.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a sandboxed page', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['an origin with a user', { Origin: 'https://passage.example@evil.example' }],
  ['an origin with a path', { Origin: `${OWN}/` }],
  ['two origins in one', { Origin: `${OWN} https://evil.example` }],
  ['an empty origin', { Origin: '' }],
  ['headers that contradict each other', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['a subdomain by fetch metadata', { Origin: OWN, 'Sec-Fetch-Site': 'same-site' }],
  ['a loopback page on another port', { Origin: 'http://localhost:1', Host: 'LOOPBACK' }],
])('%s may not', async (_name, headers) => expect(await post(headers)).toBe(403))

test('headers that come twice are rejected, whichever is first', async () => {
  for (const [first, second] of [
    [OWN, 'https://evil.example'],
    ['https://evil.example', OWN],
  ])
    expect(await post({ Origin: `${first}\nOrigin: ${second}` })).toBe(403)
  expect(await post({ 'Sec-Fetch-Site': 'same-origin\nSec-Fetch-Site: cross-site' })).toBe(403)
})

test('the host of the target counts for the origin, too', async () => {
  const lines = 'Host: evil.example\nOrigin: http://evil.example\nContent-Length: 0\nConnection: close'
  const request = `POST https://passage.example/contact-venue HTTP/1.1\n${lines}\n\n`
  expect(await statusLineOf(await serve(), request)).toContain(' 403 ')
})

test('a site that says http is also itself behind encryption', async () => {
  const plain = 'http://passage.example'
  expect(await post({ Origin: plain }, plain)).toBe(200)
  expect(await post({ Origin: OWN }, plain)).toBe(200)
  expect(await post({ Origin: 'https://evil.example' }, plain)).toBe(403)
})
