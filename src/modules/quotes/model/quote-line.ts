/** Lines of a quote, as a version keeps them (`quotes.md`, section 4). Money is whole cents of euro. */
import type { VatReason } from './vat.ts'

/** Alternatives of one quote; a line without one belongs to all of them. */
export const CHOICES = ['A', 'B', 'C'] as const

/** One of the alternatives. */
export type Choice = (typeof CHOICES)[number]

/** Hire of a venue, a service, words without an amount, a discount of one rate, and what makes a wished total exact. */
export const LINE_KINDS = ['hire', 'service', 'text', 'discount', 'rounding'] as const

/** What a line stands for. */
export type LineKind = (typeof LINE_KINDS)[number]

/** What the amount of a line, and the tax on it, are made of. */
export interface Amounts {
  readonly kind: LineKind
  readonly choice: Choice | null
  /** Hundredths: 150 is one and a half. */
  readonly quantity: number
  readonly unitCents: number
  /** Basis points: 2000 is 20 %. */
  readonly vatBp: number
  /** Why no tax is due; null where there is tax. */
  readonly vatReason: VatReason | null
}

/** Hundredths in one. */
const ONE = 100

/** The most that a line or a total may be, on either side of nothing. */
export const MAX_CENTS = 1_000_000_000

/** The whole number next to `amount × factor ÷ divisor`; halves go away from zero, so that a discount mirrors its amount. */
export function roundedShare(amount: number, factor: number, divisor: number): number {
  const product = BigInt(amount) * BigInt(factor)
  const [size, by] = [product < 0n ? -product : product, BigInt(divisor)]
  const rounded = Number((2n * size + by) / (2n * by))
  return product < 0n ? -rounded || 0 : rounded
}

/** The amount of a line before tax. */
export function netOf({ quantity, unitCents }: Pick<Amounts, 'quantity' | 'unitCents'>): number {
  return roundedShare(quantity, unitCents, ONE)
}
