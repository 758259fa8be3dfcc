import type { Language } from './languages.ts'

const FRENCH_NUMBER = /^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/

/**
 * A phone number in the format of the reader's language (behaviour 7.12): `01 99 00 12 34` on French pages,
 * `+33 1 99 00 12 34` on all others, with no-break spaces. Takes E.164; a number outside France is left
 * unchanged.
 */
export function formatPhone(e164: string, language: Language): string {
  const match = FRENCH_NUMBER.exec(e164)
  if (!match) return e164
  const [first, ...pairs] = match.slice(1)
  return [language === 'fr' ? `0${first}` : `+33\u00a0${first}`, ...pairs].join('\u00a0')
}
