/** Amounts that are probably mistyped. A warning says so and blocks nothing. */

/** `low`: under fifty euros a day; `underFrom` and `overFrom`: far from the published price; `overEstimate`: twice the estimate. */
export type AmountWarning = 'low' | 'underFrom' | 'overFrom' | 'overEstimate'

/** What an amount can be compared with; what is not known is not compared. */
export interface ComparableAmount {
  /** In cents, before tax. */
  readonly cents: number
  /** How many days the amount is for; 1 where it is a price of a day. */
  readonly days?: number | undefined
  /** The venue's lowest price of a day, in cents before tax. */
  readonly fromDayCents?: number | undefined
  /** The estimate of the whole hire, in cents before tax. */
  readonly estimateCents?: number | undefined
}

/** Under this a price of a day is called very low, in cents. */
export const LEAST_DAY_CENTS = 5000

/** The warnings of an amount, the most telling first. The caller that takes a free line asks about it. */
export function amountWarnings({
  cents,
  days = 1,
  fromDayCents = 0,
  estimateCents = 0,
}: ComparableAmount): AmountWarning[] {
  const dayCents = cents / Math.max(days, 1)
  const from = fromDayCents > 0
  return [
    ...(dayCents < LEAST_DAY_CENTS ? (['low'] as const) : []),
    ...(from && dayCents * 2 < fromDayCents ? (['underFrom'] as const) : []),
    ...(from && dayCents > fromDayCents * 3 ? (['overFrom'] as const) : []),
    ...(estimateCents > 0 && cents > estimateCents * 2 ? (['overEstimate'] as const) : []),
  ]
}
