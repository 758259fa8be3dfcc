import { dotted } from '#/i18n/dotted.ts'
import { formatStayDays } from '#/i18n/format-day-range.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { unbroken } from '#/i18n/unbroken.ts'
import type { AskedStay } from '../../model/brief.ts'

/**
 * A stay on a button: `2–6 March 2027 · 5 days`; either part may be missing, and nothing is said of none. The browser says it
 * anew as days are chosen, so it is made of what `Intl` knows, without messages.
 */
export function stayWords({ startDate, duration }: AskedStay, language: Language): string {
  const days =
    duration === undefined
      ? ''
      : new Intl.NumberFormat(LANGUAGES[language].intl, {
          style: 'unit',
          unit: 'day',
          unitDisplay: 'long',
        }).format(duration)
  const range = startDate === undefined ? '' : formatStayDays(startDate, duration ?? null, language)
  // The number and its word stay together, where the line is short.
  return dotted([range, unbroken(days)])
}
