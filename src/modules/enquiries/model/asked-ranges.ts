/** The option lists of guests and budgets as numbers (behaviour 8). */
import type { GUEST_RANGES } from '#/modules/venues/model/guest-ranges.ts'
import type { BUDGETS, GUEST_COUNTS } from './enquiry-options.ts'

/** From the least to the most; open upwards where the most is `null`. */
export interface AskedRange {
  readonly least: number
  readonly most: number | null
}

const range = (least: number, most: number | null): AskedRange => ({ least, most })

const GUESTS: Readonly<Record<(typeof GUEST_RANGES)[number] | (typeof GUEST_COUNTS)[number], AskedRange>> = {
  '1-10': range(1, 10),
  '11-25': range(11, 25),
  '26-50': range(26, 50),
  '51-100': range(51, 100),
  '101-200': range(101, 200),
  '200+': range(200, null),
  under_20: range(1, 20),
  '20_50': range(20, 50),
  '50_100': range(50, 100),
  over_100: range(100, null),
}

const BUDGET_CENTS: Readonly<Record<(typeof BUDGETS)[number], AskedRange>> = {
  under_2000: range(0, 200_000),
  '2000_5000': range(200_000, 500_000),
  '5000_10000': range(500_000, 1_000_000),
  over_10000: range(1_000_000, null),
}

/** The guests of a stored code; `null` for none, and for one that has gone since. */
export function guestsAsked(code: string | null): AskedRange | null {
  return lookUp(GUESTS, code)
}

/** The budget of a stored code, in cents; `null` likewise. */
export function budgetAsked(code: string | null): AskedRange | null {
  return lookUp(BUDGET_CENTS, code)
}

/** How many guests a room must hold: the most of the range, or its beginning where it is open. */
export function guestsExpected({ least, most }: AskedRange): number {
  return most ?? least
}

function lookUp(table: Readonly<Record<string, AskedRange>>, code: string | null): AskedRange | null {
  return code !== null && Object.hasOwn(table, code) ? (table[code] ?? null) : null
}
