/** The audit log is kept for a year. */
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { StaffTables } from './tables/staff.ts'

/** How long the audit log is kept, in months. */
const KEPT_MONTHS = 12

/**
 * Deletes entries that are older than a year, the oldest first and no more than one run may take away.
 * @returns how many
 */
export async function forgetOldJournal(
  { db }: Database<Pick<StaffTables, 'audit_log'>>,
  now: Date,
): Promise<number> {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS)
  const { stored } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  const old = db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '<', oldest.toISOString())
    .orderBy('at')
    .orderBy('id')
    .limit(erasureLimit(stored))
  const { numDeletedRows } = await db.deleteFrom('audit_log').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
