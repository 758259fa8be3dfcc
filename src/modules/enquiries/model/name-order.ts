import { LANGUAGES, type Language } from '#/i18n/languages.ts'

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
