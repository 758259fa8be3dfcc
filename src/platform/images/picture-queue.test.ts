import { expect, test, vi } from 'vitest'
import { PictureQueue, picturesAtATime, QueueFullError } from './picture-queue.ts'

/** A job that ends when it is asked to. */
function heldJob() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { job: vi.fn(() => ended), end: () => end() }
}

test('visitors go before the background, of which one runs at a time', async () => {
  const queue = new PictureQueue(2)
  const order: string[] = []
  const first = heldJob()
  const second = heldJob()
  const done = [
    queue.runBehind(() => first.job().then(() => order.push('behind 1'))),
    queue.runBehind(async () => order.push('behind 2')),
    queue.run(() => second.job().then(() => order.push('visitor 1'))),
    queue.run(async () => order.push('visitor 2')),
  ]
  await vi.waitFor(() => expect([first.job, second.job].map((job) => job.mock.calls.length)).toEqual([1, 1]))
  second.end()
  await Promise.all([done[2], done[3]])
  first.end()
  await Promise.all(done)
  expect(order).toEqual(['visitor 1', 'visitor 2', 'behind 1', 'behind 2'])
})

test('visitors take turns, however many pictures one of them has asked for first', async () => {
  const queue = new PictureQueue(1)
  const order: string[] = []
  const held = heldJob()
  const asked = [queue.run(held.job, 'a')]
  for (const lane of ['a', 'a', 'a', 'b', 'b', 'c'])
    asked.push(queue.run(async () => void order.push(lane), lane))
  held.end()
  await Promise.all(asked)
  expect(order.join('')).toBe('abcaba')
})

test('beyond as many as may wait, the newest of the fullest lane is rejected; then it goes on', async () => {
  const queue = new PictureQueue(1, 1000)
  const held = heldJob()
  const crowd = Array.from({ length: 1001 }, (_, number) =>
    queue.run(held.job, 'crowd').then(
      () => number,
      (error) => error,
    ),
  )
  await expect(queue.run(held.job, 'crowd')).rejects.toThrow(QueueFullError)
  const one = queue.run(async () => 'one', 'one')
  expect(queue.waiting.waiting).toBe(1000)
  expect(await crowd.at(-1)).toBeInstanceOf(QueueFullError)
  expect(held.job).toHaveBeenCalledTimes(1)
  held.end()
  expect(await one).toBe('one')
  expect(await Promise.all(crowd.slice(0, -1))).toEqual(Array.from({ length: 1000 }, (_, number) => number))
  expect(queue.waiting).toEqual({ waiting: 0, waitingBehind: 0 })
})

test('background jobs take turns as well, and a full background turns away', async () => {
  const queue = new PictureQueue(1)
  const held = heldJob()
  const order: string[] = []
  const first = queue.runBehind(held.job, 'a')
  const rest = ['a', 'a', 'b'].map((lane) => queue.runBehind(async () => order.push(lane), lane))
  held.end()
  await Promise.all([first, ...rest])
  expect(order).toEqual(['a', 'b', 'a'])
  const again = heldJob()
  const many = Array.from({ length: 513 }, () => queue.runBehind(again.job, 'a'))
  await expect(queue.runBehind(again.job, 'a')).rejects.toThrow(QueueFullError)
  again.end()
  await Promise.all(many)
})

test('several processes share the cores, and a thread is left for files', () => {
  expect(picturesAtATime(64)).toBe(1)
  expect(picturesAtATime(1)).toBeLessThanOrEqual(3)
})
