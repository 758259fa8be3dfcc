import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { removeOldAttempts } from './attempt-limit.server.ts'
import { removeOldDevices } from './known-device.server.ts'

/** Delete expired sign-in data. */
export async function removeOldSignIns(database: Database, now: Date): Promise<void> {
  const ahead = new Date(now.getTime() + CLOCKS_DIFFER_MS)
  await removeOldAttempts(database, now)
  await removeOldDevices(database, now)
  // An idle session stays until its seven days are over, so that its owner can learn why it ended.
  await database.db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('createdAt', '>', ahead)]))
    .execute()
  // Links, challenges and awaited codes; those of a clock that was wrong would be good for years.
  await database.db
    .deleteFrom('verification')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('createdAt', '>', ahead)]))
    .execute()
}
