/** A typed price of a hire. */
import { type AmountRefusal, readAmount } from '#/lib/typed/read-amount.ts'

/**
 * Why a text is no price of a hire. `nothing`: none is typed; `free`: nothing is to be paid; `taxed`: it includes the tax,
 * which is asked about; `noDays`: a price of a day, and the days are not known.
 */
export type PriceProblem = AmountRefusal | 'nothing' | 'free' | 'taxed' | 'noDays'

/** An amount before tax for the whole hire, or why there is none. */
export type ReadPrice = { readonly netCents: number } | { readonly problem: PriceProblem }

/** Read a typed price. @param days that it is for; undefined where they are not known */
export function readPrice(typed: string, days: number | undefined): ReadPrice {
  const read = readAmount(typed)
  if (read.kind === 'nothing') return { problem: 'nothing' }
  if (read.kind === 'refused') return { problem: read.reason }
  if (read.cents === 0) return { problem: 'free' }
  if (read.tax === 'incl') return { problem: 'taxed' }
  if (!read.perDay) return { netCents: read.cents }
  return days === undefined ? { problem: 'noDays' } : { netCents: read.cents * days }
}
