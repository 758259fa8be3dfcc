/** Delete shared lists whose time is over, with all that was answered, and comments that their owners removed (behaviour 5.16). */

import { DAY_MS, HOUR_MS } from '#/lib/time-spans.ts'
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { truncateLog } from '#/platform/database/truncate-log.ts'
import { SHARED_DAYS } from '../model/share-limits.ts'
import { sharedContent } from '../model/shared-content.ts'
import { sharedUntil } from '../model/shared-until.ts'

/** So long after “Stop sharing”, or the removal of a comment, it can be undone, in milliseconds. */
const RESTORABLE_MS = HOUR_MS

/** A recipient who has decided nothing is forgotten when no list of theirs can be left, in milliseconds. */
const RECIPIENT_MS = SHARED_DAYS.most * DAY_MS

/** Lists that are corrected at once. */
const BATCH = 100

/**
 * Delete lists. One that was shared or updated while the clock was ahead lasts as if that were now.
 * @returns how many were deleted
 */
export async function sweepSharedLists(database: Database, now: Date): Promise<number> {
  await correctClocks(database, now)
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

/** A moment that lies ahead was written by a clock that was wrong; an end that lies further ahead than any can be, too. */
async function correctClocks({ db }: Database, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + CLOCKS_DIFFER_MS).toISOString()
  const latestEnd = new Date(now.getTime() + SHARED_DAYS.most * DAY_MS + CLOCKS_DIFFER_MS).toISOString()
  const present = now.toISOString()
  const earlier = (moment: string) => (moment < present ? moment : present)
  let batch: { id: string; content: string; created_at: string; updated_at: string }[]
  do {
    batch = await db
      .selectFrom('shared_list')
      .select(['id', 'content', 'created_at', 'updated_at'])
      .where((eb) =>
        eb.or([
          eb('created_at', '>', latest),
          eb('updated_at', '>', latest),
          eb('expires_at', '>', latestEnd),
        ]),
      )
      .limit(BATCH)
      .execute()
    for (const { id, content, ...at } of batch) {
      const [created_at, updated_at] = [earlier(at.created_at), earlier(at.updated_at)]
      // What cannot be read any more has no event, and ends all the same.
      const list = sharedContent.safeParse(JSON.parse(content)).data ?? { startDate: null, days: null }
      const ends = sharedUntil(list, {
        first: new Date(created_at),
        last: new Date(updated_at),
      })
      await db
        .updateTable('shared_list')
        .set({ created_at, updated_at, expires_at: ends.toISOString() })
        .where('id', '=', id)
        .execute()
    }
  } while (batch.length === BATCH)
}
