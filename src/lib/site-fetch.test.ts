import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { createSiteFetch } from './site-fetch.ts'

/** A server that answers with these statuses in turn; 0 is a lost connection. */
function siteWith(statuses: number[], options: { isPublic?: boolean } = {}) {
  const asked: string[] = []
  const clock = { now: 0 }
  const siteFetch = createSiteFetch({
    fetch: async (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${input}`)
      const status = statuses.shift() ?? 200
      if (status === 0) throw new TypeError('Failed to fetch')
      return new Response(`answer ${asked.length}`, { status })
    },
    cache: new AnswerCache({ max: 50, keptMs: 300_000, now: () => clock.now }),
    isPublic: () => options.isPublic ?? true,
    pause: async () => {},
  })
  return { siteFetch, asked, clock }
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

test('a write is never tried again and never kept', async () => {
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

test('an answer is good for five minutes, each time with its body', async () => {
  const { siteFetch, asked, clock } = siteWith([])
  const text = async () => (await siteFetch('/x')).text()
  expect([await text(), await text()]).toEqual(['answer 1', 'answer 1'])
  clock.now = 299_999
  expect(await text()).toBe('answer 1')
  clock.now = 300_000
  expect(await text()).toBe('answer 2')
  expect(asked).toHaveLength(2)
})

test('fifty answers are kept, the one asked for longest ago goes', async () => {
  const { siteFetch, asked } = siteWith([])
  for (let n = 0; n < 50; n += 1) await siteFetch(`/${n}`)
  await siteFetch('/0')
  await siteFetch('/one-more')
  await siteFetch('/0')
  expect(asked).toHaveLength(51)
  await siteFetch('/1')
  expect(asked).toHaveLength(52)
})

test('errors are not kept, and nothing is of the back office', async () => {
  const failing = siteWith([404, 200])
  await failing.siteFetch('/x')
  expect((await failing.siteFetch('/x')).status).toBe(200)
  const admin = siteWith([], { isPublic: false })
  await admin.siteFetch('/x')
  await admin.siteFetch('/x')
  expect(admin.asked).toHaveLength(2)
})
