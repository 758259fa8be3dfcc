import { StorageError } from '#/platform/storage/storage-error.ts'

/** Why a backup or a restore did not come about, in one word: for metrics, the back office and exit codes. */
export const BACKUP_FAILURES = [
  /** No room left where the backup goes. */
  'disk-full',
  /** The folder is not there: its disk may not be mounted. */
  'no-folder',
  /** `pg_dump` or `pg_restore` is missing, or older than the server. */
  'program',
  /** Reading back the written copy gave a different result. */
  'damaged',
  /** It took too long, or the site was stopped meanwhile. */
  'interrupted',
  /** Anything else; the log has the reason. */
  'other',
] as const

/** One of {@link BACKUP_FAILURES}. */
export type BackupFailure = (typeof BACKUP_FAILURES)[number]

/** Something that an operator can act on; the message is printed as it is, without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly failure: BackupFailure

  constructor(message: string, failure: BackupFailure = 'other', options: ErrorOptions = {}) {
    super(message, options)
    this.failure = failure
  }
}

/** SQLite's result code for a full disk. */
const SQLITE_FULL = 13

const NO_ROOM = /no space left on device|disk quota exceeded|database or disk is full|file too large/i

/** Explain a full disk or a failing storage in a sentence; any other error stays as it is. */
export function inWords(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error
  if (error instanceof StorageError) {
    return new BackupError(`STORAGE_URL: ${error.message}. Nothing was kept.`, 'other', { cause: error })
  }
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const full =
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === 'EFBIG' ||
    errcode === SQLITE_FULL ||
    NO_ROOM.test(error.message)
  if (full) {
    return new BackupError(`There is no room left on the disk of ${place}. Nothing was kept.`, 'disk-full', {
      cause: error,
    })
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new BackupError(`${error.message}. This account may not do so.`, 'other', { cause: error })
  }
  return error
}
