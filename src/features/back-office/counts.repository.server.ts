import type { Database } from '#/server/database/open-database.ts'
import type { EnquiryStatus, EnquiryTables } from '#/server/database/tables/enquiry.ts'
import type { OutboxTables } from '#/server/database/tables/outbox.ts'

/** Figures of the whole house. */
export interface Counts {
  /** Requests by status; a status without requests is 0. */
  readonly requests: Readonly<Record<EnquiryStatus, number>>
  /** Mails that were given up. */
  readonly failedMails: number
}

const NONE: Record<EnquiryStatus, number> = { new: 0, 'in-progress': 0, quoted: 0, won: 0, lost: 0, spam: 0 }

/** Counts what is there now. */
export async function readCounts({ db }: Database<EnquiryTables & OutboxTables>): Promise<Counts> {
  const [statuses, failed] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select(['status', ({ fn }) => fn.countAll().as('count')])
      .groupBy('status')
      .execute(),
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  const counted = Object.fromEntries(statuses.map(({ status, count }) => [status, Number(count)]))
  return { requests: { ...NONE, ...counted }, failedMails: Number(failed.count) }
}
