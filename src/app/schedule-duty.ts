import { getDatabase } from '#/platform/database/database.ts'
import { asLongJob } from '#/platform/database/time-limits.ts'
import { type Duty, runDuty } from '#/platform/jobs/run-duty.ts'
import { getLog } from '#/platform/log.ts'

/** Regular work in the background. */
export interface ScheduledDuty {
  /** Finishes what is under way. */
  stop(): Promise<void>
}

/** When a duty is looked at, in milliseconds. */
interface Schedule {
  /** Pause after the start: whoever has just started the site looks at it first. */
  readonly firstMs: number
  readonly everyMs: number
  /** What the log says when it failed. */
  readonly failed: string
}

/** Does a duty whenever it is due; one process does so for all that share the database. */
export function scheduleDuty(duty: Duty, { firstMs, everyMs, failed }: Schedule): ScheduledDuty {
  let working: Promise<unknown> = Promise.resolve()
  const run = () => {
    working = asLongJob(() => runDuty(getDatabase(), duty, new Date())).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      getLog().error({ reason }, failed)
    })
  }
  const first = setTimeout(run, firstMs)
  const regularly = setInterval(run, everyMs)
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(regularly)
      await working
    },
  }
}
