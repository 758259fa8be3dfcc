/** The dated payments of an accepted quote (`quotes.md`, section 4). */
import { laterDay } from '#/lib/iso-day.ts'
import { roundedShare } from './quote-line.ts'
import { WHOLE_BP } from './totals.ts'

/** Part of the price now, the rest of it, and what is given back. */
export const PAYMENT_KINDS = ['deposit', 'balance', 'security'] as const

/** What a payment is for. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** A payment that is due. */
export interface DuePayment {
  readonly kind: PaymentKind
  /** ISO 8601, Paris. */
  readonly dueDay: string
  readonly cents: number
}

/** What was agreed about payments: settings of the agency, which a quote may change. */
export interface PaymentTerms {
  /** Basis points of the total with tax. */
  readonly depositBp: number
  /** Days after acceptance. */
  readonly depositDays: number
  /** Days before the first day of hire. */
  readonly balanceDays: number
  /** Given back after the hire, and no part of the price; 0 for none. */
  readonly securityCents: number
}

/** As long as nothing else is set. */
export const PAYMENT_TERMS: PaymentTerms = {
  depositBp: 5000,
  depositDays: 7,
  balanceDays: 30,
  securityCents: 0,
}

/**
 * The payments of a total.
 * @param acceptedDay from which the deposit is counted (ISO 8601, Paris)
 * @param firstDay of the hire
 */
export function paymentsOf(
  grossCents: number,
  { depositBp, depositDays, balanceDays, securityCents }: PaymentTerms,
  acceptedDay: string,
  firstDay: string,
): readonly DuePayment[] {
  const dayBefore = laterDay(firstDay, -1)
  // Due before the hire, and never before it was accepted.
  const within = (day: string) => {
    const latest = day > dayBefore ? dayBefore : day
    return latest < acceptedDay ? acceptedDay : latest
  }
  const depositDay = within(laterDay(acceptedDay, depositDays))
  const balanceDay = within(laterDay(firstDay, -balanceDays))
  const deposit = roundedShare(grossCents, depositBp, WHOLE_BP)
  // Nearer than that, both are due at once.
  const laterOne = balanceDay < depositDay ? depositDay : balanceDay
  const due: DuePayment[] = [
    { kind: 'deposit', dueDay: depositDay, cents: deposit },
    { kind: 'balance', dueDay: laterOne, cents: grossCents - deposit },
    { kind: 'security', dueDay: laterOne, cents: securityCents },
  ]
  return due.filter(({ cents }) => cents > 0)
}

/** What was paid of a plan. */
export interface PaidPayment {
  readonly kind: PaymentKind
  readonly cents: number
}

/**
 * What is still to be paid of a total: a kind that was paid is not asked for again, and the balance is the rest of the price.
 * @param paid of the plan before
 */
export function replannedPayments(
  grossCents: number,
  terms: PaymentTerms,
  acceptedDay: string,
  firstDay: string,
  paid: readonly PaidPayment[],
): readonly DuePayment[] {
  const isPaid = (kind: PaymentKind) => paid.some((one) => one.kind === kind)
  let rest = grossCents
  for (const { kind, cents } of paid) if (kind !== 'security') rest -= cents
  const due = paymentsOf(grossCents, terms, acceptedDay, firstDay)
  const deposit = due.find(({ kind }) => kind === 'deposit')
  const depositCents =
    deposit === undefined || isPaid('deposit') ? 0 : Math.min(deposit.cents, Math.max(rest, 0))
  // The last date of the price bears the rest, also where the deposit was all of it.
  const last = due.find(({ kind }) => kind === 'balance')?.dueDay ?? deposit?.dueDay ?? acceptedDay
  const planned: DuePayment[] = [
    { kind: 'deposit', dueDay: deposit?.dueDay ?? last, cents: depositCents },
    { kind: 'balance', dueDay: last, cents: rest - depositCents },
    ...due.filter(({ kind }) => kind === 'security' && !isPaid(kind)),
  ]
  return planned.filter(({ cents }) => cents > 0)
}
