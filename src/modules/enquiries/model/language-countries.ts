/** Where the ten languages are spoken at home or in business. */
import type { Language } from '#/i18n/languages.ts'
import { PHONE_COUNTRIES } from '#/i18n/phone-countries.ts'

/**
 * Whether a phone number from a country is unusual for somebody who writes in a language. A French number never is: the
 * rooms are in Paris, and so are many who write.
 * @param country ISO 3166
 */
export function isUnusualCountry(country: string, language: Language): boolean {
  if (language === 'en' || country === 'FR') return false
  const { own, wide } = PHONE_COUNTRIES[language]
  return ![...own.split(' '), ...wide.split(' ')].includes(country)
}
