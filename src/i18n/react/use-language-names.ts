import { useLocale } from 'use-intl'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** The names of the site's languages in the language of the back office. */
export function useLanguageNames(): (language: Language, capital?: boolean) => string {
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (language, capital = true) => {
    // Without the country: there is one Chinese and one Portuguese here.
    const [tag = ''] = LANGUAGES[language].tag.split('-')
    const name = names.of(tag) ?? LANGUAGES[language].name
    return capital ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name
  }
}
