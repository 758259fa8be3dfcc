/** What a quote comes to: the one sum for editor, server, PDF and page (`quotes.md`, section 4). */
import { type Amounts, CHOICES, type Choice, MAX_CENTS, netOf, roundedShare } from './quote-line.ts'
import type { Vat } from './vat.ts'

/** The lines of one rate, or without tax for one reason. */
export interface RateTotal extends Vat {
  readonly netCents: number
  readonly vatCents: number
}

/** What one choice comes to; `choice` is null in a quote without alternatives. */
export interface Total {
  readonly choice: Choice | null
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  /** The highest rate first. */
  readonly rates: readonly RateTotal[]
}

/** Basis points in the whole. */
export const WHOLE_BP = 10_000

/** The choices that lines offer, in their order; `[null]` where there are none. */
export function choicesOf(lines: readonly Pick<Amounts, 'choice'>[]): readonly (Choice | null)[] {
  const offered = CHOICES.filter((choice) => lines.some((line) => line.choice === choice))
  return offered.length === 0 ? [null] : offered
}

/** The lines that belong to a choice: its own, and those of all. */
export function linesOf<Line extends Pick<Amounts, 'choice'>>(
  lines: readonly Line[],
  choice: Choice | null,
): readonly Line[] {
  return lines.filter((line) => line.choice === null || line.choice === choice)
}

/** What each choice comes to. The tax is taken from the sum of each rate, not from each line. */
export function totalsOf(lines: readonly Amounts[]): readonly Total[] {
  return choicesOf(lines).map((choice) => totalOf(linesOf(lines, choice), choice))
}

function totalOf(lines: readonly Amounts[], choice: Choice | null): Total {
  const nets = new Map<string, Vat & { netCents: number }>()
  for (const line of lines) {
    if (line.kind === 'text') continue
    const { vatBp, vatReason } = line
    const key = rateKey(line)
    const found = nets.get(key) ?? { vatBp, vatReason, netCents: 0 }
    nets.set(key, { ...found, netCents: found.netCents + netOf(line) })
  }
  const rates = [...nets.values()]
    .map((rate) => ({ ...rate, vatCents: vatOnNet(rate.netCents, rate.vatBp) }))
    .toSorted((one, other) => other.vatBp - one.vatBp || (rateKey(one) < rateKey(other) ? -1 : 1))
  const netCents = sum(rates.map((rate) => rate.netCents))
  const vatCents = sum(rates.map((rate) => rate.vatCents))
  return { choice, netCents, vatCents, grossCents: netCents + vatCents, rates }
}

/** Rates with a reason each are told apart. */
export function rateKey({ vatBp, vatReason }: Vat): string {
  return `${vatBp} ${vatReason ?? ''}`
}

/** The tax on a sum, rounded half up. */
export function vatOnNet(netCents: number, vatBp: number): number {
  return roundedShare(netCents, vatBp, WHOLE_BP)
}

/** Why a total cannot be offered: a rate comes to less than nothing, or the sum is beyond what is reckoned with. */
export function problemOfTotal({ rates, grossCents }: Total): 'negative' | 'too-large' | undefined {
  if (rates.some(({ netCents }) => netCents < 0)) return 'negative'
  return grossCents > MAX_CENTS ? 'too-large' : undefined
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0)
