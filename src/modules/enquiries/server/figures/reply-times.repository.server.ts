/** How long enquiries waited for their first answer, in working hours. */
import type { Stretch } from '#/lib/report-period.ts'
import { DEFAULT_OFFICE_HOURS, type OfficeHours, workingDay, workingMinutes } from '#/lib/working-hours.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { UNMERGED } from '../record/merges.ts'

/** First answers of a stretch of time. */
export interface ReplyTimes {
  readonly answers: number
  /** Working minutes; null without answers. */
  readonly median: number | null
  /** Within one working day, which is promised as 24 hours (behaviour 3), within two, and later. */
  readonly within24: number
  readonly within48: number
  readonly later: number
}

/** Read the first answers that were given in a stretch of time; spam counts for nothing. */
export async function readReplyTimes(
  { db }: Database,
  { from, to }: Stretch,
  hours: OfficeHours = DEFAULT_OFFICE_HOURS,
): Promise<ReplyTimes> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['created_at', 'first_answered_at'])
    .where('first_answered_at', '>=', from.toISOString())
    .where('first_answered_at', '<', to.toISOString())
    .where('status', '!=', 'spam')
    .where(UNMERGED)
    .execute()
  // In code: no database knows the holidays.
  const waited = rows
    .map((row) => workingMinutes(new Date(row.created_at), new Date(row.first_answered_at ?? to), hours))
    .sort((a, b) => a - b)
  const day = workingDay(hours)
  const within24 = waited.filter((minutes) => minutes <= day).length
  const later = waited.filter((minutes) => minutes > 2 * day).length
  return {
    answers: waited.length,
    median: medianOf(waited),
    within24,
    within48: waited.length - within24 - later,
    later,
  }
}

/** The value in the middle, or halfway between the two there. */
function medianOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, minutes) => sum + minutes, 0) / middle.length
}
