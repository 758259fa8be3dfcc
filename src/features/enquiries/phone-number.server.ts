/** Phone numbers as people type them; on the server only, for the tables are large. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { cleanAscii } from './typed-text.ts'

/** An international prefix typed as `00` instead of `+`, and the `(0)` that some write after it. */
const INTERNATIONAL = /^00(?=[1-9])/
const TRUNK_ZERO = /^(\+[\d\s]{1,5})\(0\)/

/**
 * A number in any usual spelling as E.164; without a country it is French (decision 4.6).
 * @returns nothing when it cannot be a phone number
 */
export function readPhoneNumber(text: string): string | undefined {
  const typed = cleanAscii(text).replace(INTERNATIONAL, '+').replace(TRUNK_ZERO, '$1')
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'FR', extract: false })
  return number?.isValid() ? number.number : undefined
}
