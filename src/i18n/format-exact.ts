import { formatAmount, formatPrice } from './format.ts'
import type { Language } from './languages.ts'

/** An amount with its cents, where it has any: `€1,900`, `€1,900.50`. */
export function formatExact(cents: number, language: Language): string {
  return cents % 100 === 0 ? formatPrice(cents, language) : formatAmount(cents, language)
}
