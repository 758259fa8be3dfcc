import { counterpart, localize } from '#/i18n/addresses/localize.ts'
import type { Language } from '#/i18n/languages.ts'
import type { CurrentAddress } from '#/i18n/react/address-context.tsx'

/**
 * Target of the language menu: the same page, the listing above it where that language has no such page
 * (behaviour 1.6), the home page from an error page.
 */
export function languageTarget(
  { page, params }: Pick<CurrentAddress, 'page' | 'params'>,
  language: Language,
): string {
  return page === null ? localize('home', {}, language) : counterpart(page, params, language)
}

/** The language that the switch button offers: French on English pages, English on all others (behaviour 1.11). */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'fr' : 'en'
}
