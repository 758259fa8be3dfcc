import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { counted } from '#/platform/database/time-limits.ts'
import { html, serve, stopServing } from '../../../tests/helpers/http-server.ts'

afterEach(stopServing)

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
