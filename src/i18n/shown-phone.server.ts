/** Formatting of phone numbers of any country; on the server only, for the tables are large. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatPhone } from './format-phone.ts'
import type { Language } from './languages.ts'

/** A number (E.164, an extension behind it) in national or international format, with no-break spaces. */
export function shownPhone(number: string, language: Language): string {
  return formatPhone(number, language, (e164) =>
    (parsePhoneNumberFromString(e164)?.formatInternational() ?? e164).replaceAll(' ', '\u00a0'),
  )
}
