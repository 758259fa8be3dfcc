/** Warnings about amounts that are probably mistyped: in the editor, and of a file before it is imported. */
import {
  type AmountWarning,
  amountWarnings,
  type ComparableAmount,
  LEAST_DAY_CENTS,
} from '#/lib/amount-warnings.ts'
import type { AdminLanguage } from './admin-language.ts'
import { formatPrice } from './format.ts'

/** The sums that a sentence names. */
interface Compared {
  readonly [name: string]: string
  readonly least: string
  readonly price: string
  readonly estimate: string
}

/**
 * The warnings of an amount as sentences.
 * @param say gives a message of `admin.amount`
 */
export function amountWarningTexts(
  amount: ComparableAmount,
  language: AdminLanguage,
  say: (key: `warning.${AmountWarning}`, values: Compared) => string,
): string[] {
  const compared = {
    least: formatPrice(LEAST_DAY_CENTS, language),
    price: formatPrice(amount.fromDayCents ?? 0, language),
    estimate: formatPrice(amount.estimateCents ?? 0, language),
  }
  return amountWarnings(amount).map((warning) => say(`warning.${warning}`, compared))
}
