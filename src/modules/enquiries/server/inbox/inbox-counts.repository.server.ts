/** Counts above the inbox. */

import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import { type InboxFilter, type InboxView, isWholeView, VIEWS } from '../../model/inbox-filter.ts'
import { MERGED, UNMERGED } from '../record/merges.ts'
import { awake, snoozed } from '../record/snoozed.ts'
import { type Asking, late, mine, WAITING } from './inbox-conditions.server.ts'

/** How many enquiries each tab holds, without any filter. */
export interface InboxCounts {
  readonly views: Readonly<Record<InboxView, number>>
  /** Waiting for an answer. */
  readonly waiting: number
  /** Search number of the latest enquiry: later ones are new. */
  readonly latest: number
}

/** One statement, so that all counts belong to the same moment. */
export async function readInboxCounts({ db }: Database, asking: Asking): Promise<InboxCounts> {
  const asleep = sql`${snoozed(asking.now)} and ${UNMERGED}`
  const inSight = sql`${UNMERGED} and ${awake(asking.now)}`
  const { rows } = await sql<{ figure: string; count: number | null }>`
    select status as figure, count(*) as count from enquiry group by status
    union all select status, -count(*) from enquiry where ${MERGED} group by status
    union all select status, -count(*) from enquiry where ${asleep} group by status
    union all select '.snoozed', count(*) from enquiry where ${asleep}
    union all select '.waiting', count(*) from enquiry where ${WAITING} and ${inSight}
    union all select '.late', count(*) from enquiry where ${late(asking)} and ${inSight}
    union all select '.mine', count(*) from enquiry where ${mine(asking.me)} and ${inSight}
    union all select '.latest', max(number) from enquiry_search
  `.execute(db)
  const figures = new Map<string, number>()
  for (const { figure, count } of rows) figures.set(figure, (figures.get(figure) ?? 0) + Number(count ?? 0))
  const views = Object.fromEntries(VIEWS.map((view) => [view, figures.get(view) ?? 0])) as Record<
    InboxView,
    number
  >
  for (const [figure, count] of figures) {
    if (figure !== 'spam' && !figure.startsWith('.')) views.all += count
  }
  views.late = figures.get('.late') ?? 0
  views.snoozed = figures.get('.snoozed') ?? 0
  views.mine = figures.get('.mine') ?? 0
  return { views, waiting: figures.get('.waiting') ?? 0, latest: figures.get('.latest') ?? 0 }
}

/** Number of enquiries in each segment. */
export type SegmentCounts = Readonly<Partial<Record<string, number>>>

/** Counts of the segments that follow from those of the tabs; undefined where they have to be counted. */
export function countsOfSegments(
  filter: InboxFilter,
  { views, waiting }: InboxCounts,
): SegmentCounts | undefined {
  const { view, sort } = filter
  const all = views[view]
  if (!isWholeView(filter) || sort === 'event') return undefined
  if (sort !== 'urgency') return { all }
  switch (view) {
    case 'all':
      return { waiting, settled: all - waiting }
    case 'late':
      return { waiting: all, settled: 0 }
    case 'quoted':
    case 'won':
    case 'lost':
    case 'spam':
      return { waiting: 0, settled: all }
    default:
      // Both waiting and settled enquiries.
      return undefined
  }
}
