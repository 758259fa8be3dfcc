/** Cleanup job for photographs whose proposal was not sent within 48 hours. */
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { removeStaleSpools } from '#/platform/uploads/spool-file.ts'
import { timeOfPhotoKey } from './photo-keys.ts'
import { deleteWaitingSince, findKnownKeys, type PhotoDatabase } from './proposal-photos.repository.server.ts'

/** Retention of a photograph without a proposal, in hours; the form states it. */
export const DRAFT_HOURS = 48

const HOUR_MS = 3_600_000

/** Keys per query: SQLite accepts some thousands of parameters. */
const KEYS_AT_A_TIME = 500

/**
 * Maximum rows of one run: enough to clear the capacity of all drafts (8 GB) within a day, while an error can only
 * remove a part of it.
 */
const MAX_ROWS = 1000

/** Dependencies of the cleanup job. */
export interface PhotoCleanupParts {
  readonly database: PhotoDatabase
  readonly storage: Pick<Storage, 'list' | 'remove'>
  /** Absolute path of the folder for uploads in progress. */
  readonly spoolFolder: string
  readonly now: Date
}

/** Counts of what was removed. */
export interface Swept {
  /** Rows with their files. */
  readonly photos: number
  /** Orphaned files: of a killed process, or of an erased proposal. */
  readonly files: number
  readonly spools: number
}

/**
 * Remove photographs older than 48 hours, orphaned files of that age, and abandoned uploads. The row is deleted first,
 * so that no page refers to a missing file. Safe to run concurrently.
 */
export async function cleanUpPhotos({
  database,
  storage,
  spoolFolder,
  now,
}: PhotoCleanupParts): Promise<Swept> {
  const before = new Date(now.getTime() - DRAFT_HOURS * HOUR_MS)
  /** Remove a limited number of files whose keys have no row. */
  const removeUnknown = async (keys: readonly string[], max: number) => {
    let removed = 0
    for (let at = 0; at < keys.length && removed < max; at += KEYS_AT_A_TIME) {
      const some = keys.slice(at, at + KEYS_AT_A_TIME)
      const known = await findKnownKeys(database, some)
      for (const key of some.filter((one) => !known.has(one)).slice(0, max - removed)) {
        await storage.remove(key)
        removed += 1
      }
    }
    return removed
  }

  const expired = await deleteWaitingSince(database, before.toISOString(), MAX_ROWS)
  await removeUnknown(expired, expired.length)

  // After a restored backup, files without a row may belong to newer data: never remove many at a time.
  const files = await storage.list()
  const old = files.filter((key) => (timeOfPhotoKey(key) ?? now) < before)
  return {
    photos: expired.length,
    files: await removeUnknown(old, erasureLimit(files.length)),
    spools: await removeStaleSpools(spoolFolder, before),
  }
}
