/** Money: whole cents of euro, before value added tax where nothing else is said; euros are in files and fields. */

const CENTS_IN_EURO = 100

/** Cents as euros. */
export function toEuros(cents: number): number {
  return cents / CENTS_IN_EURO
}

/** Euros, which may have noise behind their cents, as whole cents. */
export function toCents(euros: number): number {
  return Math.round(euros * CENTS_IN_EURO)
}

/** Whether an amount is one of whole euros. */
export function isWholeEuros(cents: number): boolean {
  return cents % CENTS_IN_EURO === 0
}

/** The ordinary rate in France, which hire of rooms has, in percent. Clients abroad pay it as well: a room is taxed where it is (CGI 259 A 2°). */
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
