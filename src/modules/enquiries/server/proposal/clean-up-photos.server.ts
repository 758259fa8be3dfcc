/** Cleanup job for photographs whose proposal was not sent within 48 hours, and for files that no row names. */

import { HOUR_MS } from '#/lib/time-spans.ts'
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { findNamedKeys, removeUnnamed } from '#/platform/storage/named-keys.ts'
import { irreplaceable } from '#/platform/storage/rebuildable.ts'
import { deleteWaitingSince } from './proposal-photos.repository.server.ts'

/** Retention of a photograph without a proposal, in hours; the form states it. */
export const DRAFT_HOURS = 48

/**
 * Maximum rows of one run: enough to clear the capacity of all drafts (8 GB) within a day, while an error can only
 * remove a part of it.
 */
const MAX_ROWS = 1000

/** Dependencies of the cleanup job. */
export interface PhotoCleanupParts {
  readonly database: Database
  readonly storage: Pick<Storage, 'list' | 'remove' | 'removeOlder'>
  readonly now: Date
}

/** Counts of what was removed. */
export interface Swept {
  /** Rows with their files. */
  readonly photos: number
  /** Orphaned files: of a killed process, of a commit whose answer was lost, of an erased proposal. */
  readonly files: number
}

/**
 * Remove photographs without a proposal that are older than 48 hours, and the files of that age that no row of any table
 * names, whatever their key. The row is deleted first, so that no page refers to a missing file. Safe to run concurrently.
 */
export async function cleanUpPhotos({ database, storage, now }: PhotoCleanupParts): Promise<Swept> {
  const before = new Date(now.getTime() - DRAFT_HOURS * HOUR_MS)
  const expired = await deleteWaitingSince(database, before.toISOString(), MAX_ROWS)
  await removeUnnamed({ database, storage }, expired)

  // After a restored backup, files without a row may belong to newer data: never remove many at a time.
  const keys = irreplaceable(await storage.list())
  const named = await findNamedKeys(database, keys)
  const max = erasureLimit(keys.length)
  let files = 0
  for (const key of keys) {
    if (files >= max) break
    // A file is there before its row: one that is written at this moment is too young.
    if (!named.has(key) && (await storage.removeOlder(key, before))) files += 1
  }
  return { photos: expired.length, files }
}
