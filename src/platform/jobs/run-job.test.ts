import { describe, expect, test } from 'vitest'
import { UntrustedClockError } from '#/platform/clock/judge-clock.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { runJob } from './run-job.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
const DAY_MS = 86_400_000
const LEASE_MS = 1000

describe.each(BOTH_ENGINES)('scheduled jobs on %s', (engine) => {
  const database = useDatabase(engine)
  const jobOf = (work: () => Promise<void>) => ({ name: 'sweep', everyMs: DAY_MS, leaseMs: LEASE_MS, work })

  test('several processes run a job once, and again when its time has come', async () => {
    const other = openDatabase(database().url)
    let done = 0
    const job = jobOf(async () => void done++)
    await Promise.all([database(), other, database(), other].map((db) => runJob(db, job, NOW)))
    expect(done).toBe(1)
    expect(await runJob(other, job, later(DAY_MS - 1))).toBe(false)
    expect(await runJob(other, job, later(DAY_MS))).toBe(true)
    await other.close()
  })

  test('a failed job is due again when its lease is over', async () => {
    const failing = jobOf(() => Promise.reject(new Error('no')))
    await expect(runJob(database(), failing, NOW)).rejects.toThrow('no')
    const job = jobOf(async () => {})
    expect(await runJob(database(), job, later(LEASE_MS - 1))).toBe(false)
    expect(await runJob(database(), job, later(LEASE_MS))).toBe(true)
  })

  test('irreversible work waits while the clock cannot be trusted, and its time is not used up', async () => {
    let done = 0
    const job = { ...jobOf(async () => void done++), irreversible: true }
    expect(await runJob(database(), job, NOW)).toBe(true)
    await expect(runJob(database(), job, later(4 * 365 * DAY_MS))).rejects.toThrow(UntrustedClockError)
    expect(await runJob(database(), job, later(DAY_MS))).toBe(true)
    expect(done).toBe(2)
  })

  test('a moment in the future, noted by a clock that was wrong, delays no run', async () => {
    const years = later(4 * 365 * DAY_MS)
    await runJob(
      database(),
      jobOf(async () => {}),
      years,
    )
    expect(
      await runJob(
        database(),
        jobOf(async () => {}),
        NOW,
      ),
    ).toBe(true)
    await expect(
      runJob(
        database(),
        jobOf(() => Promise.reject(new Error('no'))),
        years,
      ),
    ).rejects.toThrow('no')
    expect(
      await runJob(
        database(),
        jobOf(async () => {}),
        later(DAY_MS),
      ),
    ).toBe(true)
  })
})
