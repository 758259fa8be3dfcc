/** What an answer, by mail or on the phone, has replaced in an enquiry, and its way back. */

import type { Updateable } from 'kysely'
import { z } from 'zod'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { STATUSES } from '../../model/enquiry-statuses.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import type { BeforeAnswer } from './enquiry-events.server.ts'
import type { EnquiryRow } from './enquiry-record.server.ts'
import { outcomeAfter } from './outcome.server.ts'

/** In the details of the answer's history entry. */
export const answerStep = z.object({
  /** The enquiry's version that the answer made. */
  version: z.number(),
  before: z.object({
    status: z.enum(STATUSES),
    owner: z.string().nullable(),
    answeredAt: z.string().nullable(),
  }),
})

/** What an answer is about to replace. */
export function beforeAnswer(row: EnquiryRow): BeforeAnswer {
  return { status: row.status, owner: row.owner, answeredAt: row.first_answered_at }
}

/**
 * What brings an enquiry back to where it was before an answer: status and owner only if nothing was changed since.
 * @param answeredAt moment of the answer, which ended the reply clock if no other one had
 */
export async function valuesBeforeAnswer(
  transaction: Transaction,
  row: EnquiryRow,
  { version, before }: z.output<typeof answerStep>,
  answeredAt: string,
  { by, at }: Stamp<StaffActor>,
): Promise<Updateable<EnquiryTable>> {
  const first_answered_at = row.first_answered_at === answeredAt ? before.answeredAt : row.first_answered_at
  if (row.version !== version) return { first_answered_at }
  const { status, owner } = before
  const outcome = await outcomeAfter(transaction, row, { status, wanted: undefined }, by, at)
  return { status, owner, first_answered_at, ...outcome }
}
