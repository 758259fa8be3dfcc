/** Requests that no page of the site would send: they get a cheap answer, and never a server error. */
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { builtFunctions } from '../helpers/server-functions.ts'
import { readErrorPage, wantedErrorPage } from './error-page.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-hostile-'))
  site = await startSite({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'info' })
}, 60_000)

afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Send a target as it is; `fetch` would read it as an address first. */
function ask(target: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(site.origin, { path: target, agent: false }, (answer) => resolve(answer.resume()))
      .once('error', reject)
      .end()
  })
}

/** Send a call of a server function as a page does. */
function call(target: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    origin: site.origin,
    'sec-fetch-site': 'same-origin',
    'x-tsr-serverfn': 'true',
    ...init.headers,
  }
  return fetch(site.origin + target, { ...init, headers, signal: AbortSignal.timeout(10_000) })
}

/** Results of `work` for each, a few at a time. */
async function eachInTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < all.length; from += 10)
    results.push(...(await Promise.all(all.slice(from, from + 10).map(work))))
  return results
}

test('the site answers others while forty paths of 15,800 characters arrive', async () => {
  const answered: string[] = []
  const long = Array.from({ length: 40 }, (_, n) =>
    ask(`/${n}${'a'.repeat(15_790)}`).then(({ statusCode }) => {
      answered.push('long')
      return statusCode
    }),
  )
  const started = performance.now()
  const health = await ask('/healthz')
  const waited = performance.now() - started
  expect([...new Set(await Promise.all(long))]).toEqual([414])
  expect(health.statusCode).toBe(200)
  // They took 300 ms of the processor each; the bound is far from both on a busy machine.
  expect(waited, `/healthz answered after ${Math.round(waited)} ms`).toBeLessThan(3000)
})

describe('calls that no page makes', () => {
  const json = { 'content-type': 'application/json' }
  const unknown = `/_serverFn/${'0'.repeat(64)}`

  test.each([
    { target: '/_serverFn/zzz', status: 404 },
    { target: '/_serverFn/', status: 404 },
    { target: '/_serverFn/constructor', status: 404 },
    { target: '/_serverFn/__proto__', status: 404 },
    { target: unknown, status: 404 },
    { target: `${unknown}?payload=%7B`, status: 400 },
  ])('GET $target: $status', async ({ target, status }) => {
    expect((await call(target)).status).toBe(status)
  })

  test.each([
    ['/_serverFn/zzz', '{}', json, 405],
    ['/_serverFn/', '{}', json, 405],
    [unknown, '{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0},"f":127,"m":[]}', json, 404],
    [unknown, '', {}, 404],
  ] as const)('POST %s %s', async (target, body, headers, status) => {
    expect((await call(target, { method: 'POST', body, headers })).status).toBe(status)
  })

  const nested = `${'{"t":{"t":9,"i":0,"o":0,"a":['.repeat(300)}${']}}'.repeat(300)}`
  const malformed = [
    '',
    '{}',
    '[]',
    'null',
    '"x"',
    '{"a":1}',
    '{"t":null}',
    '{"t":{"t":99}}',
    '{"t":{"t":5}}',
    '{"t":{"t":4,"i":7},"f":127,"m":[]}',
    '{"t":{"t":10,"p":3}}',
    '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":4,"i":9}]},"o":0},"f":127,"m":[9]}',
    '{"t":{"t":6,"i":0,"c":"(a+)+$","m":""},"f":127,"m":[]}',
    '{"t":{"t":12,"i":0,"s":1,"f":1},"f":127,"m":[]}',
    nested,
    '['.repeat(200_000),
  ]

  test.each(malformed.map((body) => ({ body, shown: body.slice(0, 60) })))(
    'a body that is none, sent to every server function: $shown',
    async ({ body }) => {
      const payload = `?payload=${encodeURIComponent(body.slice(0, 2000))}`
      const answers = await eachInTurn(builtFunctions(), async ({ id }) => {
        const target = `/_serverFn/${id}`
        return [
          (await call(target, { method: 'POST', body, headers: json })).status,
          (await call(target, { method: 'POST', body, headers: { 'content-type': 'x; application/json' } }))
            .status,
          (await call(target + payload)).status,
        ]
      })
      expect(answers.filter((statuses) => statuses.some((status) => status >= 500))).toEqual([])
      expect(answers.flat()).toContain(400)
    },
  )

  test.each<Record<string, string>>([
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/json; charset=x' },
    { 'x-tsr-serverfn': 'false' },
    {},
  ])('an empty call with %j, to every server function', async (headers) => {
    const answers = await eachInTurn(builtFunctions(), async ({ id }) => [
      (await call(`/_serverFn/${id}`, { method: 'POST', headers })).status,
      (await call(`/_serverFn/${id}`, { headers })).status,
    ])
    expect(answers.filter((statuses) => statuses.some((status) => status >= 500))).toEqual([])
  })

  test('none of them is a fault in the log', () => {
    const faults = site
      .output()
      .split('\n')
      .filter((line) => /"level":(?:50|60)/.test(line))
    expect(faults).toEqual([])
  })
})

describe('addresses without a page', () => {
  const renderings = async () => {
    const metrics = await (await fetch(`${site.origin}/metrics`)).text()
    return Number(/^passage_page_render_duration_seconds_count(?:\{[^}]*\})? (\d+)/m.exec(metrics)?.[1])
  }

  test.each(LANGUAGE_CODES)('are rendered once in %s, however many are asked for', async (language) => {
    const at = `${localize('services', {}, language)}/nowhere/at/all`
    const first = await (await fetch(`${site.origin}${at}`)).text()
    const before = await renderings()
    for (let n = 0; n < 20; n += 1) {
      const answer = await fetch(`${site.origin}${at}/${n}?q=${n}`)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(html).toBe(first)
      if (n === 0) expect(readErrorPage(html, language)).toEqual(wantedErrorPage(404, language))
    }
    expect(await renderings()).toBe(before)
  })
})
