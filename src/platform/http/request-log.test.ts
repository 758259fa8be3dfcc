import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, logRequest, requestIdOf } from './request-log.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** Serve a status and return what was logged and observed. */
async function serve(trusted: boolean, now?: () => number, status = 200) {
  const lines: Record<string, unknown>[] = []
  const observed: AnsweredRequest[] = []
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  const listening = createServer((request, response) => {
    const parts = { log, trusted, observe: (one: AnsweredRequest) => void observed.push(one), now }
    const id = requestIdOf(parts, request)
    response.setHeader('X-Request-Id', id)
    logRequest(parts, request, response, id)
    response.statusCode = status
    response.end('ok')
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  return { origin, lines, observed }
}

test('a line holds neither query nor e-mail address, and the answer its id', async () => {
  const { origin, lines, observed } = await serve(false)
  const answer = await fetch(`${origin}/u/ingrid@example.com/x?email=a@b.fr`, {
    headers: { 'x-request-id': 'chosen-outside' },
  })
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toMatchObject({ path: '/u/@/x', status: 200, msg: 'request' })
  expect(JSON.stringify(lines)).not.toContain('b.fr')
  expect(lines[0]?.requestId).toBe(answer.headers.get('x-request-id'))
  expect(lines[0]?.requestId).not.toBe('chosen-outside')
  expect(observed).toMatchObject([{ route: 'page', status: 200 }])
})

test('an e-mail address is not logged from a path that is encoded twice, or cut', async () => {
  const { origin, lines } = await serve(false)
  await fetch(`${origin}/u/ingrid%2540example.com/x`)
  await fetch(`${origin}/u/${'x'.repeat(2030)}/ingrid@example.com`)
  await vi.waitFor(() => expect(lines).toHaveLength(2))
  expect(lines.map(({ path }) => path)).toEqual(['/u/@/x', `/u/${'x'.repeat(2030)}/…`])
})

test('an id is taken over from a proxy of ours, if it is one', async () => {
  const { origin } = await serve(true)
  const idFor = async (id: string) =>
    (await fetch(origin, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await idFor('0af7651916cd43dd')).toBe('0af7651916cd43dd')
  expect(await idFor('"><script>')).toMatch(/^[\da-f-]{36}$/)
})

test('a slow request is a warning', async () => {
  const times = [0, 1500]
  const { origin, lines } = await serve(false, () => times.shift() ?? 1500)
  await fetch(origin)
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toMatchObject({ msg: 'slow request', level: 40, ms: 1500 })
})

test('a probe that says no has answered; a page that says so has failed', async () => {
  const { origin, lines } = await serve(false, undefined, 503)
  for (const path of ['/readyz?of=node', '/readyz', '/fr/lieux']) await fetch(origin + path)
  await vi.waitFor(() => expect(lines).toHaveLength(3))
  expect(lines.map(({ msg }) => msg)).toEqual(['request', 'request', 'request failed'])
})
