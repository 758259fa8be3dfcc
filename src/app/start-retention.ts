import { removeLeftovers, removeOldMailFiles } from '#/modules/enquiries/server/privacy/remove-leftovers.ts'
import { runRetention } from '#/modules/enquiries/server/privacy/retention.server.ts'
import { SENT_MAIL_DAYS } from '#/modules/enquiries/server/privacy/retention-times.ts'
import { forgetOldJournal } from '#/modules/staff/server/journal-retention.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getLog } from '#/platform/log.ts'
import { type ScheduledDuty, scheduleDuty } from './schedule-duty.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Erases once a day what has been kept long enough. */
export function startRetention(): ScheduledDuty {
  const duty = {
    name: 'retention',
    // A little less than a day, so that it does not wander through the hours.
    everyMs: 23 * HOUR_MS,
    leaseMs: HOUR_MS,
    irreversible: true,
    work: async () => {
      const now = new Date()
      const report = await runRetention(getDatabase(), now, removeLeftovers)
      await removeOldMailFiles(new Date(now.getTime() - SENT_MAIL_DAYS * DAY_MS))
      const journalEntries = await forgetOldJournal(getDatabase(), now)
      getLog().info({ ...report, journalEntries }, 'what was kept long enough has been erased')
    },
  }
  return scheduleDuty(duty, {
    firstMs: MINUTE_MS,
    everyMs: HOUR_MS,
    failed: 'what was kept long enough could not be erased; it is tried again',
  })
}
