/** How long enquiries waited for their first answer. */
import { sql } from 'kysely'
import type { Stretch } from '#/lib/report-period.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { UNMERGED } from '../relations/merges.ts'
import type { EnquiryTables } from '../tables/enquiry.ts'

/** A database with enquiries, whatever else it holds. */
export type ReplyTimesDatabase = Database<EnquiryTables>

/** First answers of a stretch of time. */
export interface ReplyTimes {
  readonly answers: number
  /** Minutes; null without answers. */
  readonly median: number | null
  /** Within 24 hours, within 48, and later. */
  readonly within24: number
  readonly within48: number
  readonly later: number
}

const DAY_MIN = 24 * 60

/** Read the first answers that were given in a stretch of time; spam counts for nothing. */
export async function readReplyTimes(
  database: ReplyTimesDatabase,
  { from, to }: Stretch,
): Promise<ReplyTimes> {
  const { db, engine } = database
  const minutes =
    engine === 'postgres'
      ? sql<number>`extract(epoch from (first_answered_at::timestamptz - created_at::timestamptz)) / 60`
      : sql<number>`(julianday(first_answered_at) - julianday(created_at)) * 1440`
  const answered = db
    .selectFrom('enquiry')
    .where('first_answered_at', '>=', from.toISOString())
    .where('first_answered_at', '<', to.toISOString())
    .where('status', '!=', 'spam')
    .where(UNMERGED)
  const counts = await answered
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      sql<number>`coalesce(sum(case when ${minutes} <= ${DAY_MIN} then 1 else 0 end), 0)`.as('within24'),
      sql<number>`coalesce(sum(case when ${minutes} > ${2 * DAY_MIN} then 1 else 0 end), 0)`.as('later'),
    ])
    .executeTakeFirstOrThrow()
  const [answers, within24, later] = [Number(counts.answers), Number(counts.within24), Number(counts.later)]
  return { answers, within24, later, within48: answers - within24 - later, median: await median() }

  /** The value in the middle, or halfway between the two there. */
  async function median(): Promise<number | null> {
    if (answers === 0) return null
    const middle = await answered
      .select(minutes.as('minutes'))
      .orderBy('minutes')
      .limit(answers % 2 === 0 ? 2 : 1)
      .offset(Math.floor((answers - 1) / 2))
      .execute()
    return middle.reduce((sum, row) => sum + Number(row.minutes), 0) / Math.max(1, middle.length)
  }
}
