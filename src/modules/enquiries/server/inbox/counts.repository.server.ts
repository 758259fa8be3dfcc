import type { Database } from '#/platform/database/open-database.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { MERGED } from '../record/merges.ts'
import { snoozed } from '../record/snoozed.ts'

/** Counts across the whole back office. */
export interface Counts {
  /** Enquiries by status; a status without enquiries is 0. */
  readonly enquiries: Readonly<Record<EnquiryStatus, number>>
}

const NONE: Record<EnquiryStatus, number> = { new: 0, 'in-progress': 0, quoted: 0, won: 0, lost: 0, spam: 0 }

/** Read the current counts, without what is out of sight. */
export async function readCounts({ db }: Database, now = new Date()): Promise<Counts> {
  const byStatus = db
    .selectFrom('enquiry')
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .groupBy('status')
  const [all, merged] = await Promise.all([
    byStatus.execute(),
    byStatus.where((eb) => eb.or([MERGED, snoozed(now)])).execute(),
  ])
  const counted = { ...NONE }
  for (const { status, count } of all) counted[status] += Number(count)
  for (const { status, count } of merged) counted[status] -= Number(count)
  return { enquiries: counted }
}
