import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ARRIVAL, arrivingBody, BodyTooLargeError, BrokenBodyError, SlowBodyError } from './arriving-body.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A request whose body is written by the test. */
class Sending extends PassThrough {
  readonly headers: IncomingHttpHeaders = {}
  readonly complete = false
}

/** Read everything; return the number of bytes, or what went wrong. */
async function read(request: Sending, limit = 1_000_000): Promise<number | string> {
  let bytes = 0
  try {
    for await (const chunk of arrivingBody(request, limit)) bytes += chunk.length
    return bytes
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}

/** Send a number of bytes each second. */
async function send(request: Sending, bytesPerSecond: number, seconds: number): Promise<void> {
  for (let second = 0; second < seconds && !request.destroyed; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    request.write(Buffer.alloc(bytesPerSecond))
  }
}

const headStart = ARRIVAL.headStartMs / 1000

test('half of a slow telephone line passes, however long it takes', async () => {
  const request = new Sending()
  const reading = read(request)
  await send(request, 4000, 200)
  request.end()
  expect(await reading).toBe(800_000)
})

test('what only drips is ended soon after the head start', async () => {
  const request = new Sending()
  const reading = read(request)
  await send(request, 20, headStart + 1)
  expect(await reading).toBe(SlowBodyError.name)
})

test('no sender gets far enough ahead to stop for good', async () => {
  const request = new Sending()
  const reading = read(request)
  request.write(Buffer.alloc(900_000))
  await send(request, 1, ARRIVAL.maxAheadMs / 1000 + 1)
  expect(await reading).toBe(SlowBodyError.name)
})

test('a telephone that has sent well may pause', async () => {
  const request = new Sending()
  const reading = read(request)
  await send(request, 8000, headStart)
  await vi.advanceTimersByTimeAsync(ARRIVAL.maxAheadMs - 1000)
  request.end(Buffer.alloc(1000))
  expect(await reading).toBe(8000 * headStart + 1000)
})

test('what its reader takes is not held against the sender', async () => {
  const request = new Sending()
  request.write(Buffer.alloc(10))
  const body = arrivingBody(request, 100)
  await body.next()
  await vi.advanceTimersByTimeAsync(ARRIVAL.maxAheadMs * 2)
  request.end(Buffer.alloc(10))
  expect((await body.next()).value).toHaveLength(10)
  expect((await body.next()).done).toBe(true)
})

test('more than is taken ends at once, announced or not', async () => {
  const announced = new Sending()
  announced.headers['content-length'] = '101'
  expect(await read(announced, 100)).toBe(BodyTooLargeError.name)
  const request = new Sending()
  request.write(Buffer.alloc(101))
  expect(await read(request, 100)).toBe(BodyTooLargeError.name)
})

test('a disconnect is distinguished from a complete body, and no listener is left', async () => {
  const request = new Sending()
  const reading = read(request)
  request.write(Buffer.alloc(10))
  await vi.advanceTimersByTimeAsync(10)
  request.destroy()
  expect(await reading).toBe(BrokenBodyError.name)
  for (const event of ['readable', 'close', 'error']) expect(request.listenerCount(event), event).toBe(0)
})
