/** An accepted quote that was a mistake: an administrator voids it with a reason (`quotes.md`, sections 1 and 8; ADR 0120). */
import { releaseHoldsOf } from '#/modules/calendar/server/record/hold-days.server.ts'
import { resellTogether } from '#/modules/calendar/server/record/sell-days.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { ENQUIRY } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { reopenEnquiry } from '#/modules/enquiries/server/record/win-enquiry.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { changeRecord, type RecordOutcome } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { linesOf } from '../../model/totals.ts'
import { hiredDays } from '../hired-days.server.ts'
import type { QuoteRow } from '../quote-events.server.ts'
import { QUOTE, versionsOf, writeVersion } from '../quote-record.server.ts'
import { linesOfVersion } from './follow-acceptance.server.ts'
import { strikePayments } from './plan-payments.server.ts'

/** Void what was accepted of a quote, if it is still at a version: days are freed, payments struck, the request is open again. */
export async function voidQuote(
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
        decide: async ({ enquiry_id }) => {
          const versions = await versionsOf(db, quoteId)
          const accepted = versions.filter(({ state }) => state === 'accepted')
          if (accepted.length === 0) return undefined
          const closed_at = stamp.at.toISOString()
          // An amendment of nothing cannot be accepted, nor written on as one.
          const offered = versions.filter(({ state }) => state === 'sent')
          for (const one of accepted) await writeVersion(db, one, { state: 'voided', closed_at, reason })
          for (const one of offered) await writeVersion(db, one, { state: 'withdrawn', closed_at, reason })
          for (const one of versions)
            if (one.state === 'draft') await writeVersion(db, one, { kind: 'offer' })
          await strikePayments(db, quoteId, stamp.at, { isPaidKept: false })
          await freeDays(db, quoteId, enquiry_id, stamp)
          const withdrawn = { cause: 'agent', reason } as const
          return {
            values: {},
            events: [
              ...accepted.map(({ n }) => ({ event: 'voided' as const, n, details: { reason } })),
              ...offered.map(({ n }) => ({ event: 'withdrawn' as const, n, details: withdrawn })),
            ],
          }
        },
      },
      stamp,
    ),
  )
}

/** Give the days back, but those of another quote of the request that was accepted as well; with that, the request stays won. */
async function freeDays(
  db: Transaction,
  quoteId: string,
  enquiryId: string,
  stamp: Stamp<StaffActor>,
): Promise<void> {
  const origin = { kind: ORIGIN_KIND, id: enquiryId }
  const enquiry = await ENQUIRY.hold(db, enquiryId)
  const others = await db
    .selectFrom('quote_acceptance')
    .innerJoin('quote_version', 'quote_version.id', 'version_id')
    .innerJoin('quote', 'quote.id', 'quote_id')
    .select(['version_id', 'choice'])
    .where('quote.enquiry_id', '=', enquiryId)
    .where('quote.id', '<>', quoteId)
    .where('quote_version.state', '=', 'accepted')
    .execute()
  if (others.length === 0) {
    await reopenEnquiry(db, enquiryId, stamp)
    await releaseHoldsOf(db, origin, undefined, stamp)
  }
  const kept = []
  for (const { version_id, choice } of others)
    kept.push(...hiredDays(linesOf(await linesOfVersion(db, version_id), choice)))
  const title = enquiry?.reference ?? ''
  await resellTogether(
    db,
    origin,
    kept.map((one) => ({ origin, title, ...one })),
    stamp,
  )
}
