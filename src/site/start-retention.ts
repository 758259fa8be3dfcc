import { runRetention } from '#/features/enquiries/privacy/retention.server.ts'
import { SENT_MAIL_DAYS } from '#/features/enquiries/privacy/retention-times.ts'
import { getDatabase } from '#/server/database/database.ts'
import { runDuty } from '#/server/duties/run-duty.ts'
import { getLog } from '#/server/log.ts'
import { removeLeftovers, removeOldMailFiles } from '#/server/privacy/remove-leftovers.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Pause after the start, in milliseconds: whoever has just started the site looks at it first. */
const QUIET_MS = MINUTE_MS

/** Erasing in time, in the background. */
export interface Retention {
  /** Finishes what is under way. */
  stop(): Promise<void>
}

/** Erases once a day what has been kept long enough; one process does so for all that share the database. */
export function startRetention(): Retention {
  const log = getLog()
  let working: Promise<unknown> = Promise.resolve()
  const duty = {
    name: 'retention',
    // A little less than a day, so that it does not wander through the hours.
    everyMs: 23 * HOUR_MS,
    leaseMs: HOUR_MS,
    work: async () => {
      const report = await runRetention(getDatabase(), new Date(), removeLeftovers)
      await removeOldMailFiles(new Date(Date.now() - SENT_MAIL_DAYS * DAY_MS))
      log.info({ ...report }, 'what was kept long enough has been erased')
    },
  }
  const run = () => {
    working = runDuty(getDatabase(), duty, new Date()).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ reason }, 'what was kept long enough could not be erased; it is tried again')
    })
  }
  const first = setTimeout(run, QUIET_MS)
  const regularly = setInterval(run, HOUR_MS)
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(regularly)
      await working
    },
  }
}
