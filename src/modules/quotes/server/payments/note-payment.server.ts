/** A payment that was noted by hand, corrected, or taken back. Days that are sold stay sold whatever is paid. */
import { parisDay } from '#/lib/paris-time.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { type NotedPayment, type PaymentProblem, problemOfPayment } from '../../model/payment-state.ts'
import { PAYMENT, type PaymentRow } from './payment-record.server.ts'
import { type ShownPayment, shownPayment } from './payments.repository.server.ts'

/** What has become of a note; `before` is what an undo brings back. */
export type PaymentAnswer =
  | { readonly kind: 'saved'; readonly before: ShownPayment; readonly payment: ShownPayment }
  | { readonly kind: 'conflict'; readonly present: ShownPayment }
  | { readonly kind: 'refused'; readonly problem: PaymentProblem }
  | { readonly kind: 'gone' }

const notedOf = ({ paid_day: paidDay, paid_cents: paidCents, note }: PaymentRow): NotedPayment => ({
  ...{ paidDay, paidCents, note },
})

/** Note what has come in of a payment that is at a version. */
export async function notePayment(
  { db }: Database,
  { id, version, ...to }: NotedPayment & { readonly id: string; readonly version: number },
  stamp: Stamp<StaffActor>,
): Promise<PaymentAnswer> {
  const today = parisDay(stamp.at)
  const problem = problemOfPayment(to, today)
  if (problem !== undefined) return { kind: 'refused', problem }
  const outcome = await db.transaction().execute((transaction) =>
    changeRecord(
      transaction,
      PAYMENT,
      {
        key: id,
        isExpected: (present) => present.version === version,
        decide: async (present) => {
          const from = notedOf(present)
          const isSame = from.paidDay === to.paidDay && from.paidCents === to.paidCents
          if (isSame && from.note === to.note) return undefined
          const event = to.paidCents === null && !isSame ? 'payment-unnoted' : 'payment-noted'
          return {
            values: { paid_day: to.paidDay, paid_cents: to.paidCents, note: to.note },
            events: [{ event, details: { kind: present.kind, from, to } }],
          }
        },
      },
      stamp,
    ),
  )
  if (outcome.kind === 'gone') return outcome
  if (outcome.kind === 'conflict') return { kind: 'conflict', present: shownPayment(outcome.present, today) }
  return {
    kind: 'saved',
    before: shownPayment(outcome.before, today),
    payment: shownPayment(outcome.after, today),
  }
}
