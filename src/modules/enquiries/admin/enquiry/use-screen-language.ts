import { useLocale } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** The language of the screen. */
export function useScreenLanguage(): AdminLanguage {
  return useLocale().startsWith('fr') ? 'fr' : 'en'
}

/** Return the name of a language in that of the screen: `japonais`. */
export function useLanguageName(): (language: Language) => string {
  const locale = useLocale()
  // Without its country: there is one Chinese here.
  const plain = (language: Language) => new Intl.Locale(LANGUAGES[language].tag).language
  return (language) => new Intl.DisplayNames(locale, { type: 'language' }).of(plain(language)) ?? language
}
