/** Value added tax in France: the ordinary rate, which hire of rooms has. */

/** In percent. Clients abroad pay it as well: a room is taxed where it stands (CGI 259 A 2°). */
export const VAT_PERCENT = 20

/** An amount that includes the tax, without it; whole cents. */
export function withoutVat(cents: number): number {
  return Math.round((cents * 100) / (100 + VAT_PERCENT))
}

/** The tax on an amount before tax; whole cents, rounded half up. */
export function vatOn(cents: number): number {
  return Math.round((cents * VAT_PERCENT) / 100)
}

/** An amount before tax, with it. */
export function withVat(cents: number): number {
  return cents + vatOn(cents)
}
