/** The figures over the inbox. */
import { sql } from 'kysely'
import type { DeskDatabase } from './desk-database.ts'
import { type Asking, late, mine, WAITING } from './inbox-conditions.server.ts'
import { type InboxView, VIEWS } from './inbox-filter.ts'

/** How many requests each tab holds, without any filter. */
export interface InboxCounts {
  readonly views: Readonly<Record<InboxView, number>>
  /** Waiting for an answer. */
  readonly waiting: number
  /** The number that the latest request has in the search: those after it are new. */
  readonly latest: number
}

/** Counts what is there now. */
export async function readInboxCounts({ db }: DeskDatabase, { me, now }: Asking): Promise<InboxCounts> {
  const [byStatus, waiting, own, newest] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select(['status', ({ fn }) => fn.countAll().as('count')])
      .groupBy('status')
      .execute(),
    sql<{ waiting: number; late: number }>`
      select count(*) as waiting, sum(case when ${late(now)} then 1 else 0 end) as late
      from enquiry where ${WAITING}
    `.execute(db),
    sql<{ mine: number }>`select count(*) as mine from enquiry where ${mine(me)}`.execute(db),
    db
      .selectFrom('enquiry_search')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst(),
  ])
  const views = Object.fromEntries(VIEWS.map((view) => [view, 0])) as Record<InboxView, number>
  for (const { status, count } of byStatus) {
    views[status] = Number(count)
    if (status !== 'spam') views.all += Number(count)
  }
  views.late = Number(waiting.rows[0]?.late ?? 0)
  views.mine = Number(own.rows[0]?.mine ?? 0)
  return { views, waiting: Number(waiting.rows[0]?.waiting ?? 0), latest: Number(newest?.number ?? 0) }
}
