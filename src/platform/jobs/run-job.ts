/** Regular work that is done once for all processes and machines: the process that holds the lease does it. */
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import { requireTrustedClock } from '#/platform/clock/judge-clock.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** One piece of regular work. */
export interface ScheduledJob {
  readonly name: string
  /** Least time since it was last done, in milliseconds. */
  readonly everyMs: number
  /** Lease in milliseconds, longer than the work takes: after a process is killed, another takes over at its end. */
  readonly leaseMs: number
  /** Whether it removes something for good on account of its age: then it waits while the clock cannot be trusted. */
  readonly irreversible?: boolean
  readonly work: () => Promise<void>
}

/**
 * Run a job if it is due and its lease is free. A moment in the future, noted while a clock was wrong, keeps
 * no one waiting.
 * @returns whether it was done here and now
 * @throws what the work throws; it is due again when the lease is over
 * @throws {UntrustedClockError} for irreversible work while the clock cannot be trusted
 */
export async function runJob(
  database: Database,
  { name, everyMs, leaseMs, irreversible = false, work }: ScheduledJob,
  now: Date,
): Promise<boolean> {
  if (irreversible) await requireTrustedClock(database, now)
  const { db } = database
  const at = now.toISOString()
  const from = (ms: number) => new Date(now.getTime() + ms).toISOString()
  await db
    .insertInto('duty')
    .values({ name, locked_until: null, done_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const claimed = await db
    .updateTable('duty')
    .set({ locked_until: from(leaseMs) })
    .where('name', '=', name)
    .where((eb) =>
      eb.or([
        eb('locked_until', 'is', null),
        eb('locked_until', '<=', at),
        eb('locked_until', '>', from(leaseMs + CLOCKS_DIFFER_MS)),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('done_at', 'is', null),
        eb('done_at', '<=', from(-everyMs)),
        eb('done_at', '>', from(CLOCKS_DIFFER_MS)),
      ]),
    )
    .returning('name')
    .executeTakeFirst()
  if (claimed === undefined) return false
  await work()
  await db.updateTable('duty').set({ locked_until: null, done_at: at }).where('name', '=', name).execute()
  return true
}
