/** The door to what waits for the staff. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { PERIOD_UNITS, reportPeriod } from '#/lib/report-period.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import type { StaffRole } from '#/modules/staff/server/tables/staff.ts'
import { type BackupTrouble, readBackupTrouble } from '#/platform/backup/backup-state.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { settleMail } from '#/platform/outbox/settle-mail.ts'
import { readMailTroubles } from './server/figures/failed-mails.repository.server.ts'
import { readReplyTimes } from './server/figures/reply-times.repository.server.ts'
import { readWaiting } from './server/figures/waiting.repository.server.ts'

/** What waits, and how fast answers were in a period and in the one before. */
export const fetchWaiting = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ unit: z.enum(PERIOD_UNITS) }))
  .handler(async ({ data: { unit }, context }) => {
    const database = getDatabase()
    const now = new Date()
    const { current, previous } = reportPeriod(unit, now)
    const [waiting, replies, before, mails, backups] = await Promise.all([
      readWaiting(database, now),
      readReplyTimes(database, current),
      readReplyTimes(database, previous),
      readMailTroubles(database, { mailTo: getEnvironment().mailTo, now }),
      readBackups(context.staff.role, now),
    ])
    return { waiting, replies, before, mails, backups }
  })

/** Backups are the affair of administrators, and of sites that have scheduled ones. */
async function readBackups(role: StaffRole, now: Date): Promise<BackupTrouble | null> {
  if (role !== 'administrator' || getEnvironment().backupDir === undefined) return null
  return readBackupTrouble(getDatabase(), now)
}

const mail = z.object({ id: z.uuid() })

/** Has a mail sent again at once; `false` when it has left meanwhile, or is on its way. */
export const resendMail = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(mail)
  .handler(({ data: { id }, context }) => settleMail(id, 'retry', context.staff, parts()))

/** Takes a failed mail off the list. */
export const closeMail = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(mail)
  .handler(({ data: { id }, context }) => settleMail(id, 'handle', context.staff, parts()))

/** Puts a failed mail back on the list. */
export const reopenMail = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(mail)
  .handler(({ data: { id }, context }) => settleMail(id, 'reopen', context.staff, parts()))

function parts() {
  return { database: getDatabase(), mailTo: getEnvironment().mailTo, now: new Date() }
}

export type { BackupTrouble } from '#/platform/backup/backup-state.ts'
export type { FailedMail, MailTroubles } from './server/figures/failed-mails.repository.server.ts'
export type { ReplyTimes } from './server/figures/reply-times.repository.server.ts'
export type { Waiting } from './server/figures/waiting.repository.server.ts'
