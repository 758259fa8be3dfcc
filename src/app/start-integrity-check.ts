import { getDatabase } from '#/platform/database/database.ts'
import { quickCheck } from '#/platform/database/quick-check.ts'
import type { Environment } from '#/platform/environment.ts'
import { forgetDamage, noteDamage } from '#/platform/health/known-damage.ts'
import { type ScheduledDuty, scheduleDuty } from './schedule-duty.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Looks through the whole SQLite file a minute after the start and every six hours, in a thread: damage is noticed before
 * a visitor meets it. PostgreSQL has no such check of its own; there damage is known once a statement meets it.
 */
export function startIntegrityCheck({ dataDir }: Pick<Environment, 'dataDir'>): ScheduledDuty | undefined {
  const { engine, url } = getDatabase()
  if (engine !== 'sqlite') return undefined
  const duty = {
    name: 'integrity-check',
    everyMs: 0,
    leaseMs: HOUR_MS,
    work: async () => {
      const findings = await quickCheck(url.slice('file:'.length))
      await (findings.length > 0 ? noteDamage(dataDir, findings) : forgetDamage(dataDir))
    },
  }
  return scheduleDuty(duty, {
    firstMs: MINUTE_MS,
    everyMs: 6 * HOUR_MS,
    failed: 'the database could not be checked',
  })
}
