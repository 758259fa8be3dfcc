import { deleteLostAddresses } from '#/features/lost-addresses/lost-addresses.repository.server.ts'
import { deleteBefore } from '#/features/measurement/measured-rows.repository.server.ts'
import { parisDayBefore } from '#/features/measurement/paris-days.ts'
import { getDatabase } from '#/server/database/database.ts'
import { getLog } from '#/server/log.ts'

/**
 * How long figures are kept, in days. Events: 25 months, the longest that the French authority allows for audience
 * measurement without consent. Vitals: long enough to compare a quarter with the one before.
 */
const KEPT_DAYS = { events: 761, vitals: 190, lostAddresses: 365 } as const

const DAY_MS = 86_400_000

/**
 * Deletes old figures now and once a day. Any number of processes may do so.
 * @returns stops it
 */
export function deleteOldFigures(): () => void {
  const run = async () => {
    const now = new Date()
    const database = getDatabase()
    try {
      await deleteBefore(database, {
        events: parisDayBefore(now, KEPT_DAYS.events),
        vitals: parisDayBefore(now, KEPT_DAYS.vitals),
      })
      await deleteLostAddresses(database, new Date(now.getTime() - KEPT_DAYS.lostAddresses * DAY_MS))
    } catch (error) {
      getLog().error({ err: error }, 'old figures could not be deleted')
    }
  }
  void run()
  const timer = setInterval(run, DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
