/** Joining of given and family name. */
import { LANGUAGES, type Language, type Script } from '#/i18n/languages.ts'

/** Scripts in which a name is written family name first, and what stands between the two (behaviour 7.8). */
const FAMILY_FIRST: Partial<Record<Script, { script: RegExp; between: string }>> = {
  Hans: { script: /^[\p{Script=Han}·]+$/u, between: '' },
  Jpan: { script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・]+$/u, between: ' ' },
  Kore: { script: /^[\p{Script=Hangul}\p{Script=Han}]+$/u, between: '' },
}

/**
 * The full name as its language writes it: family name first where the form is Chinese, Japanese or Korean and
 * both names are in that language's own script, else given name first.
 */
export function fullName(firstName: string, lastName: string, language: Language): string {
  const own = FAMILY_FIRST[LANGUAGES[language].script]
  if (own?.script.test(firstName) && own.script.test(lastName)) return lastName + own.between + firstName
  return `${firstName} ${lastName}`
}
