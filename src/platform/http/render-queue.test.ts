import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { RenderQueue, RenderQueueFullError } from './render-queue.ts'

test('one page is rendered at a time, and what came meanwhile goes in between', async () => {
  const queue = new RenderQueue({ subscriber: 10, all: 10 })
  const seen: string[] = []
  const all = [1, 2, 3].map((page) =>
    queue.run('203.0.113.1', async () => {
      seen.push(`page ${page}`)
      setImmediate(() => seen.push(`between ${page}`))
    }),
  )
  await Promise.all(all)
  expect(seen.slice(0, 5)).toEqual(['page 1', 'between 1', 'page 2', 'between 2', 'page 3'])
})

test('so many wait of one subscriber, and of all; a failure takes no one else’s turn', async () => {
  const queue = new RenderQueue({ subscriber: 2, all: 3 })
  const fails = queue.run('203.0.113.1', () => Promise.reject(new Error('broken')))
  const own = queue.run('203.0.113.1', async () => 'own')
  await expect(queue.run('203.0.113.1', async () => 'more')).rejects.toThrow(RenderQueueFullError)
  const other = queue.run('203.0.113.2', async () => 'other')
  await expect(queue.run('203.0.113.3', async () => 'more')).rejects.toThrow(RenderQueueFullError)
  await expect(fails).rejects.toThrow('broken')
  expect([await own, await other]).toEqual(['own', 'other'])
  expect(await queue.run('203.0.113.1', async () => 'again')).toBe('again')
})

test('a page is rendered on behalf of its own request, whichever has ended before it', async () => {
  const queue = new RenderQueue({ subscriber: 10, all: 10 })
  const visitor = new AsyncLocalStorage<string>()
  const seen = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      visitor.run(name, () => queue.run(undefined, async () => visitor.getStore())),
    ),
  )
  expect(seen).toEqual(['one', 'two', 'three'])
})

test('who has fewer waiting goes first: the many of one subscriber wait for each other', async () => {
  const queue = new RenderQueue({ subscriber: 10, all: 20 })
  const seen: string[] = []
  const ask = (address: string) => queue.run(address, async () => seen.push(address))
  await Promise.all([...Array.from({ length: 5 }, () => ask('203.0.113.1')), ask('203.0.113.2')])
  expect(seen.indexOf('203.0.113.2')).toBeLessThan(3)
})

test('nothing is begun for a sender who has left', async () => {
  const queue = new RenderQueue({ subscriber: 10, all: 10 })
  const leaving = new AbortController()
  let isBegun = false
  const first = queue.run('203.0.113.1', async () => leaving.abort(new Error('left')))
  const begin = async () => {
    isBegun = true
  }
  const second = queue.run('203.0.113.1', begin, leaving.signal)
  await first
  await expect(second).rejects.toThrow('left')
  expect(isBegun).toBe(false)
})
