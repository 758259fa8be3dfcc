/** What a choice comes to, and when it is paid. */
import { laterDay } from '#/lib/iso-day.ts'
import type { PdfSum } from '#/platform/pdf/pdf-document.ts'
import { paymentsOf } from '../../model/payment-plan.ts'
import type { QuoteDocument } from '../../model/quote-document.schema.ts'
import type { RateTotal, Total } from '../../model/totals.ts'
import type { Bilingual, QuoteWords } from './quote-words.ts'

/** The days from which payments are reckoned (ISO 8601, Paris). */
interface PaymentDays {
  readonly issuedDay: string
  /** Of the hire. */
  readonly firstDay: string
}

/** Totals, tax by rate, and the payments. */
export function choiceSums(
  total: Total,
  terms: QuoteDocument['payment'],
  days: PaymentDays,
  { own, both }: { readonly own: QuoteWords; readonly both: Bilingual },
): PdfSum[] {
  const { netCents, grossCents, rates } = total
  return [
    { label: both((words) => words.say('totalExcl')), value: own.amount(netCents), look: 'part' },
    ...rates.map((rate) => ({
      label: both((words) => rateWords(rate, rates.length > 1, words)),
      value: own.amount(rate.vatCents),
      look: 'part' as const,
    })),
    { label: both((words) => words.say('totalIncl')), value: own.amount(grossCents), look: 'total' },
    ...paymentWords(total, terms, days).map(({ say, cents }) => ({
      label: both(say),
      value: own.amount(cents),
      look: 'small' as const,
    })),
  ]
}

function rateWords(
  { vatBp, vatReason, netCents }: RateTotal,
  isOneOfMany: boolean,
  words: QuoteWords,
): string {
  if (vatReason !== null) return words.noVat[vatReason]
  const rate = words.percent(vatBp)
  return isOneOfMany
    ? words.say('vatOn', { rate, amount: words.amount(netCents) })
    : words.say('vatAt', { rate })
}

/** The deposit counts from an acceptance that is still to come; what is due later has its day. */
function paymentWords(
  { grossCents }: Total,
  terms: QuoteDocument['payment'],
  { issuedDay, firstDay }: PaymentDays,
): { readonly say: (words: QuoteWords) => string; readonly cents: number }[] {
  const due = paymentsOf(grossCents, terms, issuedDay, firstDay)
  const hasDeposit = due.some(({ kind }) => kind === 'deposit')
  const soon = laterDay(issuedDay, terms.depositDays)
  return due.map(({ kind, dueDay, cents }) => {
    const say = (words: QuoteWords): string => {
      const days = words.days(Math.max(1, terms.depositDays))
      const isSoon = dueDay <= soon
      if (kind === 'deposit') return words.say('deposit', { rate: words.percent(terms.depositBp), days })
      if (kind === 'security')
        return isSoon
          ? words.say('securitySoon', { days })
          : words.say('securityOn', { date: words.date(dueDay) })
      if (!isSoon) return words.say('balanceOn', { date: words.date(dueDay) })
      return hasDeposit ? words.say('balanceWith') : words.say('balanceSoon', { days })
    }
    return { say, cents }
  })
}
