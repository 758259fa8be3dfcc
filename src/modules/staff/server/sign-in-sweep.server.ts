import { removeOldAttempts } from './attempt-limit.server.ts'
import { removeOldDevices } from './known-device.server.ts'
import type { StaffDatabase } from './staff.repository.server.ts'

/** Removes what is left of sign-ins once it no longer means anything. */
export async function removeOldSignIns(database: StaffDatabase, now: Date): Promise<void> {
  await removeOldAttempts(database, now)
  await removeOldDevices(database, now)
  // One that nobody used for long stays until its seven days are over, so that its owner can be told why it ended.
  await database.db.deleteFrom('session').where('expiresAt', '<=', now).execute()
  await database.db.deleteFrom('verification').where('expiresAt', '<=', now).execute()
}
