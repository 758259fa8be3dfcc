/** The scheduled backup: once a day, by one process of all that share the database. */
import { inParis } from '#/lib/paris-time.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { runJob } from '#/platform/jobs/run-job.ts'
import { BackupError } from './backup-error.ts'
import { noteBackup, noteBackupFailure } from './backup-state.ts'

const MINUTE_MS = 60_000

/** A backup that failed is tried again after so long, as is one whose process was killed. */
const LEASE_MS = 120 * MINUTE_MS

/** Where the lease is kept. */
const JOB = 'backup'

/** How many are kept: of the last days on which there was one, and of the last weeks. */
export const KEPT = { days: 7, weeks: 4 } as const

/** A backup ends before its lease does, in milliseconds. */
export const MAX_BACKUP_MS = 110 * MINUTE_MS

/** Dependencies of a scheduled backup. */
export interface ScheduledBackupParts {
  readonly database: Database
  /** `HH:MM` in Paris. */
  readonly at: string
  /**
   * Take the backup.
   * @returns when the database was read, ISO 8601
   * @throws {BackupError} when there is none
   */
  readonly take: () => Promise<string>
}

/**
 * The latest moment at which a time of day came in Paris. On the night in which it does not come, it is the moment at
 * which clocks had been put forward.
 * @param at `HH:MM`
 */
export function lastScheduledMoment(at: string, now: Date): Date {
  const here = inParis(now)
  const time = Temporal.PlainTime.from(at)
  const today = here.withPlainTime(time)
  const last =
    Temporal.ZonedDateTime.compare(today, here) > 0 ? here.subtract({ days: 1 }).withPlainTime(time) : today
  return new Date(last.epochMilliseconds)
}

/**
 * Take the backup if it is due and its lease is free, and record the result.
 * @returns whether one was taken here and now
 * @throws what taking it throws, once that is noted
 */
export async function runScheduledBackup(
  { database, at, take }: ScheduledBackupParts,
  now: Date,
): Promise<boolean> {
  // One that was done at the very moment is done.
  const everyMs = now.getTime() - lastScheduledMoment(at, now).getTime() + 1
  const work = async () => {
    try {
      await noteBackup(database, await take())
    } catch (error) {
      const failure = error instanceof BackupError ? error.failure : 'other'
      if (failure === 'interrupted') await letGo(database)
      await noteBackupFailure(database, failure, now)
      throw error
    }
  }
  // Looked at first: asking for the lease would write into the database once a minute.
  if (!(await isDue(database, everyMs, now))) return false
  return runJob(database, { name: JOB, everyMs, leaseMs: LEASE_MS, work }, now)
}

async function isDue({ db }: Database, everyMs: number, now: Date): Promise<boolean> {
  const row = await db.selectFrom('duty').selectAll().where('name', '=', JOB).executeTakeFirst()
  const at = now.toISOString()
  const before = new Date(now.getTime() - everyMs).toISOString()
  // A lease that ends later than any can was taken while a clock was wrong.
  const latest = new Date(now.getTime() + LEASE_MS + MINUTE_MS).toISOString()
  const leased = row?.locked_until && row.locked_until > at && row.locked_until <= latest
  const done = row?.done_at && row.done_at > before && row.done_at <= at
  return !leased && !done
}

/** The site was stopped in the middle: the next start need not wait for the end of the lease. */
async function letGo({ db }: Database): Promise<void> {
  await db.updateTable('duty').set({ locked_until: null }).where('name', '=', JOB).execute()
}
