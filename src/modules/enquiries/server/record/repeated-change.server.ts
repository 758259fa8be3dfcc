/** Changes that are asked for once more because their answer was lost. */

import { z } from 'zod'
import type { Transaction } from '#/platform/database/schema.ts'
import { type EnquiryStatus, STATUSES } from '../../model/enquiry-statuses.ts'
import type { WantedOutcome } from '../../model/outcome.ts'
import { CHANGE_EVENTS } from './enquiry-events.server.ts'
import type { EnquiryRow } from './enquiry-record.server.ts'
import { outcomeAfter, outcomeRow, sameOutcome } from './outcome.server.ts'

/** What is wanted, and what it was based on. */
interface Repeated {
  /** Absent for an undo, which goes by what it finds. */
  readonly version?: number | undefined
  readonly status?: EnquiryStatus | undefined
  readonly owner?: string | null | undefined
  readonly outcome?: WantedOutcome | undefined
}

const statusStep = z.object({ from: z.enum(STATUSES) })
const ownerStep = z.object({ from: z.string().nullable() })

/**
 * An enquiry as it was before a change that finds another version, where the caller has made it already: the enquiry is
 * one step further, that step was theirs, and it is as they want it. For them that is no conflict.
 */
export async function madeBefore(
  transaction: Transaction,
  row: EnquiryRow,
  wanted: Repeated,
  by: { readonly id: string },
): Promise<EnquiryRow | undefined> {
  const { id, version, status, owner } = row
  if (wanted.version !== undefined && version !== wanted.version + 1) return undefined
  if ((wanted.status ?? status) !== status) return undefined
  if (wanted.owner !== undefined && wanted.owner !== owner) return undefined
  const steps = await lastSteps(transaction, id)
  if (steps.length === 0 || steps.some(({ actor }) => actor !== by.id)) return undefined
  const asked = { status, wanted: wanted.outcome === 'former' ? undefined : wanted.outcome }
  const outcome = await outcomeAfter(transaction, row, asked, by, new Date())
  if (!sameOutcome(outcomeRow(row), outcome)) return undefined
  const stepOf = (event: string) => steps.find((step) => step.event === event)?.details
  const ownerBefore = ownerStep.safeParse(stepOf('owner-changed')).data
  return {
    ...row,
    status: statusStep.safeParse(stepOf('status-changed')).data?.from ?? status,
    // Nobody may have been the owner.
    owner: ownerBefore === undefined ? owner : ownerBefore.from,
  }
}

/** The entries of the latest change, whatever kind it was. */
async function lastSteps(transaction: Transaction, id: string) {
  const entries = await transaction
    .selectFrom('enquiry_history')
    .select(['at', 'actor', 'event', 'details'])
    .where('enquiry_id', '=', id)
    .where('event', 'not in', ['received', 'note'])
    .orderBy('at', 'desc')
    .limit(LATEST)
    .execute()
  const [latest] = entries
  const steps = entries.filter(({ at }) => at === latest?.at)
  const isOfStaff = steps.every(({ event }) => CHANGES.has(event))
  return isOfStaff ? steps : []
}

/** One change writes at most two entries. */
const LATEST = 4

const CHANGES: ReadonlySet<string> = new Set(CHANGE_EVENTS)
