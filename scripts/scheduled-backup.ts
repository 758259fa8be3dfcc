/** The process of a scheduled backup; started by the site, to which it reports the result. */
import { BackupError } from '../src/platform/backup/backup-error.ts'
import type { backupReport } from '../src/platform/backup/backup-process.ts'
import { createBackup } from '../src/platform/backup/create-backup.ts'
import { KEPT } from '../src/platform/backup/scheduled-backup.ts'
import { getEnvironment } from '../src/platform/environment.ts'

type Report = ReturnType<typeof backupReport.parse>

const reportToSite = (report: Report) => process.send?.(report, () => process.disconnect?.())

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
// The site was killed: no one would learn of this backup.
process.once('disconnect', () => stopping.abort())

const { siteUrl, backupDir, databaseUrl, dataDir, storage } = getEnvironment()
try {
  if (backupDir === undefined) throw new BackupError('BACKUP_DIR is not set')
  const order = {
    places: { databaseUrl, dataDir, storage },
    siteUrl,
    authSecret: process.env.AUTH_SECRET || undefined,
    folder: backupDir,
    keep: KEPT,
  }
  const { place, manifest, removed } = await createBackup(order, {
    onProgress: () => undefined,
    signal: stopping.signal,
    now: () => new Date(),
  })
  reportToSite({ createdAt: manifest.createdAt, place, removed: removed.length })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  reportToSite({ failure: error instanceof BackupError ? error.failure : 'other', reason })
}
