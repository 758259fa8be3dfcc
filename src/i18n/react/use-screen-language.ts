import { useLocale } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** Language of the back office's interface. */
export function useScreenLanguage(): AdminLanguage {
  return useLocale().startsWith('fr') ? 'fr' : 'en'
}

/** Format the name of a language in the interface language: `japonais`. */
export function useLanguageName(): (language: Language) => string {
  const locale = useLocale()
  // Without the country: only one Chinese is offered.
  const plain = (language: Language) => new Intl.Locale(LANGUAGES[language].tag).language
  return (language) => new Intl.DisplayNames(locale, { type: 'language' }).of(plain(language)) ?? language
}
