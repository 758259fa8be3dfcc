import { StartError } from '#/platform/start-error.ts'
import { isRestoring } from './restore-target.ts'

/**
 * Refuse to start where a restore is under way or was interrupted: what is there is not whole.
 * @throws {StartError} with how to go on
 */
export function rejectUnfinishedRestore(dataDir: string): void {
  if (!isRestoring({ dataDir })) return
  throw new StartError(
    `A restore into ${dataDir} was begun and has not been finished, so nothing was started. Wait for it, or remove ` +
      `${dataDir} (and empty DATABASE_URL where it is PostgreSQL) and run again: npm run restore -- BACKUP`,
  )
}
