import { expect, test } from 'vitest'
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
