import { removeOldSignIns } from '#/modules/staff/server/sign-in-sweep.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { type ScheduledDuty, scheduleDuty } from './schedule-duty.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Removes what is left of sign-ins once a day. */
export function startSignInSweep(): ScheduledDuty {
  const duty = {
    name: 'sign-in-sweep',
    everyMs: 23 * HOUR_MS,
    leaseMs: HOUR_MS,
    irreversible: true,
    work: () => removeOldSignIns(getDatabase(), new Date()),
  }
  return scheduleDuty(duty, {
    firstMs: MINUTE_MS,
    everyMs: HOUR_MS,
    failed: 'what is left of sign-ins could not be removed; it is tried again',
  })
}
