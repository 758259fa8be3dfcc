import { takeBackupAside } from '#/platform/backup/backup-process.ts'
import { MOST_BACKUP_MS, runScheduledBackup } from '#/platform/backup/scheduled-backup.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Environment } from '#/platform/environment.ts'
import { getLog } from '#/platform/log.ts'

const MINUTE_MS = 60_000

/** Backups in the background. */
export interface ScheduledBackups {
  /** Breaks off what is under way; nothing is left of it. */
  stop(): Promise<void>
}

/** Takes a backup once a day where `BACKUP_DIR` is set, and says in the log where it is not. */
export function startBackups({ backupDir, backupAt: at }: Environment): ScheduledBackups | undefined {
  const log = getLog()
  if (backupDir === undefined) {
    log.warn('BACKUP_DIR is not set: nothing backs up this site by itself (operations, "Backup and restore")')
    return undefined
  }
  const stopping = new AbortController()
  const take = async () => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(MOST_BACKUP_MS)])
    const taken = await takeBackupAside(signal)
    log.info({ place: taken.place, removed: taken.removed }, 'a backup was taken and read back')
    return taken.createdAt
  }
  let working: Promise<unknown> | undefined
  const look = () => {
    // A backup may take longer than a minute.
    if (working !== undefined || stopping.signal.aborted) return
    working = runScheduledBackup({ database: getDatabase(), at, take }, new Date())
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        log.error({ reason }, 'the scheduled backup failed; it is tried again within two hours')
      })
      .finally(() => {
        working = undefined
      })
  }
  const regularly = setInterval(look, MINUTE_MS)
  return {
    async stop() {
      clearInterval(regularly)
      stopping.abort()
      await working
    },
  }
}
