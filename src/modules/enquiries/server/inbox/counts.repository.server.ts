import type { Database } from '#/platform/database/open-database.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { EnquiryTables } from '../tables/enquiry.ts'

/** Counts across the whole back office. */
export interface Counts {
  /** Enquiries by status; a status without enquiries is 0. */
  readonly enquiries: Readonly<Record<EnquiryStatus, number>>
}

const NONE: Record<EnquiryStatus, number> = { new: 0, 'in-progress': 0, quoted: 0, won: 0, lost: 0, spam: 0 }

/** Read the current counts. */
export async function readCounts({ db }: Database<EnquiryTables>): Promise<Counts> {
  const statuses = await db
    .selectFrom('enquiry')
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .groupBy('status')
    .execute()
  const counted = Object.fromEntries(statuses.map(({ status, count }) => [status, Number(count)]))
  return { enquiries: { ...NONE, ...counted } }
}
