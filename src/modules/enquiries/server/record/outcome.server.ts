/** Outcome of an enquiry as it is stored. */

import { z } from 'zod'
import { venueNames } from '#/modules/venues/server/venue-names.repository.server.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { type GivenOutcome, isDecided, LOST_REASONS, type WantedOutcome } from '../../model/outcome.ts'

/** Columns of the outcome, as stored in the history too. */
const outcomeColumns = z.object({
  outcome_reason: z.enum(LOST_REASONS).nullable(),
  outcome_note: z.string().nullable(),
  outcome_venue_id: z.string().nullable(),
  outcome_net_cents: z.number().nullable(),
  outcome_at: z.string().nullable(),
  outcome_by: z.string().nullable(),
})

/** The outcome's columns. */
export type OutcomeRow = z.output<typeof outcomeColumns>

const OUTCOME_COLUMNS = Object.keys(outcomeColumns.shape) as (keyof OutcomeRow)[]

const NO_FACTS = {
  outcome_reason: null,
  outcome_note: null,
  outcome_venue_id: null,
  outcome_net_cents: null,
} as const
const NO_OUTCOME: OutcomeRow = { ...NO_FACTS, outcome_at: null, outcome_by: null }

/** Outcome that a change has replaced, in the details of its history entry. */
const replaced = z.object({ former: outcomeColumns.extend({ status: z.string() }) })

/** The outcome's columns alone. */
export function outcomeRow(row: OutcomeRow): OutcomeRow {
  return outcomeColumns.parse(row)
}

/** Whether two outcomes are the same. */
export function sameOutcome(one: OutcomeRow, other: OutcomeRow): boolean {
  return OUTCOME_COLUMNS.every((column) => one[column] === other[column])
}

/**
 * The outcome after a change of the status or of the outcome itself. A decision without facts has only its moment: they
 * are said later. A correction keeps the moment of the decision.
 * @throws {Error} when the outcome names no venue
 */
export async function outcomeAfter(
  transaction: Transaction,
  row: OutcomeRow & { readonly id: string; readonly status: EnquiryStatus },
  { status, wanted }: { status: EnquiryStatus; wanted: WantedOutcome | undefined },
  by: { readonly id: string },
  now: Date,
): Promise<OutcomeRow> {
  const present = outcomeRow(row)
  if (!isDecided(status)) return row.status === status ? present : NO_OUTCOME
  if (row.status === status && wanted === undefined) return present
  if (wanted === 'former') {
    const former = await formerOutcome(transaction, row.id, status)
    if (former !== undefined) return former
  }
  const facts =
    wanted === undefined || wanted === 'former' || wanted.status !== status
      ? NO_FACTS
      : await factsOf(transaction, wanted)
  const kept = row.status === status ? present : NO_OUTCOME
  return { ...facts, outcome_at: kept.outcome_at ?? now.toISOString(), outcome_by: kept.outcome_by ?? by.id }
}

async function factsOf(transaction: Transaction, given: GivenOutcome) {
  if (given.status === 'lost') {
    return { ...NO_FACTS, outcome_reason: given.reason, outcome_note: given.note || null }
  }
  const venue = await transaction
    .selectFrom('venue')
    .select('id')
    .where('slug', '=', given.venue)
    .executeTakeFirst()
  if (venue === undefined) throw new Error('An outcome names a venue that does not exist')
  return { ...NO_FACTS, outcome_venue_id: venue.id, outcome_net_cents: given.netCents }
}

/** The outcome that the latest of the changes of status and outcome has replaced. */
export async function formerOutcome(
  transaction: Transaction,
  enquiryId: string,
  status: EnquiryStatus,
): Promise<OutcomeRow | undefined> {
  const last = await transaction
    .selectFrom('enquiry_history')
    .select('details')
    .where('enquiry_id', '=', enquiryId)
    .where('event', 'in', ['status-changed', 'outcome-changed'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { former } = replaced.safeParse(last?.details).data ?? {}
  return former?.status === status ? outcomeRow(former) : undefined
}

/** Facts for the audit log: no line that was typed, which may name a person. */
export async function outcomeFacts(
  transaction: Transaction,
  status: EnquiryStatus,
  outcome: OutcomeRow,
): Promise<Record<string, string | number>> {
  if (!isDecided(status)) return {}
  const { outcome_reason: reason, outcome_net_cents: netCents, outcome_venue_id: id } = outcome
  const venue = (await venueNames(transaction, [id])).get(id ?? '')
  return {
    ...(reason === null ? {} : { reason }),
    ...(netCents === null ? {} : { netCents }),
    ...(venue === undefined ? {} : { venue }),
  }
}
