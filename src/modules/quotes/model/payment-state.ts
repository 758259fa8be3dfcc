/** Where a payment stands on a day (`quotes.md`, section 6); what is overdue frees no days. */
import { MAX_CENTS } from './quote-line.ts'

/** The longest note of a payment, in characters. */
export const MAX_PAYMENT_NOTE = 500

/** What is stored of a payment, as far as its state follows from it. Days are ISO 8601, Paris. */
export interface StatedPayment {
  readonly dueDay: string
  readonly cents: number
  /** All that has come in; null before anything has. */
  readonly paidCents: number | null
  readonly isStruck: boolean
}

/** `part` is what has come in partly, and is not overdue yet. */
export type PaymentState = 'struck' | 'paid' | 'overdue' | 'part' | 'due'

/** The state of a payment. @param today in Paris (ISO 8601) */
export function paymentState(payment: StatedPayment, today: string): PaymentState {
  if (payment.isStruck) return 'struck'
  if (openCents(payment) === 0) return 'paid'
  if (payment.dueDay < today) return 'overdue'
  return payment.paidCents === null ? 'due' : 'part'
}

/** What is still to come in. */
export function openCents({ cents, paidCents, isStruck }: Omit<StatedPayment, 'dueDay'>): number {
  return isStruck ? 0 : Math.max(0, cents - (paidCents ?? 0))
}

/** What was noted of a payment: the last day on which money came in, and all that has. */
export interface NotedPayment {
  /** Null, as the amount, where nothing has come in. */
  readonly paidDay: string | null
  readonly paidCents: number | null
  readonly note: string
}

/** Why a note is refused, each in words at its field. */
export type PaymentProblem = 'no-day' | 'future' | 'no-amount'

/** What is wrong with a note of a payment; undefined when nothing is. @param today in Paris (ISO 8601) */
export function problemOfPayment(
  { paidDay, paidCents }: NotedPayment,
  today: string,
): PaymentProblem | undefined {
  if (paidDay === null && paidCents === null) return undefined
  if (paidDay === null) return 'no-day'
  if (paidDay > today) return 'future'
  return paidCents === null || paidCents < 1 || paidCents > MAX_CENTS ? 'no-amount' : undefined
}
