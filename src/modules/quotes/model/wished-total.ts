/** A wished total, "10,000 euros all in": the rounding that makes it exact (`quotes.md`, section 4). */
import type { Amounts, Choice } from './quote-line.ts'
import { linesOf, type Total, totalsOf, vatOnNet, WHOLE_BP } from './totals.ts'

/** The line that is missing, or the next totals that there are: with tax on top, one of seven cents or so is skipped. */
export type Wished = { readonly line: Amounts | null } | { readonly nearest: readonly number[] }

/**
 * What makes a choice come to a wished total, tax included.
 * @param lines without an earlier rounding
 */
export function wishTotal(lines: readonly Amounts[], choice: Choice | null, grossCents: number): Wished {
  const total = totalsOf(linesOf(lines, choice)).find((one) => one.choice === choice)
  if (total === undefined || total.rates.length === 0) return { nearest: [] }
  if (total.grossCents === grossCents) return { line: null }
  const byWeight = total.rates.toSorted((one, other) => other.netCents - one.netCents)
  for (const rate of byWeight) {
    const target = grossCents - total.grossCents + rate.netCents + rate.vatCents
    const net = netForGross(target, rate.vatBp)
    if (net === undefined) continue
    const { vatBp, vatReason } = rate
    const unitCents = net - rate.netCents
    return { line: { kind: 'rounding', choice, quantity: 100, unitCents, vatBp, vatReason } }
  }
  return { nearest: nearest(total, grossCents) }
}

/** The sum that comes to an amount with its tax; undefined where none does. */
function netForGross(grossCents: number, vatBp: number): number | undefined {
  const near = Math.round((grossCents * WHOLE_BP) / (WHOLE_BP + vatBp))
  return [near, near - 1, near + 1].find((net) => net + vatOnNet(net, vatBp) === grossCents)
}

/** The amounts just below and above that can be had. */
function nearest(total: Total, grossCents: number): number[] {
  const others = total.rates.slice(1).reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0)
  const first = total.rates[0]
  return [grossCents - 1, grossCents + 1].filter(
    (cents) => first !== undefined && netForGross(cents - others, first.vatBp) !== undefined,
  )
}
