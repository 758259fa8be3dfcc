/** Value added tax in France: the ordinary rate, which hire of rooms has. */

/** In percent. */
export const VAT_PERCENT = 20

/** An amount that includes the tax, without it; whole cents. */
export function withoutVat(cents: number): number {
  return Math.round((cents * 100) / (100 + VAT_PERCENT))
}
