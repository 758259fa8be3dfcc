/** A typed price of a form, before tax. */
import type { z } from 'zod'
import { toEuros, VAT_PERCENT, withoutVat } from '#/lib/money.ts'
import { type AmountRefusal, readAmount } from '#/lib/typed/read-amount.ts'
import type { PriceErrorCode } from './form-error.ts'
import { reject } from './schema-parts.ts'

/** Too large is said with the limits of the field, as is a price below them. */
const CODES: Readonly<Record<Exclude<AmountRefusal, 'tooLarge'>, PriceErrorCode>> = {
  separators: 'separators',
  figures: 'figures',
  negative: 'figures',
  several: 'several',
  currency: 'currency',
  unit: 'unit',
}

/**
 * Read a price in euros; problems are reported as messages.
 * @returns undefined where it is beyond every limit
 */
export function readPrice(text: string, context: z.RefinementCtx): number | undefined {
  const read = readAmount(text)
  if (read.kind === 'nothing') return undefined
  if (read.kind === 'refused') {
    return read.reason === 'tooLarge' ? undefined : reject(context, `price.${CODES[read.reason]}`)
  }
  if (read.tax !== 'incl') return toEuros(read.cents)
  return reject(context, 'price.tax', { net: toEuros(withoutVat(read.cents)), percent: VAT_PERCENT })
}
