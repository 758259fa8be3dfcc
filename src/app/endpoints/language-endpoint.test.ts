import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languageEndpoint } from './language-endpoint.ts'

let server: ReturnType<typeof createServer>
let origin = ''
beforeEach(async () => {
  const endpoint = languageEndpoint('https://passage.example')
  server = createServer((request, response) => void endpoint.answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const ping = (to: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/language?to=${to}`, { method: 'POST', body: 'PING', headers })

test('a chosen language is kept for a year by the server’s own cookie', async () => {
  const answer = await ping('ja', { 'sec-fetch-site': 'same-origin' })
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-language=ja; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  ])
})

test.each(['', 'zh', 'fr;%20Domain=evil.example', '__proto__'])('“%s” is no language', async (to) => {
  const answer = await ping(to)
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
})

test('another site chooses for nobody', async () => {
  const answer = await ping('fr', { 'sec-fetch-site': 'cross-site' })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
})
