/** Joining names that were asked for apart. */
import type { Language } from '#/i18n/languages.ts'

/** Scripts in which a name is written family name first, and what stands between the two (behaviour 7.8). */
const FAMILY_FIRST: Partial<Record<Language, { script: RegExp; between: string }>> = {
  cn: { script: /^[\p{Script=Han}·]+$/u, between: '' },
  ja: { script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・]+$/u, between: ' ' },
  ko: { script: /^[\p{Script=Hangul}\p{Script=Han}]+$/u, between: '' },
}

/**
 * The full name as its language writes it: family name first where the form is Chinese, Japanese or Korean and
 * both names are in that language's own script, else given name first.
 */
export function fullName(firstName: string, lastName: string, language: Language): string {
  const own = FAMILY_FIRST[language]
  if (own?.script.test(firstName) && own.script.test(lastName)) return lastName + own.between + firstName
  return `${firstName} ${lastName}`
}
