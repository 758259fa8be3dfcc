import { useLocale } from 'use-intl'
import { LANGUAGES, type Language } from '../languages.ts'

/** Format the name of a language in the language of the back office, as within a sentence: `japonais`. */
export function useLanguageName(): (language: Language) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  return (language) => {
    // Without the country: there is one Chinese and one Portuguese here.
    const plain = new Intl.Locale(LANGUAGES[language].tag).language
    return names.of(plain) ?? LANGUAGES[language].name
  }
}

/** The same with a capital, as at the beginning of a line, unless it stands within one. */
export function useLanguageNames(): (language: Language, capital?: boolean) => string {
  const locale = useLocale()
  const nameOf = useLanguageName()
  return (language, capital = true) => {
    const name = nameOf(language)
    return capital ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name
  }
}
