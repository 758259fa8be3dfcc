/** How a question to an owner says its days and moments, in the mail and on its page. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { PARIS } from '#/lib/paris-time.ts'
import type { DayRange } from './day-range.ts'

/** `1 – 6 March 2027`. */
export function saidDays({ firstDay, lastDay }: DayRange, language: AdminLanguage): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].intl, {
    ...{ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  return firstDay === lastDay
    ? format.format(new Date(firstDay))
    : format.formatRange(new Date(firstDay), new Date(lastDay))
}

/** `Thursday 4 March 2027, 18:00`, on clocks in Paris. */
export function saidMoment(iso: string, language: AdminLanguage): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const { intl } = LANGUAGES[language]
  const day = new Intl.DateTimeFormat(intl, { ...parts, timeZone: PARIS }).format(new Date(iso))
  const time = new Intl.DateTimeFormat(intl, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: PARIS },
  }).format(new Date(iso))
  return `${day}, ${time}`
}
