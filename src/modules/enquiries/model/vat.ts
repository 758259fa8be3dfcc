/** Value-added tax on the hire of equipped premises in France, for clients abroad as well (CGI 259 A 2°). */

/** Basis points. */
export const HIRE_VAT_BP = 2000

const WHOLE_BP = 10_000

/** The tax on an amount before tax, in cents, rounded half up. */
export function vatOn(netCents: number): number {
  return Math.floor((netCents * HIRE_VAT_BP + WHOLE_BP / 2) / WHOLE_BP)
}

/** An amount with its tax, in cents. */
export function withVat(netCents: number): number {
  return netCents + vatOn(netCents)
}
