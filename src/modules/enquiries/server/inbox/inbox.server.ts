/** Page of the inbox. */

import type { Database } from '#/platform/database/open-database.ts'
import { type InboxFilter, isWholeView } from '../../model/inbox-filter.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import type { Asking } from './inbox-conditions.server.ts'
import { countsOfSegments, type InboxCounts, readInboxCounts } from './inbox-counts.repository.server.ts'
import { type IdSegment, PAGE_SIZE, readInboxIds } from './inbox-ids.server.ts'
import { readInboxRows } from './inbox-rows.repository.server.ts'

/** Segment with its rows. */
export interface InboxSegment extends Pick<IdSegment, 'name' | 'count'> {
  readonly rows: readonly InboxRow[]
}

/** Data of the list. */
export interface InboxPage {
  readonly segments: readonly InboxSegment[]
  /** Of all pages; `null` when there are more than were counted. */
  readonly total: number | null
  readonly more: boolean
  /** Position of the first row, from 1; 0 without rows. */
  readonly first: number
  readonly counts: InboxCounts
}

/** Read a page. */
export async function readInbox(database: Database, filter: InboxFilter, asking: Asking): Promise<InboxPage> {
  const counting = readInboxCounts(database, asking)
  const [counts, page] = await Promise.all([
    counting,
    // A whole view needs the counts first, because they are its totals; other queries run in parallel.
    isWholeView(filter)
      ? counting.then((found) => readInboxIds(database, filter, asking, countsOfSegments(filter, found)))
      : readInboxIds(database, filter, asking),
  ])
  const ids = page.segments.flatMap((segment) => segment.ids)
  const rows = new Map((await readInboxRows(database, ids, asking.me)).map((row) => [row.id, row]))
  const segments = page.segments.map(({ name, count, ids: own }) => ({
    name,
    count,
    rows: own.flatMap((id) => rows.get(id) ?? []),
  }))
  const first = ids.length === 0 ? 0 : (filter.page - 1) * PAGE_SIZE + 1
  return { segments, total: page.total, more: page.more, first, counts }
}
