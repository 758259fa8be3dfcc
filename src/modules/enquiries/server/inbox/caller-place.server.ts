/** Origin of a phone number; on the server only, because the metadata is large. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import type { EnquirySender } from '../../model/enquiry-view.ts'

/** The country of a number and the time zones there, one for each time of day; undefined where they are unknown. */
export function callerPlace(e164: string, language: Language, now: Date): EnquirySender['calls'] {
  const code = parsePhoneNumberFromString(e164)?.country
  if (code === undefined) return null
  const country = new Intl.DisplayNames(LANGUAGES[language].intl, { type: 'region' }).of(code) ?? code
  const byTime = new Map<string, string>()
  for (const zone of zonesOf(code)) byTime.set(timeIn(zone, now), zone)
  const zones = [...byTime].sort(([a], [b]) => a.localeCompare(b)).map(([, zone]) => zone)
  return zones.length === 0 ? null : { country, zones }
}

/** ECMA-402's locale info, which the type definitions do not have yet. */
function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  )
  return locale.getTimeZones?.() ?? []
}

function timeIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now)
}
