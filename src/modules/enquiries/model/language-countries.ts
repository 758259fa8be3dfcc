/** Where the ten languages are spoken at home or in business. */
import type { Language } from '#/i18n/languages.ts'

/** ISO 3166 codes; English is written by everybody and has none. */
const COUNTRIES: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  fr: 'FR GP MQ GF RE YT NC PF BE CH LU MC CA MA DZ TN LB SN CI CM CD MG',
  de: 'DE AT CH LI LU BE IT',
  es: 'ES AD MX AR BO CL CO CR CU DO EC GT HN NI PA PE PY SV UY VE US',
  it: 'IT CH SM VA',
  pt: 'PT BR AO MZ CV MO LU',
  ru: 'RU BY KZ KG UZ UA AM AZ GE MD LV LT EE IL',
  cn: 'CN HK MO TW SG MY',
  ja: 'JP',
  ko: 'KR',
}

/**
 * Whether a phone number from a country is unusual for somebody who writes in a language. A French number never is: the
 * rooms are in Paris, and so are many who write.
 * @param country ISO 3166
 */
export function isUnusualCountry(country: string, language: Language): boolean {
  if (language === 'en' || country === 'FR') return false
  return !COUNTRIES[language].split(' ').includes(country)
}
