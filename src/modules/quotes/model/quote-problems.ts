/** What keeps a quote from being sent; each is said at its place, in words that say how to mend it. */
import { daysFrom } from '#/lib/iso-day.ts'
import { MAX_ENTRY_DAYS } from '#/modules/calendar/model/day-range.ts'
import { hasMailGap } from './mail-values.ts'
import type { QuoteDocument } from './quote-document.schema.ts'
import { netOf, roundedShare } from './quote-line.ts'
import type { ReckonedLine, UnmetWish } from './quote-lines.ts'
import { choicesOf, linesOf, problemOfTotal, type Total, WHOLE_BP } from './totals.ts'

/** A discount above this, a deposit below that: only with a reason (`quotes.md`, section 8). */
export const FREE_DISCOUNT_BP = 2000
/** See `FREE_DISCOUNT_BP`. */
export const FREE_DEPOSIT_BP = 3000

/** A problem, with the line at which it is; `null` for the quote as a whole. */
export interface QuoteProblem {
  readonly lineId: string | null
  readonly problem:
    | 'no-lines'
    | 'no-hire-in-choice'
    | 'valid-until-past'
    | 'no-name'
    | 'no-email'
    | 'no-venue'
    | 'no-days'
    | 'days-past'
    | 'last-before-first'
    | 'too-many-days'
    | 'no-label'
    | 'no-label-fr'
    | 'fewer-days-reason'
    | 'no-vat-reason'
    | 'unmet-wish'
    | 'negative'
    | 'too-large'
    | 'discount-reason'
    | 'deposit-reason'
    | 'price-reason'
    | 'unprintable'
    | 'mail-gap'
    | 'hold-past'
  /** Signs that no face of the PDF has. */
  readonly signs?: string
  /** Of the document, where a problem of the whole quote is at one of its fields. */
  readonly field?: string
}

interface Facts {
  readonly lines: readonly ReckonedLine[]
  readonly unmet: readonly UnmetWish[]
  readonly totals: readonly Total[]
  readonly venues: readonly { readonly id: string; readonly priceFromDayCents: number }[]
}

/** What keeps a quote from being sent. @param today in Paris (ISO 8601) */
export function problemsOf(document: QuoteDocument, facts: Facts, today: string): QuoteProblem[] {
  const found: QuoteProblem[] = []
  const add = (problem: QuoteProblem['problem'], lineId: string | null = null) =>
    found.push({ lineId, problem })
  const { client, validUntil, exceptionReason, payment } = document
  if (client.name === '' && client.company === '') add('no-name')
  if (client.email === '') add('no-email')
  if (validUntil < today) add('valid-until-past')
  if (hasMailGap(document.mail)) add('mail-gap')
  if (facts.lines.every(({ kind }) => kind !== 'hire' && kind !== 'service')) add('no-lines')
  for (const choice of choicesOf(facts.lines))
    if (choice !== null && !linesOf(facts.lines, choice).some(({ kind }) => kind === 'hire'))
      add('no-hire-in-choice')
  for (const line of document.lines) {
    if (line.kind === 'hire') {
      for (const problem of daysProblems(line, today)) add(problem, line.id)
      if (line.holdUntil !== '' && line.holdUntil.slice(0, today.length) < today) add('hold-past', line.id)
      const venue = facts.venues.find(({ id }) => id === line.venueId)
      if (venue === undefined) add('no-venue', line.id)
      else if (line.unitCents < venue.priceFromDayCents && exceptionReason === '')
        add('price-reason', line.id)
      if (line.fewerDays !== null && line.fewerDaysReason === '') add('fewer-days-reason', line.id)
    }
    if (line.kind === 'service' || line.kind === 'text') {
      if (line.label === '') add('no-label', line.id)
      // French stands under every line, and prevails.
      else if (line.labelFr === '' && document.language !== 'fr') add('no-label-fr', line.id)
    }
    if ('vatBp' in line && line.vatBp === 0 && line.vatReason === null) add('no-vat-reason', line.id)
  }
  for (const { lineId } of facts.unmet) add('unmet-wish', lineId)
  for (const total of facts.totals) {
    const problem = problemOfTotal(total)
    if (problem) add(problem)
  }
  if (exceptionReason === '') {
    if (payment.depositBp < FREE_DEPOSIT_BP) add('deposit-reason')
    if (choicesOf(facts.lines).some((choice) => isLargeDiscount(linesOf(facts.lines, choice))))
      add('discount-reason')
  }
  return found
}

function daysProblems(
  { firstDay, lastDay, setupDays, strikeDays }: Extract<QuoteDocument['lines'][number], { kind: 'hire' }>,
  today: string,
): QuoteProblem['problem'][] {
  if (firstDay === '' || lastDay === '') return ['no-days']
  if (lastDay < firstDay) return ['last-before-first']
  const days = daysFrom(firstDay, lastDay) + setupDays + strikeDays
  if (days > MAX_ENTRY_DAYS) return ['too-many-days']
  return firstDay < today ? ['days-past'] : []
}

function isLargeDiscount(lines: readonly ReckonedLine[]): boolean {
  const sum = (isMeant: (line: ReckonedLine) => boolean) =>
    lines.filter(isMeant).reduce((cents, line) => cents + netOf(line), 0)
  // A service with a price below nothing is a discount under another name.
  const isOff = (line: ReckonedLine) =>
    line.kind === 'discount' || line.kind === 'rounding' || (line.kind === 'service' && netOf(line) < 0)
  return (
    -sum(isOff) >
    roundedShare(
      sum((line) => !isOff(line)),
      FREE_DISCOUNT_BP,
      WHOLE_BP,
    )
  )
}
