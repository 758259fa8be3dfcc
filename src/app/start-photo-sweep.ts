import { sweepPhotos } from '#/modules/enquiries/server/proposal/sweep-photos.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getLog } from '#/platform/log.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { spoolFolder } from '#/platform/uploads/intake.ts'
import { type ScheduledDuty, scheduleDuty } from './schedule-duty.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Removes once an hour what was never sent. */
export function startPhotoSweep(): ScheduledDuty {
  const duty = {
    name: 'photo-sweep',
    // A little less than an hour, so that it does not wander.
    everyMs: 55 * MINUTE_MS,
    leaseMs: 30 * MINUTE_MS,
    irreversible: true,
    work: async () => {
      const now = new Date()
      const parts = { database: getDatabase(), storage: getPhotoStore(), spoolFolder: spoolFolder(), now }
      const swept = await sweepPhotos(parts)
      if (swept.photos + swept.files + swept.spools > 0) {
        getLog().info({ ...swept }, 'photographs that were never sent have been removed')
      }
    },
  }
  return scheduleDuty(duty, {
    firstMs: MINUTE_MS,
    everyMs: HOUR_MS,
    failed: 'photographs that were never sent could not be removed; it is tried again',
  })
}
