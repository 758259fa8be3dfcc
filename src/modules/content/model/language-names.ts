import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** The names of some languages (BCP 47) in a language, as an enumeration: "French, Italian and English". */
export function languageNames(tags: readonly string[], language: Language): string {
  const { intl } = LANGUAGES[language]
  const names = new Intl.DisplayNames(intl, { type: 'language' })
  return new Intl.ListFormat(intl, { type: 'conjunction' }).format(tags.map((tag) => names.of(tag) ?? tag))
}
