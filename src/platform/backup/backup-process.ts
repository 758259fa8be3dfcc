/** Taking a backup in a process of its own: copying, hashing and packing must not slow requests. */
import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#/platform/project-root.ts'
import { BACKUP_FAILURES, BackupError } from './backup-error.ts'

/** Whatever else wants the processor goes first. */
const LOW_PRIORITY = 10

/** A process that was asked to stop clears away what it has written, and is killed if it cannot. */
const CLEARING_MS = 5000

/** Result that the process reports when it finishes. */
export const backupReport = z.union([
  z.object({ createdAt: z.iso.datetime(), place: z.string(), removed: z.int() }),
  z.object({ failure: z.enum(BACKUP_FAILURES), reason: z.string() }),
])

/** A backup that was taken. */
export interface TakenBackup {
  /** ISO 8601: when the database was read. */
  readonly createdAt: string
  readonly place: string
  /** Older ones. */
  readonly removed: number
}

/**
 * Take a backup into `BACKUP_DIR`.
 * @param signal ends it; what was written is removed
 * @throws {BackupError} when there is none
 */
export function takeBackupAside(signal: AbortSignal): Promise<TakenBackup> {
  return new Promise((resolve, reject) => {
    const program = path.join(projectRoot(), 'scripts', 'scheduled-backup.ts')
    const child = fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] })
    if (child.pid !== undefined) lower(child.pid)
    let report: z.infer<typeof backupReport> | undefined
    let complaints = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-1000)
    })
    child.on('message', (message) => {
      report = backupReport.safeParse(message).data
    })
    let killing: NodeJS.Timeout | undefined
    const stop = () => {
      child.kill('SIGTERM')
      killing = setTimeout(() => child.kill('SIGKILL'), CLEARING_MS)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(killing)
      signal.removeEventListener('abort', stop)
      if (report && 'place' in report) return resolve(report)
      if (report) return reject(new BackupError(report.reason, report.failure))
      const failure = signal.aborted ? 'interrupted' : 'other'
      reject(new BackupError(`The backup process ended without a report. ${complaints}`.trim(), failure))
    })
  })
}

function lower(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // It has ended already, or the system does not allow it: the backup is taken all the same.
  }
}
