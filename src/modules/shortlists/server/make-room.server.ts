/** Room for one more shared list: there are so many in all, and those that nobody has opened give way (ADR 0097). */

import { DAY_MS } from '#/lib/time-spans.ts'
import type { Db } from '#/platform/database/schema.ts'
import { SHARED_TOTALS, UNOPENED_DAYS } from '../model/share-limits.ts'

/**
 * Whether a list may be added; the oldest one that nobody has opened for a week goes for it. One that was opened keeps its ninety days.
 * @param tokenHash of the list: one that is there already needs no room
 * @param limit lists in all
 */
export async function makeRoom(
  db: Db,
  tokenHash: string,
  now: Date,
  limit: number = SHARED_TOTALS.lists,
): Promise<boolean> {
  const { others } = await db
    .selectFrom('shared_list')
    .select(({ fn }) => fn.countAll<number | string>().as('others'))
    .where('token_hash', '<>', tokenHash)
    .executeTakeFirstOrThrow()
  if (Number(others) < limit) return true
  const oldest = await db
    .selectFrom('shared_list')
    .select('id')
    .where('opened_at', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - UNOPENED_DAYS * DAY_MS).toISOString())
    .orderBy('created_at')
    .limit(Number(others) - limit + 1)
    .execute()
  if (oldest.length <= Number(others) - limit) return false
  await db
    .deleteFrom('shared_list')
    .where(
      'id',
      'in',
      oldest.map(({ id }) => id),
    )
    .execute()
  return true
}
