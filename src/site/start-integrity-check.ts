import { getDatabase } from '#/server/database/database.ts'
import { checkIntegrity } from '#/server/health/integrity-check.ts'
import { type ScheduledDuty, scheduleDuty } from './schedule-duty.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Checks the whole database a minute after the start and every six hours. Readiness tells of what is found. */
export function startIntegrityCheck(): ScheduledDuty {
  const duty = {
    name: 'integrity-check',
    everyMs: 0,
    leaseMs: HOUR_MS,
    work: async () => void (await checkIntegrity(getDatabase())),
  }
  return scheduleDuty(duty, {
    firstMs: MINUTE_MS,
    everyMs: 6 * HOUR_MS,
    failed: 'the database could not be checked',
  })
}
