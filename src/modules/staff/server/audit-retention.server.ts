/** Retention of the audit log: one year. */
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** In months. */
const KEPT_MONTHS = 12

/**
 * Delete entries older than a year, the oldest first and no more than one run may delete.
 * @returns how many
 */
export async function deleteOldAuditLog({ db }: Database, now: Date): Promise<number> {
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
