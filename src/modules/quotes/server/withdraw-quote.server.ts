/** A sent version that is offered no longer. */
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { changeRecord, type RecordOutcome } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { QuoteRow } from './quote-events.server.ts'
import { QUOTE, versionsOf, writeVersion } from './quote-record.server.ts'

/** Withdraw the version that a client can accept, if a quote is still at a version. */
export async function withdrawQuote(
  database: Database,
  { quoteId, version, reason }: { quoteId: string; version: number; reason: string },
  stamp: Stamp<StaffActor>,
): Promise<RecordOutcome<QuoteRow>> {
  return database.db.transaction().execute((db) =>
    changeRecord(
      db,
      QUOTE,
      {
        key: quoteId,
        isExpected: (present) => present.version === version,
        decide: async () => {
          const open = (await versionsOf(db, quoteId)).find(({ state }) => state === 'sent')
          if (open === undefined) return undefined
          const closed_at = stamp.at.toISOString()
          await writeVersion(db, open, { state: 'withdrawn', closed_at, reason })
          const details = { cause: 'agent', reason } as const
          return { values: {}, events: [{ event: 'withdrawn' as const, n: open.n, details }] }
        },
      },
      stamp,
    ),
  )
}
