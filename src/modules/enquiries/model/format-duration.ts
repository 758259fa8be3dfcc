import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { durationDays } from '#/lib/typed/duration-days.ts'

/** Format a duration; as typed where it cannot be parsed. */
export function formatDuration(typed: string, language: Language): string {
  const days = durationDays(typed)
  if (days === undefined || days < 1 || !Number.isInteger(days)) return typed
  const { intl, days: own } = LANGUAGES[language]
  if (own) return own.replace('{n}', String(days))
  return new Intl.NumberFormat(intl, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
}
