/** Formatting of phone numbers of any country; on the server only, for the tables are large. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatPhone } from './format-phone.ts'
import type { Language } from './languages.ts'

/** A number (E.164) in national or international format, with no-break spaces. */
export function shownPhone(e164: string, language: Language): string {
  const written = formatPhone(e164, language)
  if (written !== e164) return written
  return (parsePhoneNumberFromString(e164)?.formatInternational() ?? e164).replaceAll(' ', '\u00a0')
}
