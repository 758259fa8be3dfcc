import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { durationDays, isPartOfDay } from '#/lib/typed/duration-days.ts'

/** Format a duration; as typed where it cannot be parsed. */
export function formatDuration(typed: string, language: Language): string {
  const days = durationDays(typed)
  if (days === undefined || days < 1 || !Number.isInteger(days)) return typed
  const { intl, days: own } = LANGUAGES[language]
  if (own) return own.replace('{n}', String(days))
  return new Intl.NumberFormat(intl, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
}

/**
 * Whether a text says a number of days and nothing else, in any language: what the form fills in itself, and what loses
 * nothing in other words.
 */
export function saysDaysAlone(typed: string): boolean {
  const [, number] = /^(\d{1,3})\s?[\p{L}\p{M}]*$/u.exec(typed.trim()) ?? []
  return number !== undefined && durationDays(typed) === Number(number) && !isPartOfDay(typed)
}
