import { languagesOf } from '#/i18n/addresses/localize.ts'
import { UNLISTED_PAGES } from '#/i18n/addresses/pages.ts'
import type { Language } from '#/i18n/languages.ts'
import { useCurrentAddress } from '#/i18n/react/address-context.tsx'
import { openGraphLocale } from './social-tags.ts'

/**
 * The other languages of a page for social networks, `og:locale:alternate`. The router keeps one tag of a name in a
 * head, and this one repeats; React lifts these into the head.
 * @param languages where a page from data exists in fewer than the tables say
 */
export function LocaleAlternates({ languages }: { languages?: readonly Language[] | undefined }) {
  const { page, params, language, slugLanguage } = useCurrentAddress()
  if (page === null || UNLISTED_PAGES.has(page)) return null
  const all = languages ?? languagesOf(page, params)
  // Without copy in the language of the interface the page is in that of its slug (behaviour 1.1).
  const own = all.includes(language) ? language : slugLanguage
  return all
    .filter((other) => other !== own)
    .map((other) => <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />)
}
