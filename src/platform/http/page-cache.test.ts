import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'
import { shareable } from './shared-caching.ts'
import { type StoredResponse, storedBytes } from './stored-response.ts'

function page(text: string, status = 200): StoredResponse {
  return { status, headers: {}, etag: text, bodies: { identity: Buffer.from(text) } }
}

function cacheWith(options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}): PageCache {
  return new PageCache({ maxBytes: 1_000_000, revision: () => 1, ...options })
}

test('visitors who ask at the same time share one rendering', async () => {
  const cache = cacheWith()
  let renderings = 0
  const render = async () => {
    renderings += 1
    return page('x')
  }
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/fr/lieux', render)))
  await cache.get('/fr/lieux', render)
  expect(renderings).toBe(1)
})

test('a missing page is kept where its key stands for all missing pages, and nowhere else', async () => {
  const cache = cacheWith()
  let renderings = 0
  const render = async () => {
    renderings += 1
    return page('none', 404)
  }
  for (let n = 0; n < 3; n += 1) await cache.get('/fr/404', render, 404)
  expect(renderings).toBe(1)
  for (let n = 0; n < 3; n += 1) await cache.get('/fr/lieu/parti', render)
  expect(renderings).toBe(4)
})

test('everything is dropped when the catalogue revision rises', async () => {
  let revision = 1
  const cache = cacheWith({ revision: () => revision })
  await cache.get('/venues', async () => page('before'))
  revision = 2
  const after = await cache.get('/venues', async () => page('after'))
  expect(after.etag).toBe('after')
})

test('while the database is away, a page answers as it was before the catalogue changed, for an hour', async () => {
  let [revision, now] = [1, 0]
  const cache = cacheWith({ revision: () => revision, now: () => now })
  const asked = async (rendered: StoredResponse) =>
    String((await cache.get('/venues', async () => rendered)).etag)
  await asked(page('first'))
  revision = 2
  expect(await asked(page('away', 503))).toBe('first')
  // Of those who see it, none keeps it for a page of today.
  expect(cache.size).toBe(0)
  revision = 3
  now = 3_599_999
  expect(await asked(page('away', 503))).toBe('first')
  now = 3_600_000
  expect(await asked(page('away', 503))).toBe('away')
  now = 0
  expect(await asked(page('second'))).toBe('second')
  expect(cache.former('/venues')).toBeUndefined()
})

test.each([404, 410, 301])(
  'a page that was answered %i does not come back when the database goes',
  async (gone) => {
    let revision = 1
    const cache = cacheWith({ revision: () => revision })
    await cache.get('/venues', async () => page('as it was'))
    revision = 2
    await cache.get('/venues', async () => page('a defect', 500))
    expect(cache.former('/venues')?.etag).toBe('as it was')
    await cache.get('/venues', async () => page('gone', gone))
    expect((await cache.get('/venues', async () => page('away', 503))).etag).toBe('away')
  },
)

test('what an answer begun before an edit says does not take away what was dropped by it', async () => {
  let revision = 1
  const cache = cacheWith({ revision: () => revision })
  await cache.get('/venues', async () => page('first'))
  revision = 2
  await cache.get('/venues', async () => {
    revision = 3
    return page('gone', 404)
  })
  expect(cache.former('/venues')?.etag).toBe('first')
})

test('no shared cache keeps a page of before', async () => {
  let revision = 1
  const cache = cacheWith({ revision: () => revision })
  const shared = shareable({ ...page('before'), headers: { 'Cache-Control': 'no-cache', Link: 'x' } }, 60)
  expect(shared.headers['Cache-Tag']).toBe('pages')
  await cache.get('/venues', async () => shared)
  revision = 2
  const former = await cache.get('/venues', async () => page('away', 503))
  expect([former.etag, former.headers]).toEqual(['before', { 'Cache-Control': 'no-cache', Link: 'x' }])
})

test('pages of before make room first', async () => {
  let revision = 1
  const cache = cacheWith({ maxBytes: 2.5 * storedBytes(page('aa')), revision: () => revision })
  for (const key of ['/a', '/b']) await cache.get(key, async () => page('aa'))
  revision = 2
  await cache.get('/c', async () => page('cc'))
  expect([cache.former('/a'), cache.former('/b')?.etag]).toEqual([undefined, 'aa'])
  await cache.get('/d', async () => page('dd'))
  expect([cache.former('/b'), cache.size]).toEqual([undefined, 2])
})

test('a page whose rendering began before the revision rose is not kept', async () => {
  let revision = 1
  const cache = cacheWith({ revision: () => revision })
  await cache.get('/venues', async () => {
    revision = 2
    return page('half old')
  })
  expect(cache.size).toBe(0)
})

test('errors are not kept', async () => {
  const cache = cacheWith()
  await cache.get('/venue/gone', async () => page('missing', 404))
  expect(cache.size).toBe(0)
})

test('a failed rendering is tried again', async () => {
  const cache = cacheWith()
  const failing = cache.get('/venues', () => Promise.reject(new Error('database away')))
  await expect(failing).rejects.toThrow('database away')
  const again = await cache.get('/venues', async () => page('fine'))
  expect(again.etag).toBe('fine')
})

test('the page asked for longest ago goes first when the bytes run out', async () => {
  const cache = cacheWith({ maxBytes: 2 * storedBytes(page('a')) })
  for (const key of ['a', 'b']) await cache.get(key, async () => page(key))
  await cache.get('a', async () => page('a again'))
  await cache.get('c', async () => page('c'))
  const kept = await cache.get('a', async () => page('a rendered anew'))
  const dropped = await cache.get('b', async () => page('b rendered anew'))
  expect([kept.etag, dropped.etag]).toEqual(['a', 'b rendered anew'])
})

test('a page that is asked for again is handed on once, and counted as it is then', async () => {
  const reused: StoredResponse[] = []
  const cache = cacheWith({
    onReuse: async (stored) => {
      reused.push(stored)
      stored.bodies.identity = Buffer.from('x')
    },
  })
  await cache.get('/a', async () => page('a'.repeat(5000)))
  const before = cache.figures.bytes
  expect(reused).toEqual([])
  cache.hit('/a')
  cache.hit('/a')
  await new Promise(setImmediate)
  expect(reused).toHaveLength(1)
  expect(before - cache.figures.bytes).toBe(4999)
})
