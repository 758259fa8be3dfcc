/** A request that is won by what its client has done, within the transaction of it. */
import type { Updateable } from 'kysely'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import type { EnquiryEvent } from './enquiry-events.server.ts'
import { ENQUIRY, type EnquiryRow, UNMERGED_ENQUIRY } from './enquiry-record.server.ts'
import { outcomeAfter, outcomeFacts, outcomeRow } from './outcome.server.ts'

/** Who acts in the name of nobody here; the history shows the client. */
export const CLIENT: StaffActor = { id: 'visitor', name: 'visitor', network: null }

/** What was won. */
export interface Won {
  /** Before tax. */
  readonly netCents: number
  /** Null where no venue was hired. */
  readonly hire: { readonly venueId: string; readonly firstDay: string; readonly lastDay: string } | null
}

/**
 * Win a request with its amount, venue and exact days.
 * @throws {Refusal} with `Taken`, when the days have gone to somebody else
 */
export async function winEnquiry(
  db: Transaction,
  id: string,
  { netCents, hire }: Won,
  at: Date,
): Promise<void> {
  const stamp = { by: CLIENT, at }
  await changeRecord<string, EnquiryRow, Updateable<EnquiryTable>, EnquiryEvent, StaffActor>(
    db,
    UNMERGED_ENQUIRY,
    {
      key: id,
      isExpected: () => true,
      decide: async (row) => {
        const outcome = outcomeRow({
          ...{ outcome_reason: null, outcome_note: null, outcome_venue_id: hire?.venueId ?? null },
          ...{ outcome_net_cents: netCents, outcome_at: at.toISOString(), outcome_by: CLIENT.id },
        })
        const days = hire === null ? {} : { first_day: hire.firstDay, last_day: hire.lastDay }
        const former = { status: row.status, ...outcomeRow(row) }
        const facts = await outcomeFacts(db, 'won', outcome)
        const details = { from: row.status, to: 'won', outcome, former } as const
        return {
          values: { status: 'won' as const, ...outcome, ...days },
          events: [{ event: 'status-changed' as const, details, facts }],
        }
      },
    },
    stamp,
  )
}

/** Open a request again that was won by what was void, within the transaction of it; its booking is given back. */
export async function reopenEnquiry(db: Transaction, id: string, stamp: Stamp<StaffActor>): Promise<void> {
  await changeRecord<string, EnquiryRow, Updateable<EnquiryTable>, EnquiryEvent, StaffActor>(
    db,
    ENQUIRY,
    {
      key: id,
      isExpected: () => true,
      decide: async (row) => {
        if (row.status !== 'won') return undefined
        const wanted = { status: 'quoted', wanted: undefined } as const
        const outcome = await outcomeAfter(db, row, wanted, stamp.by, stamp.at)
        const former = { status: row.status, ...outcomeRow(row) }
        const facts = await outcomeFacts(db, 'quoted', outcome)
        const details = { from: row.status, to: 'quoted', outcome, former } as const
        return {
          values: { status: 'quoted' as const, ...outcome },
          events: [{ event: 'status-changed' as const, details, facts }],
        }
      },
    },
    stamp,
  )
}
