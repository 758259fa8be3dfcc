/** Parsing of phone numbers as users type them; on the server only, because the metadata is large. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { cleanAscii } from './typed-text.ts'

/** International prefix typed as `00` instead of `+`, and the redundant `(0)` after it. */
const INTERNATIONAL = /^00(?=[1-9])/
const TRUNK_ZERO = /^(\+[\d\s]{1,5})\(0\)/

/** Country assumed for a number that is not valid in the country of its language. */
const PARIS: CountryCode = 'FR'

/**
 * Convert a number in any usual spelling to E.164 (behaviour 4.6). Without a country code it is read as one of the
 * country whose language the form is in, else as a French one.
 * @returns undefined when it is not a phone number
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
