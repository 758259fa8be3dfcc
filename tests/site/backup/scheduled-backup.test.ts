import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BackupError } from '#/platform/backup/backup-error.ts'
import { takeBackupAside } from '#/platform/backup/backup-process.ts'
import { readBackupHealth, readBackupTrouble } from '#/platform/backup/backup-state.ts'
import { runScheduledBackup } from '#/platform/backup/scheduled-backup.ts'
import { SiteHealth } from '#/platform/health/site-health.ts'
import { createSiteMetrics, type MetricSources } from '#/platform/metrics/site-metrics.ts'
import { BOTH_ENGINES, ENGINES, useDatabase } from '../../helpers/database.ts'
import { PATIENT } from './run-command.ts'
import { useSites } from './site-data.ts'

const at = '03:00'
/** 03:00 in Paris on the 22nd of November. */
const DUE = new Date('2026-11-22T02:00:00Z')
const later = (hours: number) => new Date(DUE.getTime() + hours * 3_600_000)

describe.each(BOTH_ENGINES)('scheduled backups on %s', PATIENT, (engine) => {
  const database = useDatabase(engine)
  const succeed = (moment: Date) => async () => moment.toISOString()
  const fail = (error: Error) => () => Promise.reject(error)
  const run = (now: Date, take: () => Promise<string>) =>
    runScheduledBackup({ database: database(), at, take }, now)
  const trouble = (now: Date) => readBackupTrouble(database(), now)

  test('are taken once when their time has come, by one of several processes', async () => {
    let taken = 0
    const take = async () => {
      taken++
      return DUE.toISOString()
    }
    await Promise.all([run(DUE, take), run(DUE, take), run(DUE, take)])
    expect(taken).toBe(1)
    expect(await run(later(23.9), take)).toBe(false)
    expect(await run(later(24), take)).toBe(true)
    // One that was late (the machine was off) does not move the next one.
    expect(await run(later(60), take)).toBe(true)
    expect(await run(later(71.9), take)).toBe(false)
    expect(await run(later(72), take)).toBe(true)
  })

  test('warn administrators when there is none, when one failed, and when the last one is old', async () => {
    expect(await trouble(DUE)).toMatchObject({ kind: 'never', lastAt: null })
    await run(DUE, succeed(DUE))
    expect(await trouble(later(26))).toBeNull()
    expect(await trouble(later(26.1))).toMatchObject({ kind: 'late', lastAt: DUE.toISOString() })
    const full = new BackupError('no room', 'disk-full')
    await expect(run(later(24), fail(full))).rejects.toThrow('no room')
    expect(await trouble(later(24))).toEqual({
      kind: 'failed',
      failure: 'disk-full',
      lastAt: DUE.toISOString(),
    })
    expect(await readBackupHealth(database(), later(25))).toEqual({ ageSeconds: 25 * 3600, failed: true })
    // Tried again when the lease is over.
    expect(await run(later(25), succeed(later(25)))).toBe(false)
    expect(await run(later(26), succeed(later(26)))).toBe(true)
    expect(await trouble(later(26))).toBeNull()
  })

  test('that were broken off by a stop are taken again by the next start', async () => {
    const stopped = new BackupError('stopped', 'interrupted')
    await expect(run(DUE, fail(stopped))).rejects.toThrow('stopped')
    expect(await run(later(0.01), succeed(later(0.01)))).toBe(true)
    expect(await trouble(later(1))).toBeNull()
  })

  test('stand in the metrics', async () => {
    await run(DUE, succeed(DUE))
    const none = { hits: 0, misses: 0, pages: 0, bytes: 0 }
    const sources = {
      pageCache: () => none,
      pictures: () => ({ waiting: 0, waitingBehind: 0 }),
      outbox: async () => ({ pending: 0, failed: 0, oldestSeconds: 0 }),
      events: () => ({ waiting: 0, dropped: 0 }),
      backups: () => readBackupHealth(database(), later(2)),
      health: new SiteHealth(),
    } as unknown as MetricSources
    const text = await createSiteMetrics(sources).registry.metrics()
    expect(text).toContain('\npassage_backup_age_seconds 7200\n')
    expect(text).toContain('\npassage_backup_failed 0\n')
  })
})

describe.each(ENGINES)('the process of a scheduled backup on %s', PATIENT, (engine) => {
  const sites = useSites(engine)
  afterEach(() => vi.unstubAllEnvs())

  test('makes a whole one with the settings of the site, and says why it cannot', async () => {
    const site = await sites.site()
    const folder = await sites.folder()
    const settings = { LOG_LEVEL: 'silent', BACKUP_DIR: folder, ...site.variables }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const { place, createdAt } = await takeBackupAside(new AbortController().signal)
    expect(await readdir(folder)).toEqual([path.basename(place)])
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000)
    await expect(takeBackupAside(AbortSignal.abort())).rejects.toMatchObject({ failure: 'interrupted' })
    expect(await readdir(folder)).toEqual([path.basename(place)])
    await rm(folder, { recursive: true })
    const untaken = takeBackupAside(new AbortController().signal)
    await expect(untaken).rejects.toMatchObject({ failure: 'no-folder' })
    await writeFile(folder, 'a file where the folder is')
    await expect(takeBackupAside(new AbortController().signal)).rejects.toMatchObject({ failure: 'other' })
  })
})
