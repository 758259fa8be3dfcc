import { sweepPhotos } from '#/features/enquiries/proposal/sweep-photos.server.ts'
import { getDatabase } from '#/server/database/database.ts'
import { runDuty } from '#/server/duties/run-duty.ts'
import { getLog } from '#/server/log.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'
import { spoolFolder } from '#/server/uploads/intake.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Sweeping in the background. */
export interface PhotoSweep {
  /** Finishes what is under way. */
  stop(): Promise<void>
}

/** Removes once an hour what was never sent; one process does so for all that share the database. */
export function startPhotoSweep(): PhotoSweep {
  const log = getLog()
  let working: Promise<unknown> = Promise.resolve()
  const duty = {
    name: 'photo-sweep',
    // A little less than an hour, so that it does not wander.
    everyMs: 55 * MINUTE_MS,
    leaseMs: 30 * MINUTE_MS,
    work: async () => {
      const now = new Date()
      const parts = { database: getDatabase(), storage: getPhotoStore(), spoolFolder: spoolFolder(), now }
      const swept = await sweepPhotos(parts)
      if (swept.photos + swept.files + swept.spools > 0) {
        log.info({ ...swept }, 'photographs that were never sent have been removed')
      }
    },
  }
  const run = () => {
    working = runDuty(getDatabase(), duty, new Date()).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ reason }, 'photographs that were never sent could not be removed; it is tried again')
    })
  }
  const first = setTimeout(run, MINUTE_MS)
  const regularly = setInterval(run, HOUR_MS)
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(regularly)
      await working
    },
  }
}
