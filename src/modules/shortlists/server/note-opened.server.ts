/** When a shared list was opened: one that nobody has opened may have to make room (ADR 0097). */

import { DAY_MS } from '#/lib/time-spans.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { getLog } from '#/platform/log.ts'
import type { StoredList } from './shared-lists.repository.server.ts'

/** Notes that a list was opened, once a day. A database that cannot be written keeps nobody from reading. */
export async function noteOpened({ db }: Database, { id, opened_at }: StoredList, now: Date): Promise<void> {
  if (opened_at !== null && now.getTime() - Date.parse(opened_at) < DAY_MS) return
  try {
    await db.updateTable('shared_list').set({ opened_at: now.toISOString() }).where('id', '=', id).execute()
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    getLog().warn({ reason }, 'that a shared list was opened could not be noted')
  }
}
