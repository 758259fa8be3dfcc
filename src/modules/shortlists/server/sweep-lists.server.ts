/** Delete shared lists whose time is over, with all that was answered, and comments that their owners removed (behaviour 5.16). */

import { DAY_MS, HOUR_MS } from '#/lib/time-spans.ts'
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { truncateLog } from '#/platform/database/truncate-log.ts'
import { SHARED_DAYS } from '../model/share-limits.ts'

/** So long after “Stop sharing”, or the removal of a comment, it can be undone, in milliseconds. */
const RESTORABLE_MS = HOUR_MS

/** A recipient who has decided nothing is forgotten when no list of theirs can be left, in milliseconds. */
const RECIPIENT_MS = SHARED_DAYS * DAY_MS

/**
 * Delete lists. One that was shared while the clock was ahead lasts as long as any other from now on.
 * @returns how many were deleted
 */
export async function sweepSharedLists(database: Database, now: Date): Promise<number> {
  const end = now.getTime() + SHARED_DAYS * DAY_MS
  await database.db
    .updateTable('shared_list')
    .set({ expires_at: new Date(end).toISOString() })
    .where('expires_at', '>', new Date(end + CLOCKS_DIFFER_MS).toISOString())
    .execute()
  const deleted = await database.db
    .deleteFrom('shared_list')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now.toISOString()),
        eb('stopped_at', '<=', new Date(now.getTime() - RESTORABLE_MS).toISOString()),
      ]),
    )
    .returning('id')
    .execute()
  await database.db
    .deleteFrom('shared_list_recipient')
    .where('stopped_at', 'is', null)
    .where('mailed_at', '<=', new Date(now.getTime() - RECIPIENT_MS).toISOString())
    .execute()
  const comments = await database.db
    .deleteFrom('shared_list_comment')
    .where('removed_at', '<=', new Date(now.getTime() - RESTORABLE_MS).toISOString())
    .returning('id')
    .execute()
  if (deleted.length + comments.length > 0) await truncateLog(database)
  return deleted.length
}
