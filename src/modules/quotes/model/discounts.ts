/** Discounts: each becomes one line for every rate that it touches, so that the client can add them up (`quotes.md`, section 4). */
import { type Amounts, type Choice, netOf, roundedShare } from './quote-line.ts'
import { choicesOf, linesOf, rateKey, WHOLE_BP } from './totals.ts'

/** A discount as it is typed. */
export interface Discount {
  readonly choice: Choice | null
  /** On hire alone, or on services too. */
  readonly on: 'hire' | 'all'
  /** Either a part, in basis points, or an amount before tax, in cents: both above nothing. */
  readonly off: { readonly bp: number } | { readonly cents: number }
}

/**
 * The lines that a discount becomes.
 * @param lines without discounts and rounding
 */
export function discountLines(lines: readonly Amounts[], { choice, on, off }: Discount): Amounts[] {
  const touched = lines.filter(({ kind }) => kind === 'hire' || (on === 'all' && kind === 'service'))
  // A part of what belongs to all choices is the same in each of them; an amount is taken off each choice's own sum.
  const groups =
    'bp' in off
      ? groupsOf(touched, choice)
      : (choice === null ? choicesOf(lines) : [choice]).map((one) => ({
          choice: one,
          lines: linesOf(touched, one),
        }))
  return groups.flatMap((group) => {
    const rates = Map.groupBy(group.lines, rateKey)
    const nets = [...rates.values()].map((of) => of.reduce((sum, line) => sum + netOf(line), 0))
    const shares =
      'bp' in off ? nets.map((net) => roundedShare(net, off.bp, WHOLE_BP)) : dealt(off.cents, nets)
    return [...rates.values()].flatMap(([first], at): Amounts[] => {
      const cents = shares[at] ?? 0
      if (first === undefined || cents === 0) return []
      const { vatBp, vatReason } = first
      return [{ kind: 'discount', choice: group.choice, quantity: 100, unitCents: -cents, vatBp, vatReason }]
    })
  })
}

/** For a discount on one choice, that choice with the lines of all; else every group by itself. */
function groupsOf(lines: readonly Amounts[], choice: Choice | null) {
  if (choice !== null) return [{ choice, lines: linesOf(lines, choice) }]
  return [...Map.groupBy(lines, (line) => line.choice)].map(([of, own]) => ({ choice: of, lines: own }))
}

/** An amount dealt out by weight, whole cents, the remainder to the largest fractions: the parts add up to it. */
function dealt(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) return weights.map(() => 0)
  const shares = weights.map((weight, at) => {
    const product = BigInt(cents) * BigInt(weight)
    return { at, floor: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) }
  })
  const missing = cents - shares.reduce((sum, { floor }) => sum + floor, 0)
  const ups = shares
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
    .slice(0, missing)
    .map(({ at }) => at)
  return shares.map(({ at, floor }) => floor + (ups.includes(at) ? 1 : 0))
}
