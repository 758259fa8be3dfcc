import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PARIS } from '#/lib/paris-time.ts'

/** Return what writes a moment (ISO 8601, UTC) as clocks in Paris show it. */
export function useParisMoment(): (moment: string) => string {
  const { intl } = LANGUAGES[useLanguage()]
  const format = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeStyle: 'short', timeZone: PARIS })
  return (moment) => format.format(new Date(moment))
}
