/** The regular work of the site, in one list. Times are in milliseconds. */

import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { parisDayBefore } from '#/lib/paris-time.ts'
import { deleteBefore } from '#/modules/analytics/server/measured-rows.repository.server.ts'
import { lapseHolds } from '#/modules/calendar/server/lapse-holds.server.ts'
import { sweepOwnerAsks } from '#/modules/calendar/server/owner-word/personal-asks.server.ts'
import { remindOwners } from '#/modules/calendar/server/owner-word/remind-owners.server.ts'
import {
  removeForgottenMailFiles,
  removeOrphanedFiles,
} from '#/modules/enquiries/server/privacy/remove-orphaned-files.ts'
import { runRetention } from '#/modules/enquiries/server/privacy/retention.server.ts'
import { SENT_MAIL_DAYS } from '#/modules/enquiries/server/privacy/retention-times.ts'
import { cleanUpPhotos, DRAFT_HOURS } from '#/modules/enquiries/server/proposal/clean-up-photos.server.ts'
import { followStates } from '#/modules/follow-ups/server/follow-states.server.ts'
import { sweepFollowUps } from '#/modules/follow-ups/server/personal-follow-ups.server.ts'
import { settleAcceptances } from '#/modules/quotes/server/acceptance/settle-acceptances.server.ts'
import { sweepQuotes } from '#/modules/quotes/server/personal-quotes.server.ts'
import { tellLapsed } from '#/modules/quotes/server/tell-lapsed.server.ts'
import { deleteNotFoundReports } from '#/modules/redirects/server/not-found-reports.repository.server.ts'
import { sweepSharedLists } from '#/modules/shortlists/server/sweep-lists.server.ts'
import { deleteOldAuditLog } from '#/modules/staff/server/audit-retention.server.ts'
import { removeOldSignIns } from '#/modules/staff/server/sign-in-cleanup.server.ts'
import { takeBackupAside } from '#/platform/backup/backup-process.ts'
import { MAX_BACKUP_MS, runScheduledBackup } from '#/platform/backup/scheduled-backup.ts'
import { isClockTrusted, requireTrustedClock } from '#/platform/clock/judge-clock.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { quickCheck } from '#/platform/database/quick-check.ts'
import { truncateLog } from '#/platform/database/truncate-log.ts'
import type { Environment } from '#/platform/environment.ts'
import { forgetDamage, noteDamage } from '#/platform/health/known-damage.ts'
import { sharedNow } from '#/platform/health/site-health.ts'
import { removeSharedBuilds } from '#/platform/http/share-build.ts'
import { removeOldPacks } from '#/platform/http/shared-assets.ts'
import type { Job } from '#/platform/jobs/scheduler.ts'
import { getLog } from '#/platform/log.ts'
import { forgetTokens } from '#/platform/outbox/forget-tokens.ts'
import { removeOldCounters } from '#/platform/rate-limits/limits.ts'
import { removeOldTokens } from '#/platform/rate-limits/used-tokens.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { removeStaleSpools } from '#/platform/uploads/spool-file.ts'
import { spoolFolder } from '#/platform/uploads/upload-queue.ts'
import { retainedFolder, shareRunningBuild } from './keep-running-build.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Looked at every hour; the first run leaves time for the operator's first look at the site. */
const HOURLY = { first: MINUTE, every: HOUR } as const

/** Erasing once a day; a little less, so that it does not wander through the hours. */
const DAILY = { ...HOURLY, lease: { interval: 23 * HOUR, duration: HOUR, irreversible: true } } as const

/**
 * How long figures are kept, in days. Events: 25 months, the longest that the French authority allows for audience
 * measurement without consent. Vitals: long enough to compare a quarter with the one before.
 */
const KEPT_DAYS = { events: 761, vitals: 190, notFoundReports: 365 } as const

/** Given to the one server process that does what one does for all that share `DATA_DIR`. */
export const RUNS_JOBS = { PASSAGE_SHARED_DUTIES: '1' } as const

/** Whether this process does what one does for all. */
export function runsJobs(): boolean {
  return cluster.isPrimary || process.env.PASSAGE_SHARED_DUTIES === RUNS_JOBS.PASSAGE_SHARED_DUTIES
}

/** Every job of a site. */
export function siteJobs(environment: Environment): Job[] {
  return [
    LAPSING,
    FOLLOWING,
    ...ERASING,
    ...remindingJobs(environment),
    ...buildJobs(environment),
    ...backupJobs(environment),
    ...checkingJobs(environment),
  ]
}

/** Holds end by themselves; this writes down that they have, and tells whom it concerns. */
const LAPSING: Job = {
  name: 'hold-lapse',
  first: MINUTE,
  every: MINUTE,
  lease: { interval: 50_000, duration: 5 * MINUTE, irreversible: true },
  run: async () => {
    const count = await lapseHolds(getDatabase(), new Date(), tellLapsed)
    if (count > 0) getLog().info({ count }, 'options that have ended were written down')
  },
  failed: 'options that have ended could not be written down; it is tried again',
}

/** What is to be done follows from the states of requests. */
const FOLLOWING: Job = {
  name: 'follow-ups',
  first: MINUTE,
  every: MINUTE,
  lease: { interval: 50_000, duration: 5 * MINUTE },
  run: async () => void (await followStates(getDatabase(), new Date())),
  failed: 'follow-ups could not be made or closed; it is tried again',
}

const ERASING: readonly Job[] = [
  {
    name: 'retention',
    ...DAILY,
    run: async () => {
      const now = new Date()
      const report = await runRetention(getDatabase(), now, removeOrphanedFiles)
      await sweepOwnerAsks(getDatabase(), now)
      await sweepQuotes(getDatabase(), now)
      await sweepFollowUps(getDatabase())
      const journalEntries = await deleteOldAuditLog(getDatabase(), now)
      getLog().info({ ...report, journalEntries }, 'what was kept long enough has been erased')
    },
    failed: 'what was kept long enough could not be erased; it is tried again',
  },
  {
    name: 'figures-retention',
    ...DAILY,
    run: async () => {
      const now = new Date()
      await deleteBefore(getDatabase(), {
        events: parisDayBefore(now, KEPT_DAYS.events),
        vitals: parisDayBefore(now, KEPT_DAYS.vitals),
      })
      await deleteNotFoundReports(getDatabase(), new Date(now.getTime() - KEPT_DAYS.notFoundReports * DAY))
    },
    failed: 'old figures could not be deleted; it is tried again',
  },
  {
    name: 'shared-list-sweep',
    ...HOURLY,
    lease: { interval: 55 * MINUTE, duration: 30 * MINUTE, irreversible: true },
    run: () => sweepSharedLists(getDatabase(), new Date()),
    failed: 'shared shortlists whose time is over could not be deleted; it is tried again',
  },
  {
    name: 'photo-sweep',
    ...HOURLY,
    lease: { interval: 55 * MINUTE, duration: 30 * MINUTE, irreversible: true },
    run: async () => {
      const swept = await cleanUpPhotos({
        database: getDatabase(),
        storage: getPhotoStore(),
        now: new Date(),
      })
      if (swept.photos + swept.files > 0) {
        getLog().info({ ...swept }, 'photographs that were never sent have been removed')
      }
    },
    failed: 'photographs that were never sent could not be removed; it is tried again',
  },
  {
    // Without a lease: each machine has a `DATA_DIR` of its own.
    name: 'data-folder-sweep',
    ...HOURLY,
    run: async () => {
      const now = new Date()
      await requireTrustedClock(getDatabase(), now)
      const spools = await removeStaleSpools(spoolFolder(), new Date(now.getTime() - DRAFT_HOURS * HOUR))
      const mails = await removeForgottenMailFiles(
        getDatabase(),
        new Date(now.getTime() - SENT_MAIL_DAYS * DAY),
      )
      if (spools + mails > 0) getLog().info({ spools, mails }, 'old files of this machine have been removed')
    },
    failed: 'old files of this machine could not be removed; it is tried again',
  },
  {
    name: 'limits-sweep',
    ...HOURLY,
    lease: { interval: 55 * MINUTE, duration: 30 * MINUTE, irreversible: true },
    run: async () => {
      const now = new Date()
      await removeOldCounters(getDatabase(), now)
      await removeOldTokens(getDatabase(), now)
      await removeOldSignIns(getDatabase(), now)
    },
    failed: 'counters and sign-ins that are over could not be removed; it is tried again',
  },
  {
    // Tokens of mails that were given up, once their links have ended. Any number of processes may do so.
    name: 'token-cleanup',
    first: 0,
    every: HOUR,
    run: async () => {
      const now = new Date()
      if (!(await isClockTrusted(getDatabase().db, now))) return
      if ((await forgetTokens(getDatabase(), now)) > 0) await truncateLog(getDatabase())
    },
    failed: 'tokens of mails could not be forgotten; it is tried again',
  },
]

/** Each machine says that its build runs, whose files the others find in the storage; old ones go (ADR 0131). */
function buildJobs(environment: Environment): Job[] {
  if (!environment.sharesBuilds) return []
  return [
    {
      name: 'build-sharing',
      first: HOUR,
      every: HOUR,
      run: async () => {
        await shareRunningBuild(environment)
        await removeOldPacks(retainedFolder(environment), new Date())
      },
      failed: 'the files of this build could not be shared with other machines; it is tried again',
    },
    {
      name: 'old-builds',
      ...DAILY,
      run: async () => {
        const parts = { database: getDatabase(), storage: getPhotoStore() }
        const count = await removeSharedBuilds(parts, new Date())
        if (count > 0)
          getLog().info({ count }, 'files of builds that nothing runs any more have been removed')
      },
      failed: 'files of old builds could not be removed; it is tried again',
    },
  ]
}

/** Owners who have not answered are reminded, once; what clients have accepted is booked with their yes. */
function remindingJobs({ authSecret }: Environment): Job[] {
  return [
    {
      name: 'acceptances',
      first: MINUTE,
      every: MINUTE,
      lease: { interval: 50_000, duration: 5 * MINUTE, irreversible: true },
      run: async () => {
        const count = await settleAcceptances(getDatabase(), { now: new Date(), secret: authSecret })
        if (count > 0) getLog().info({ count }, 'acceptances that waited for owners were settled')
      },
      failed: 'acceptances that wait for owners could not be settled; it is tried again',
    },
    {
      name: 'owner-reminders',
      first: MINUTE,
      every: 10 * MINUTE,
      // What has left cannot be called back: a machine whose clock is wrong waits.
      lease: { interval: 9 * MINUTE, duration: 10 * MINUTE, irreversible: true },
      run: () => remindOwners(getDatabase(), new Date(), authSecret),
      failed: 'owners could not be reminded; it is tried again',
    },
  ]
}

/** A backup once a day where `BACKUP_DIR` is set; the log says where it is not. A stop breaks it off, and nothing is left. */
function backupJobs({ backupDir, backupAt: at }: Environment): Job[] {
  const log = getLog()
  if (backupDir === undefined) {
    log.warn('BACKUP_DIR is not set: nothing backs up this site by itself (operations, "Backup and restore")')
    return []
  }
  if (!existsSync(backupDir)) {
    log.error(
      { folder: backupDir },
      'BACKUP_DIR is not there: no backup is taken until its disk is mounted or it is made',
    )
  }
  const take = async (stopping: AbortSignal) => {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(MAX_BACKUP_MS)])
    const taken = await takeBackupAside(signal)
    log.info({ place: taken.place, removed: taken.removed }, 'a backup was taken and read back')
    return taken.createdAt
  }
  return [
    {
      // Takes its lease itself: it is due by the clock in Paris.
      name: 'backup',
      first: MINUTE,
      every: MINUTE,
      run: (stopping) =>
        runScheduledBackup({ database: getDatabase(), at, take: () => take(stopping) }, sharedNow()),
      failed: 'the scheduled backup failed; it is tried again within two hours',
    },
  ]
}

/**
 * A look through the whole SQLite file, in a thread: damage is noticed before a visitor meets it. PostgreSQL has no such
 * check of its own; there damage is known once a statement meets it.
 */
function checkingJobs({ dataDir }: Environment): Job[] {
  const { engine, url } = getDatabase()
  if (engine !== 'sqlite') return []
  return [
    {
      name: 'integrity-check',
      first: MINUTE,
      every: 6 * HOUR,
      lease: { interval: 0, duration: HOUR },
      run: async () => {
        const findings = await quickCheck(url.slice('file:'.length))
        await (findings.length > 0 ? noteDamage(dataDir, findings) : forgetDamage(dataDir))
      },
      failed: 'the database could not be checked',
    },
  ]
}
