import { request as httpRequest } from 'node:http'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { serve, statusLineOf, stopServing } from '../../../tests/helpers/http-server.ts'
import type { DirectEndpoint } from './direct-endpoint.ts'

afterEach(stopServing)

const sendOk: DirectEndpoint['answer'] = (_, response) => void response.writeHead(200).end('ok')

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
