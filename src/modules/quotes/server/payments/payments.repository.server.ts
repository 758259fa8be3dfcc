/** Reading the payments of accepted quotes. */
import type { Selectable } from 'kysely'
import { parisDay } from '#/lib/paris-time.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { PaymentKind } from '../../model/payment-plan.ts'
import { openCents, type PaymentState, paymentState, type StatedPayment } from '../../model/payment-state.ts'
import type { PaymentTable } from '../tables/quote.ts'

/** A payment as the back office shows it. */
export interface ShownPayment extends StatedPayment {
  readonly id: string
  readonly kind: PaymentKind
  readonly paidDay: string | null
  readonly note: string
  readonly version: number
  readonly state: PaymentState
}

/** A payment as it is shown. @param today in Paris (ISO 8601) */
export function shownPayment(row: Selectable<PaymentTable>, today: string): ShownPayment {
  const { id, kind, note, version, cents, due_day: dueDay, paid_day: paidDay, paid_cents: paidCents } = row
  const payment = {
    id,
    kind,
    note,
    version,
    cents,
    dueDay,
    paidDay,
    paidCents,
    isStruck: row.struck_at !== null,
  }
  return { ...payment, state: paymentState(payment, today) }
}

/** The payments of a quote, the first that is due first. */
export async function readPayments(db: Db, quoteId: string, now: Date) {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('due_day')
    .orderBy((eb) => eb.case('kind').when('deposit').then(0).when('balance').then(1).else(2).end())
    .execute()
  const today = parisDay(now)
  return { today, payments: rows.map((row) => shownPayment(row, today)) }
}

/** What is to be paid next for an enquiry; `payment` is null where everything has come in. */
export interface NextPayment {
  readonly enquiryId: string
  readonly payment: (Pick<ShownPayment, 'kind' | 'dueDay' | 'state'> & { readonly openCents: number }) | null
}

/** What is to be paid next for each of some enquiries; those without payments are left out. */
export async function readNextPayments(
  db: Db,
  enquiryIds: readonly string[],
  now: Date,
): Promise<NextPayment[]> {
  if (enquiryIds.length === 0) return []
  const rows = await db
    .selectFrom('payment')
    .innerJoin('quote', 'quote.id', 'payment.quote_id')
    .selectAll('payment')
    .select('enquiry_id')
    .where('enquiry_id', 'in', enquiryIds)
    .where('struck_at', 'is', null)
    .orderBy('due_day')
    .orderBy('payment.id')
    .execute()
  const today = parisDay(now)
  const next = new Map<string, NextPayment>()
  for (const row of rows) {
    const { enquiry_id: enquiryId } = row
    const shown = shownPayment(row, today)
    if (next.get(enquiryId)?.payment) continue
    const { kind, dueDay, state } = shown
    const payment = state === 'paid' ? null : { kind, dueDay, state, openCents: openCents(shown) }
    next.set(enquiryId, { enquiryId, payment })
  }
  return [...next.values()]
}
