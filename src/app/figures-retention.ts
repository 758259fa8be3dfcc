import { parisDayBefore } from '#/lib/paris-time.ts'
import { deleteBefore } from '#/modules/analytics/server/measured-rows.repository.server.ts'
import { deleteLostAddresses } from '#/modules/redirects/server/lost-addresses.repository.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { type ScheduledDuty, scheduleDuty } from './schedule-duty.ts'

/**
 * How long figures are kept, in days. Events: 25 months, the longest that the French authority allows for audience
 * measurement without consent. Vitals: long enough to compare a quarter with the one before.
 */
const KEPT_DAYS = { events: 761, vitals: 190, lostAddresses: 365 } as const

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Deletes old figures once a day. */
export function startFiguresRetention(): ScheduledDuty {
  const duty = {
    name: 'figures-retention',
    everyMs: 23 * HOUR_MS,
    leaseMs: HOUR_MS,
    irreversible: true,
    work: async () => {
      const now = new Date()
      const database = getDatabase()
      await deleteBefore(database, {
        events: parisDayBefore(now, KEPT_DAYS.events),
        vitals: parisDayBefore(now, KEPT_DAYS.vitals),
      })
      await deleteLostAddresses(database, new Date(now.getTime() - KEPT_DAYS.lostAddresses * DAY_MS))
    },
  }
  return scheduleDuty(duty, {
    firstMs: MINUTE_MS,
    everyMs: HOUR_MS,
    failed: 'old figures could not be deleted; it is tried again',
  })
}
