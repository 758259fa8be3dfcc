import { removeOldAttempts } from './attempt-limit.server.ts'
import type { StaffDatabase } from './staff.repository.server.ts'

/** Removes what is left of sign-ins once it no longer means anything: counters that have come to rest. */
export async function removeOldSignIns(database: StaffDatabase, now: Date): Promise<void> {
  await removeOldAttempts(database, now)
}
