/** Payments of what was accepted: planned, replanned after an amendment, and struck. */
import { randomUUID } from 'node:crypto'
import { parisDay } from '#/lib/paris-time.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import {
  type DuePayment,
  PAYMENT_KINDS,
  type PaymentTerms,
  paymentsOf,
  replannedPayments,
} from '../../model/payment-plan.ts'
import type { Total } from '../../model/totals.ts'
import type { HiredDays } from '../hired-days.server.ts'

const firstDayOf = (hired: readonly HiredDays[]) => hired.map(({ days }) => days.firstDay).sort()[0]

/** Plan the payments of a total that is accepted now. */
export async function planPayments(
  db: Transaction,
  quoteId: string,
  { grossCents }: Total,
  terms: PaymentTerms,
  hired: readonly HiredDays[],
  now: Date,
): Promise<void> {
  const today = parisDay(now)
  await insert(db, quoteId, paymentsOf(grossCents, terms, today, firstDayOf(hired) ?? today))
}

/** Plan what is still to be paid of a new total; what is paid already stays. */
export async function replanPayments(
  db: Transaction,
  quoteId: string,
  { grossCents }: Total,
  terms: PaymentTerms,
  hired: readonly HiredDays[],
  now: Date,
): Promise<void> {
  const today = parisDay(now)
  const paid = await paidOf(db, quoteId)
  await strikePayments(db, quoteId, now, { isPaidKept: true })
  // A part that was paid is all that was due of it: the rest is in the balance.
  await db
    .updateTable('payment')
    .set((eb) => ({ cents: eb.fn.coalesce('paid_cents', 'cents'), version: eb('version', '+', 1) }))
    .where('quote_id', '=', quoteId)
    .where('struck_at', 'is', null)
    .execute()
  const firstDay = firstDayOf(hired) ?? today
  await insert(db, quoteId, replannedPayments(grossCents, terms, today, firstDay, paid))
}

/** The payments of a quote that were not struck, paid or not. */
export async function duePayments(
  db: Pick<Transaction, 'selectFrom'>,
  quoteId: string,
): Promise<DuePayment[]> {
  const rows = await db
    .selectFrom('payment')
    .select(['kind', 'due_day as dueDay', 'cents'])
    .where('quote_id', '=', quoteId)
    .where('struck_at', 'is', null)
    .orderBy('due_day')
    .execute()
  return rows.toSorted((one, other) => PAYMENT_KINDS.indexOf(one.kind) - PAYMENT_KINDS.indexOf(other.kind))
}

/** What was paid of a quote. */
export async function paidOf(db: Pick<Transaction, 'selectFrom'>, quoteId: string) {
  const rows = await db
    .selectFrom('payment')
    .select(['kind', 'paid_cents', 'cents'])
    .where('quote_id', '=', quoteId)
    .where('struck_at', 'is', null)
    .where('paid_day', 'is not', null)
    .execute()
  return rows.map(({ kind, paid_cents, cents }) => ({ kind, cents: paid_cents ?? cents }))
}

/** Strike payments that are due no more. */
export async function strikePayments(
  db: Transaction,
  quoteId: string,
  now: Date,
  { isPaidKept }: { readonly isPaidKept: boolean },
): Promise<void> {
  await db
    .updateTable('payment')
    .set((eb) => ({ struck_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('quote_id', '=', quoteId)
    .where('struck_at', 'is', null)
    .$if(isPaidKept, (query) => query.where('paid_day', 'is', null))
    .execute()
}

async function insert(db: Transaction, quoteId: string, due: readonly DuePayment[]): Promise<void> {
  if (due.length === 0) return
  const rows = due.map(({ kind, dueDay, cents }) => ({
    ...{ id: randomUUID(), quote_id: quoteId, kind, due_day: dueDay, cents },
    ...{ paid_day: null, paid_cents: null, note: '', struck_at: null, version: 1 },
  }))
  await db.insertInto('payment').values(rows).execute()
}
