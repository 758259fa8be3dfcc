/** Canonical address and hreflang of a page (behaviour 1.2, 1.6, 1.15). */
import type { PageParams } from '#/i18n/addresses/forms.ts'
import { hasPage, languagesOf, localize } from '#/i18n/addresses/localize.ts'
import { UNLISTED_PAGES } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#/i18n/languages.ts'

/** One `<link rel="alternate">`. */
export interface Alternate {
  /** A BCP 47 tag (`zh-CN`) or `x-default`. */
  readonly hreflang: string
  /** Absolute address. */
  readonly href: string
}

/**
 * The page in every language that has it, and `x-default` for the English one. Empty for pages that search
 * engines leave out. Name the languages for a page from data (a blog post) that exists in fewer.
 */
export function alternates(
  page: PageId,
  params: PageParams,
  siteUrl: string,
  languages: readonly Language[] = languagesOf(page, params),
): Alternate[] {
  if (UNLISTED_PAGES.has(page)) return []
  const links = languages.map((language) => ({
    hreflang: LANGUAGES[language].tag as string,
    href: siteUrl + localize(page, params, language),
  }))
  const english = languages.includes(DEFAULT_LANGUAGE)
  return english ? [...links, { hreflang: 'x-default', href: siteUrl + localize(page, params, 'en') }] : links
}

/**
 * The absolute canonical address of a page shown in a language: the copy's own where there is none in that
 * language. `copyLanguage` is the language of the copy that is shown then (`Address.contentLanguage`).
 */
export function canonicalUrl(
  page: PageId,
  params: PageParams,
  language: Language,
  siteUrl: string,
  copyLanguage: Language = languagesOf(page, params)[0] ?? DEFAULT_LANGUAGE,
): string {
  return siteUrl + localize(page, params, hasPage(page, params, language) ? language : copyLanguage)
}
