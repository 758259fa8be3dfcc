/** The days of a request in the calendar: what is won is booked, as long as venue and exact days are known, and spam keeps none (ADR 0116). */
import type { Selectable } from 'kysely'
import type { EntryOrigin } from '#/modules/calendar/model/calendar-entry.ts'
import { releaseWithOrigin, restoreHoldsOf } from '#/modules/calendar/server/record/hold-days.server.ts'
import { changeSale, type Sale } from '#/modules/calendar/server/record/sell-days.server.ts'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { ORIGIN_KIND } from '../../model/booking.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'

type EnquiryRow = Selectable<EnquiryTable>

/**
 * Make the calendar follow a request, within the transaction of its change.
 * @throws {Refusal} with `Taken`, when the days have gone to somebody else
 */
export async function followInCalendar(
  db: Db,
  before: EnquiryRow,
  after: EnquiryRow,
  stamp: Stamp<Actor>,
): Promise<void> {
  const [was, is] = [saleOf(before), saleOf(after)]
  if (JSON.stringify(was) !== JSON.stringify(is)) await changeSale(db, was, is, stamp)
  // Nobody keeps days for spam.
  if (before.status === after.status) return
  if (after.status === 'spam') await releaseWithOrigin(db, originOf(after), stamp)
  if (before.status === 'spam') await restoreHoldsOf(db, originOf(after), stamp)
}

function saleOf(row: EnquiryRow): Sale | undefined {
  const { status, outcome_venue_id: venueId, first_day: firstDay, last_day: lastDay } = row
  if (status !== 'won' || venueId === null || firstDay === null || lastDay === null) return undefined
  return { origin: originOf(row), venueId, days: { firstDay, lastDay }, title: row.reference }
}

/** What the calendar knows a request by. */
export const originOf = ({ id }: Pick<EnquiryRow, 'id'>): EntryOrigin => ({ kind: ORIGIN_KIND, id })
