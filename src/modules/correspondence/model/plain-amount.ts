import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { isWholeEuros, toEuros } from '#/lib/money.ts'

/** An amount as one types it in a language, without the sign: `13 300`, `13,300`, `1,900.50`. */
export function plainAmount(cents: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGES[language].intl, {
    minimumFractionDigits: isWholeEuros(cents) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(toEuros(cents))
}
