/** Phone numbers as people type them; on the server only, for the tables are large. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { cleanAscii } from './typed-text.ts'

/** An international prefix typed as `00` instead of `+`, and the `(0)` that some write after it. */
const INTERNATIONAL = /^00(?=[1-9])/
const TRUNK_ZERO = /^(\+[\d\s]{1,5})\(0\)/

/** Where a number is from that fits none of the country of its language. */
const PARIS: CountryCode = 'FR'

/**
 * A number in any usual spelling as E.164 (behaviour 4.6). Without a country it is read as one of the country whose
 * language the form is in, else as a French one.
 * @returns nothing when it cannot be a phone number
 */
export function readPhoneNumber(text: string, language: Language): string | undefined {
  const typed = cleanAscii(text).replace(INTERNATIONAL, '+').replace(TRUNK_ZERO, '$1')
  const ownCountry = new Intl.Locale(LANGUAGES[language].intl).region as CountryCode
  for (const defaultCountry of new Set([ownCountry, PARIS])) {
    const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false })
    if (number?.isValid()) return number.number
  }
  return undefined
}
