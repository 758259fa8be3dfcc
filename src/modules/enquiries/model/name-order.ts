import { LANGUAGES, type Language, type Script } from '#/i18n/languages.ts'

/** The two name fields in the order in which a language asks for them. */
export function nameFields(
  language: Language,
): readonly ['lastName', 'firstName'] | readonly ['firstName', 'lastName'] {
  return LANGUAGES[language].familyNameFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName']
}

/** Sort errors in the order of the fields on the page; they arrive with the family name first. */
export function inFormOrder<T extends { readonly field: string }>(
  errors: readonly T[],
  language: Language,
): readonly T[] {
  const order: readonly string[] = nameFields(language)
  const names = errors
    .filter(({ field }) => order.includes(field))
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  return errors.map((error) => (order.includes(error.field) ? (names.shift() ?? error) : error))
}

/** Scripts in which a name is written family name first, and what is between the two (behaviour 7.8). */
const FAMILY_FIRST: Partial<Record<Script, { script: RegExp; between: string }>> = {
  Hans: { script: /^[\p{Script=Han}·]+$/u, between: '' },
  Jpan: { script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・]+$/u, between: ' ' },
  Kore: { script: /^[\p{Script=Hangul}\p{Script=Han}]+$/u, between: '' },
}

/**
 * The full name in the order in which the language's form asks for it: family name first in Chinese, Japanese and Korean, joined
 * as the script joins names, or with a space where it is spelt in Latin letters; else given name first.
 */
export function fullName(firstName: string, lastName: string, language: Language): string {
  const own = FAMILY_FIRST[LANGUAGES[language].script]
  if (own?.script.test(firstName) && own.script.test(lastName)) return lastName + own.between + firstName
  const names = { firstName, lastName }
  return nameFields(language)
    .map((field) => names[field])
    .join(' ')
}
