/** How the scheduled backup went, noted for every process and machine. */

import { HOUR_MS } from '#/lib/time-spans.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { BACKUP_FAILURES, type BackupFailure } from './backup-error.ts'

const NAME = 'scheduled'

/** Two hours more than a day: a backup that takes long is not yet a late one. */
const MAX_HOURS = 26

/** How backups go, in figures. */
export interface BackupHealth {
  /** Of the last complete backup; since 1970 when there is none. */
  readonly ageSeconds: number
  /** Whether the last attempt failed. */
  readonly failed: boolean
}

/** Backup state shown to administrators. Times are ISO 8601, UTC. */
export interface BackupTrouble {
  readonly kind: 'failed' | 'late' | 'never'
  readonly failure: BackupFailure
  /** The last complete backup. */
  readonly lastAt: string | null
}

async function readRow({ db }: Database) {
  const row = await db.selectFrom('backup_state').selectAll().where('name', '=', NAME).executeTakeFirst()
  return row ?? { succeeded_at: null, failed_at: null, failure: null }
}

/** Read how scheduled backups go. */
export async function readBackupHealth(database: Database, now: Date): Promise<BackupHealth> {
  const { succeeded_at, failed_at } = await readRow(database)
  const since = now.getTime() - (succeeded_at === null ? 0 : Date.parse(succeeded_at))
  return { ageSeconds: Math.max(0, since) / 1000, failed: failed_at !== null }
}

/**
 * Read what is wrong with scheduled backups.
 * @returns null when the last one succeeded and is not older than 26 hours
 */
export async function readBackupTrouble(database: Database, now: Date): Promise<BackupTrouble | null> {
  const { succeeded_at: lastAt, failed_at, failure: noted } = await readRow(database)
  const failure = BACKUP_FAILURES.find((one) => one === noted) ?? 'other'
  if (failed_at !== null) return { kind: 'failed', failure, lastAt }
  if (lastAt === null) return { kind: 'never', failure, lastAt }
  return now.getTime() - Date.parse(lastAt) > MAX_HOURS * HOUR_MS ? { kind: 'late', failure, lastAt } : null
}

/** Note that a backup is complete. */
export function noteBackup(database: Database, succeededAt: string): Promise<void> {
  return write(database, { succeeded_at: succeededAt, failed_at: null, failure: null })
}

/** Note that an attempt failed; the last success stays. */
export function noteBackupFailure(database: Database, failure: BackupFailure, now: Date): Promise<void> {
  return write(database, { failed_at: now.toISOString(), failure })
}

async function write(
  { db }: Database,
  change: { succeeded_at?: string; failed_at: string | null; failure: BackupFailure | null },
): Promise<void> {
  await db
    .insertInto('backup_state')
    .values({ name: NAME, succeeded_at: null, ...change })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
    .execute()
}
