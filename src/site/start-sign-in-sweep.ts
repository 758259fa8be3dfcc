import { removeOldSignIns } from '#/features/staff/sign-in-sweep.server.ts'
import { getDatabase } from '#/server/database/database.ts'
import { runDuty } from '#/server/duties/run-duty.ts'
import { getLog } from '#/server/log.ts'

const HOUR_MS = 60 * 60_000

/** A job in the background. */
interface Sweep {
  /** Finishes what is under way. */
  stop(): Promise<void>
}

/** Removes what is left of sign-ins once a day; one process does so for all that share the database. */
export function startSignInSweep(): Sweep {
  let working: Promise<unknown> = Promise.resolve()
  const job = {
    name: 'sign-in-sweep',
    everyMs: 23 * HOUR_MS,
    leaseMs: HOUR_MS,
    work: () => removeOldSignIns(getDatabase(), new Date()),
  }
  const run = () => {
    working = runDuty(getDatabase(), job, new Date()).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      getLog().error({ reason }, 'what is left of sign-ins could not be removed; it is tried again')
    })
  }
  run()
  const regularly = setInterval(run, HOUR_MS)
  regularly.unref()
  return {
    async stop() {
      clearInterval(regularly)
      await working
    },
  }
}
