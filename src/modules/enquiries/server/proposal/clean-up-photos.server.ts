/** Removing photographs that were never sent (issue "Not one enquiry lost": after 48 hours). */
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { removeStaleSpools } from '#/platform/uploads/spool-file.ts'
import { timeOfPhotoKey } from './photo-keys.ts'
import { deleteWaitingSince, findKnownKeys, type PhotoDatabase } from './proposal-photos.repository.server.ts'

/** How long a photograph waits for its proposal, in hours; visitors are told. */
export const DRAFT_HOURS = 48

const HOUR_MS = 3_600_000

/** Keys asked about at a time: SQLite takes some thousands of parameters. */
const KEYS_AT_A_TIME = 500

/**
 * Rows of one run: what all drafts together may hold (8 GB) is gone within a day, and a mistake takes a part of it.
 */
const MAX_ROWS = 1000

/** What sweeping needs. */
export interface PhotoCleanupParts {
  readonly database: PhotoDatabase
  readonly storage: Pick<Storage, 'list' | 'remove'>
  /** Absolute folder of files on their way in. */
  readonly spoolFolder: string
  readonly now: Date
}

/** What was removed. */
export interface Swept {
  /** Rows with their files. */
  readonly photos: number
  /** Files that no row knows: of a process that died, or of an erased proposal. */
  readonly files: number
  readonly spools: number
}

/**
 * Remove photographs that have waited for 48 hours, files of that age without a row, and what died on its way in. The
 * row goes first, so that nothing shows a picture that is gone. Several may sweep at once.
 */
export async function cleanUpPhotos({
  database,
  storage,
  spoolFolder,
  now,
}: PhotoCleanupParts): Promise<Swept> {
  const before = new Date(now.getTime() - DRAFT_HOURS * HOUR_MS)
  /** Removes the files of keys that no row has, so many and no more. */
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

  // Files without a row may also be those of a newer database than the one that was restored: never many at a time.
  const files = await storage.list()
  const old = files.filter((key) => (timeOfPhotoKey(key) ?? now) < before)
  return {
    photos: expired.length,
    files: await removeUnknown(old, erasureLimit(files.length)),
    spools: await removeStaleSpools(spoolFolder, before),
  }
}
