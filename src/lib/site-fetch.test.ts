import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GetCache } from './get-cache.ts'
import { createSiteFetch } from './site-fetch.ts'

/** A server that answers with these statuses in turn; 0 is a lost connection. */
function siteWith(statuses: number[]) {
  const asked: string[] = []
  const siteFetch = createSiteFetch({
    fetch: async (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${input}`)
      const status = statuses.shift() ?? 200
      if (status === 0) throw new TypeError('Failed to fetch')
      return new Response(`answer ${asked.length}`, { status })
    },
    pause: async () => {},
  })
  return { siteFetch, asked }
}

test.each([408, 409, 425, 429, 500, 502, 503, 504, 0])(
  'a read that fails with %i is tried once more',
  async (status) => {
    const { siteFetch, asked } = siteWith([status, 200])
    expect((await siteFetch('/x')).status).toBe(200)
    expect(asked).toHaveLength(2)
  },
)

test.each([400, 401, 403, 404, 410, 501])('a read that fails with %i is not', async (status) => {
  const { siteFetch, asked } = siteWith([status, 200])
  expect((await siteFetch('/x')).status).toBe(status)
  expect(asked).toHaveLength(1)
})

test('there is no third time', async () => {
  const { siteFetch, asked } = siteWith([503, 503, 200])
  expect((await siteFetch('/x')).status).toBe(503)
  expect(asked).toHaveLength(2)
  const lost = siteWith([0, 0, 200])
  await expect(lost.siteFetch('/x')).rejects.toThrow(TypeError)
})

test('a write is never tried again', async () => {
  const { siteFetch, asked } = siteWith([503, 200, 200])
  expect((await siteFetch('/x', { method: 'POST', body: '{}' })).status).toBe(503)
  await siteFetch('/x', { method: 'POST', body: '{}' })
  expect(asked).toEqual(['POST /x', 'POST /x'])
})

test('a cancelled request is not repeated', async () => {
  const { siteFetch, asked } = siteWith([0, 200])
  await expect(siteFetch('/x', { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

describe('a public page', () => {
  /** A site whose answers are numbered, so that a kept one can be distinguished from a new one. */
  function pageWith(answers: Record<string, ResponseInit> = {}) {
    let now = 1_000_000
    let asked = 0
    const cache = new GetCache(() => now)
    const siteFetch = createSiteFetch({
      fetch: async (input) => new Response(`${++asked}`, answers[String(input)]),
      pause: async () => {},
      cache,
    })
    /** The number of the answer; the answer is kept once it has come whole. */
    const read = async (address: string, init?: RequestInit) => {
      const text = await (await siteFetch(address, init)).text()
      await new Promise((resolve) => setTimeout(resolve))
      return Number(text)
    }
    return { read, cache, wait: (ms: number) => (now += ms) }
  }

  test('has the same answer again for five minutes, and as often as it likes', async () => {
    const { read, wait } = pageWith()
    expect([await read('/a'), await read('/a'), await read('/b'), await read('/a')]).toEqual([1, 1, 2, 1])
    wait(299_999)
    expect(await read('/a')).toBe(1)
    wait(1)
    expect(await read('/a')).toBe(3)
    wait(-10_000)
    expect(await read('/a'), 'a clock that was set back').toBe(4)
  })

  test('keeps fifty answers, those used last', async () => {
    const { read } = pageWith()
    for (let n = 1; n <= 50; n += 1) await read(`/${n}`)
    expect(await read('/1')).toBe(1)
    expect(await read('/51')).toBe(51)
    expect(await read('/1')).toBe(1)
    expect(await read('/2'), 'the one that was used longest ago').toBe(52)
  })

  test('asks again with other headers, and where the answer or the question says so', async () => {
    const { read } = pageWith({
      '/token': { headers: { 'cache-control': 'no-store' } },
      '/gone': { status: 404 },
    })
    expect([await read('/a'), await read('/a', { headers: { Accept: 'text/html' } })]).toEqual([1, 2])
    expect([await read('/token'), await read('/token')]).toEqual([3, 4])
    expect([await read('/gone'), await read('/gone')]).toEqual([5, 6])
    expect([await read('/a', { cache: 'no-store' }), await read('/a')]).toEqual([7, 1])
  })

  test('forgets what it has read when it writes', async () => {
    const { read } = pageWith()
    await read('/a')
    await read('/a', { method: 'POST', body: '{}' })
    expect(await read('/a')).toBe(3)
  })

  test('keeps nothing of an answer that broke off', async () => {
    const cache = new GetCache()
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('broke off')) })
    cache.keep('/a', undefined, new Response(broken))
    await new Promise((resolve) => setTimeout(resolve))
    expect(cache.get('/a')).toBeUndefined()
  })
})

test('the back office never asks through what a public page keeps', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
  const uses = (name: string) =>
    files.filter((file) => readFileSync(file, 'utf8').includes(`{ ${name} } from '#/lib/site-fetch.ts'`))
  expect(uses('staffFetch').length).toBeGreaterThan(2)
  expect(uses('siteFetch').length).toBeGreaterThan(8)
  expect(uses('siteFetch').filter((file) => !/^src\/(?:boot|forms)\/|\/site\//.test(file))).toEqual([])
})
