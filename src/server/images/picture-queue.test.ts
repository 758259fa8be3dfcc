import { expect, test, vi } from 'vitest'
import { PictureQueue, picturesAtATime, QueueFullError } from './picture-queue.ts'

/** A job that ends when it is told to. */
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

test('beyond 64 who wait, visitors are turned away; then it goes on', async () => {
  const queue = new PictureQueue(1)
  const held = heldJob()
  const taken = Array.from({ length: 65 }, () => queue.run(held.job))
  await expect(queue.run(held.job)).rejects.toThrow(QueueFullError)
  expect(held.job).toHaveBeenCalledTimes(1)
  held.end()
  await Promise.all(taken)
  expect(await queue.run(async () => 'done')).toBe('done')
})

test('several processes share the cores, and a thread is left for files', () => {
  expect(picturesAtATime(64)).toBe(1)
  expect(picturesAtATime(1)).toBeLessThanOrEqual(3)
})
