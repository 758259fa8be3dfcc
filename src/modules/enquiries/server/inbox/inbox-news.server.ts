/** Changes of a list since it was loaded. */

import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { InboxFilter } from '../../model/inbox-filter.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import type { Asking } from './inbox-conditions.server.ts'
import { type InboxCounts, readInboxCounts } from './inbox-counts.repository.server.ts'
import { inboxConditions } from './inbox-ids.server.ts'
import { readInboxRows } from './inbox-rows.repository.server.ts'

/** Answer to a poll of the list. */
export interface InboxNews {
  readonly counts: InboxCounts
  /** Enquiries that came since, and would be in this list. */
  readonly arrived: number
  /** Current state of the visible rows. */
  readonly rows: readonly InboxRow[]
}

/**
 * Read the changes.
 * @param since `counts.latest` of the visible list
 * @param ids its rows
 */
export async function readInboxNews(
  database: Database,
  filter: InboxFilter,
  { since, ids, ...asking }: Asking & { readonly since: number; readonly ids: readonly string[] },
): Promise<InboxNews> {
  const [counts, rows] = await Promise.all([
    readInboxCounts(database, asking),
    readInboxRows(database, ids, asking.me),
  ])
  const arrived = counts.latest > since ? await countArrived(database, filter, asking, since) : 0
  return { counts, arrived, rows }
}

async function countArrived(
  database: Database,
  filter: InboxFilter,
  asking: Asking,
  since: number,
): Promise<number> {
  const conditions = await inboxConditions(database, filter, asking)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from enquiry
    where ${sql.join([sql`id in (select enquiry_id from enquiry_search where number > ${since})`, ...conditions], sql` and `)}
  `.execute(database.db)
  return Number(rows[0]?.count ?? 0)
}
