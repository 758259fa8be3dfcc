import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { type Job, startJobs } from './scheduler.ts'

describe('the scheduler', () => {
  const database = useDatabase('sqlite')
  const failures: unknown[] = []
  const log = { error: (...said: unknown[]) => void failures.push(said) }
  const start = (job: Partial<Job> & Pick<Job, 'run'>) =>
    startJobs([{ name: 'job', first: 10, every: 100, failed: 'it failed', ...job }], {
      database: database(),
      log,
    })

  beforeEach(() => {
    failures.length = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a job runs after its first pause and then regularly, until it is stopped', async () => {
    const run = vi.fn(async () => {})
    const jobs = start({ run })
    await vi.advanceTimersByTimeAsync(9)
    expect(run).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(run).toHaveBeenCalledTimes(3)
    await jobs.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  test('a job that takes longer than its pause does not run twice at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const run = vi.fn(() => promise)
    const jobs = start({ run })
    await vi.advanceTimersByTimeAsync(350)
    expect(run).toHaveBeenCalledTimes(1)
    resolve()
    await vi.advanceTimersByTimeAsync(100)
    expect(run).toHaveBeenCalledTimes(2)
    await jobs.stop()
  })

  test('a stop aborts the work under way, and waits for its end', async () => {
    const order: string[] = []
    const jobs = start({
      run: async (signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        order.push('cleared away')
      },
    })
    await vi.advanceTimersByTimeAsync(10)
    await jobs.stop()
    order.push('stopped')
    expect(order).toEqual(['cleared away', 'stopped'])
  })

  test('a failed job is logged and runs again', async () => {
    const run = vi.fn(() => Promise.reject(new Error('no')))
    const jobs = start({ run })
    await vi.advanceTimersByTimeAsync(110)
    expect(run).toHaveBeenCalledTimes(2)
    expect(failures).toEqual([
      [{ reason: 'no' }, 'it failed'],
      [{ reason: 'no' }, 'it failed'],
    ])
    await jobs.stop()
  })

  test('a job with a lease is done once for all processes within its interval', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const run = vi.fn(async () => resolve())
    const lease = { interval: 1_000_000, duration: 1000 }
    const [one, other] = [start({ run, lease }), start({ run, lease })]
    await vi.advanceTimersByTimeAsync(10)
    await promise
    await Promise.all([one.stop(), other.stop()])
    expect(run).toHaveBeenCalledTimes(1)
  })
})
