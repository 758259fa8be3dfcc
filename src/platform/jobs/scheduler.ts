/** Regular work in the background of a server process. */
import type { Logger } from 'pino'
import type { Database } from '#/platform/database/open-database.ts'
import { asLongJob } from '#/platform/database/time-limits.ts'
import { sharedNow } from '#/platform/health/site-health.ts'
import { runJob } from './run-job.ts'

/** How a job is done by one process for all that share the database. Times are in milliseconds. */
export interface JobLease {
  /** Least time since it was last done, by whichever process. */
  readonly interval: number
  /** Longer than the job takes: a process that is killed in the middle is followed after this time. */
  readonly duration: number
  /** Whether it removes something for good on account of its age: then it waits while the clock cannot be trusted. */
  readonly irreversible?: boolean
}

/** One piece of regular work. Times are in milliseconds. */
export interface Job {
  /** Name of its lease in the database. */
  readonly name: string
  /** Pause between two looks at whether it is due. */
  readonly every: number
  /** Pause before the first look. */
  readonly first: number
  /** Absent: each process runs it at every look. */
  readonly lease?: JobLease
  /** @param signal aborted when the process stops: for work that can be broken off */
  readonly run: (signal: AbortSignal) => Promise<unknown>
  /** Log message of a failure. */
  readonly failed: string
}

interface SchedulerParts {
  readonly database: Database
  readonly log: Pick<Logger, 'error'>
}

/** Jobs that run. */
export interface RunningJobs {
  /** Begin nothing any more, and wait for what is under way. */
  stop(): Promise<void>
}

/** Run every job whenever it is due, until they are stopped. No job runs twice at the same time in one process. */
export function startJobs(jobs: readonly Job[], parts: SchedulerParts): RunningJobs {
  const running = jobs.map((job) => startJob(job, parts))
  return {
    async stop() {
      await Promise.all(running.map((one) => one.stop()))
    },
  }
}

function startJob(job: Job, { database, log }: SchedulerParts): RunningJobs {
  const stopping = new AbortController()
  let working: Promise<unknown> | undefined
  const look = () => {
    if (working !== undefined) return
    working = runOnce(job, database, stopping.signal)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        log.error({ reason }, job.failed)
      })
      .finally(() => {
        working = undefined
      })
  }
  const first = setTimeout(look, job.first)
  const regularly = setInterval(look, job.every)
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(regularly)
      stopping.abort()
      await working
    },
  }
}

async function runOnce(job: Job, database: SchedulerParts['database'], signal: AbortSignal): Promise<void> {
  const { name, lease, run } = job
  if (lease === undefined) {
    await run(signal)
    return
  }
  const scheduled = {
    name,
    everyMs: lease.interval,
    leaseMs: lease.duration,
    irreversible: lease.irreversible ?? false,
    work: async () => void (await run(signal)),
  }
  await asLongJob(() => runJob(database, scheduled, sharedNow()))
}
