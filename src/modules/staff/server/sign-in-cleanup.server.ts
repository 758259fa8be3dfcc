import { removeOldAttempts } from './attempt-limit.server.ts'
import { removeOldDevices } from './known-device.server.ts'
import type { StaffDatabase } from './staff.repository.server.ts'

/** Delete expired sign-in data. */
export async function removeOldSignIns(database: StaffDatabase, now: Date): Promise<void> {
  await removeOldAttempts(database, now)
  await removeOldDevices(database, now)
  // An idle session stays until its seven days are over, so that its owner can learn why it ended.
  await database.db.deleteFrom('session').where('expiresAt', '<=', now).execute()
  await database.db.deleteFrom('verification').where('expiresAt', '<=', now).execute()
}
