/** Regular work that is done once for all processes and machines: whoever holds the lease does it. */
import type { Database } from '#/server/database/open-database.ts'
import type { DutyTables } from '#/server/database/tables/duty.ts'

/** One piece of regular work. */
export interface Duty {
  readonly name: string
  /** Not again before so many milliseconds have passed since it was done. */
  readonly everyMs: number
  /** Longer than the work takes: whoever was killed in the middle is followed after so many milliseconds. */
  readonly leaseMs: number
  readonly work: () => Promise<void>
}

/**
 * Does the work if it is due and nobody else is at it.
 * @returns whether it was done here and now
 * @throws what the work throws; it is due again when the lease is over
 */
export async function runDuty(
  { db }: Database<DutyTables>,
  { name, everyMs, leaseMs, work }: Duty,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  await db
    .insertInto('duty')
    .values({ name, locked_until: null, done_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const claimed = await db
    .updateTable('duty')
    .set({ locked_until: new Date(now.getTime() + leaseMs).toISOString() })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
    .where((eb) =>
      eb.or([
        eb('done_at', 'is', null),
        eb('done_at', '<=', new Date(now.getTime() - everyMs).toISOString()),
      ]),
    )
    .returning('name')
    .executeTakeFirst()
  if (claimed === undefined) return false
  await work()
  await db.updateTable('duty').set({ locked_until: null, done_at: at }).where('name', '=', name).execute()
  return true
}
