import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoWorkerError, respawnPause, START_REJECTED, WorkerPool } from './worker-pool.ts'

class FakeWorker extends EventEmitter {
  readonly signals: string[] = []
  readonly process = { kill: (signal: string) => this.signals.push(signal) }
  readonly isFirst: boolean

  constructor(isFirst: boolean) {
    super()
    this.isFirst = isFirst
  }

  listen() {
    this.emit('listening')
  }

  die(code: number | null = null) {
    this.emit('exit', code, code === null ? 'SIGKILL' : null)
  }
}

let born: FakeWorker[] = []
beforeEach(() => {
  born = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => vi.useRealTimers())

function makePool(size: number) {
  return new WorkerPool({
    size,
    log: { error: () => {} },
    fork: (isFirst) => {
      const worker = new FakeWorker(isFirst)
      born.push(worker)
      return worker as unknown as Worker
    },
  })
}

const bornAt = (position: number) => born[position] ?? expect.fail(`no worker ${position}`)

test('a process that dies before the last one listens is replaced, and the start comes to its end', async () => {
  const pool = makePool(2)
  const started = pool.start()
  bornAt(0).listen()
  bornAt(0).die()
  await vi.advanceTimersByTimeAsync(respawnPause(1))
  expect(born.map(({ isFirst }) => isFirst)).toEqual([true, false, true])
  bornAt(1).listen()
  await started
})

test('who dies at once again and again is started ever more seldom; after a long life at once', async () => {
  const pool = makePool(1)
  void pool.start()
  bornAt(0).listen()
  const pauses: number[] = []
  for (let deaths = 1; deaths <= 8; deaths++) {
    const before = born.length
    bornAt(before - 1).die()
    let waited = 0
    while (born.length === before) {
      await vi.advanceTimersByTimeAsync(500)
      waited += 500
    }
    pauses.push(waited)
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  await vi.advanceTimersByTimeAsync(60_000)
  bornAt(8).die()
  await vi.advanceTimersByTimeAsync(1)
  expect(born).toHaveLength(10)
})

test('when none has ever listened it gives up, at once where the reason was logged', async () => {
  const rejected = makePool(2).start()
  bornAt(1).die(START_REJECTED)
  await expect(rejected).rejects.toBeInstanceOf(NoWorkerError)
  born = []
  const vain = makePool(1).start()
  const outcome = expect(vain).rejects.toBeInstanceOf(NoWorkerError)
  bornAt(0).die()
  await vi.advanceTimersByTimeAsync(1000)
  bornAt(1).die()
  await vi.advanceTimersByTimeAsync(2000)
  bornAt(2).die()
  await outcome
  await vi.advanceTimersByTimeAsync(60_000)
  expect(born).toHaveLength(3)
})

test('a stop while one is being replaced waits for those that are there and starts no other', async () => {
  const pool = makePool(2)
  void pool.start()
  for (const worker of born) worker.listen()
  bornAt(0).die()
  const stopped = pool.stop(10_000)
  expect(bornAt(1).signals).toEqual(['SIGTERM'])
  bornAt(1).die(0)
  await stopped
  await vi.advanceTimersByTimeAsync(60_000)
  expect(born).toHaveLength(2)
})

test('who does not end in time is killed, and who is in a hurry is passed on', async () => {
  const pool = makePool(1)
  void pool.start()
  bornAt(0).listen()
  const hurry = new AbortController()
  const stopped = pool.stop(10_000, hurry.signal)
  hurry.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(bornAt(0).signals).toEqual(['SIGTERM', 'SIGINT', 'SIGKILL'])
  bornAt(0).die()
  await stopped
})
