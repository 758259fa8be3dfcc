/** Phone numbers as people type them; on the server only, for the tables are large. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Language } from '#/i18n/languages.ts'
import { cleanAscii } from './typed-text.ts'

/** An international prefix typed as `00` instead of `+`, and the `(0)` that some write after it. */
const INTERNATIONAL = /^00(?=[1-9])/
const TRUNK_ZERO = /^(\+[\d\s]{1,5})\(0\)/

/** Where a number without a country is most likely from, by the language of the form; then it may be a Paris one. */
const COUNTRIES: Record<Language, readonly CountryCode[]> = {
  en: ['GB', 'FR'],
  fr: ['FR'],
  es: ['ES', 'FR'],
  it: ['IT', 'FR'],
  de: ['DE', 'FR'],
  ru: ['RU', 'FR'],
  pt: ['BR', 'FR'],
  cn: ['CN', 'FR'],
  ja: ['JP', 'FR'],
  ko: ['KR', 'FR'],
}

/**
 * A number in any usual spelling as E.164 (behaviour 4.6). Without a country it is read as one of the country whose
 * language the form is in, else as a French one.
 * @returns nothing when it cannot be a phone number
 */
export function readPhoneNumber(text: string, language: Language): string | undefined {
  const typed = cleanAscii(text).replace(INTERNATIONAL, '+').replace(TRUNK_ZERO, '$1')
  for (const defaultCountry of COUNTRIES[language]) {
    const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false })
    if (number?.isValid()) return number.number
  }
  return undefined
}
