import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import type { PageId } from '#/i18n/paths.ts'
import { UNLISTED_PAGES } from '#/i18n/unlisted-pages.ts'
import { alternates, canonicalUrl } from './alternates.ts'

/** What a page says about itself to search engines and social networks. */
export interface PageHeadFacts {
  /** Public origin, e.g. `https://passage.example`. */
  readonly siteUrl: string
  readonly siteName: string
  readonly page: PageId
  readonly params?: Readonly<Record<string, string>>
  readonly language: Language
  /** Language of the copy where the page has none in `language` (decision 1.1). */
  readonly copyLanguage?: Language
  /** Without the brand, which is added behind it. */
  readonly title: string
  readonly description: string
  /** Title of the social preview; the page's heading where it has one. */
  readonly heading?: string
  /** Path of a picture for the social preview. */
  readonly image?: string
  /** Path of the Atom feed that announces what this page lists. */
  readonly feed?: string
  /** Kept out of search results, besides the pages that always are; links are still followed. */
  readonly noindex?: boolean
  /** schema.org objects. */
  readonly structuredData?: readonly object[]
}

/**
 * Title, description, canonical address, alternates and social preview of a page. Alternates are
 * emitted here and nowhere else (decision 1.15).
 */
export function pageHead(facts: PageHeadFacts) {
  const params = facts.params ?? {}
  const canonical = canonicalUrl(facts.page, params, facts.language, facts.siteUrl, facts.copyLanguage)
  const noindex = facts.noindex === true || UNLISTED_PAGES.has(facts.page)
  const title = `${facts.title} | ${facts.siteName}`
  const heading = facts.heading ?? facts.title
  return {
    meta: [
      { title },
      { name: 'description', content: facts.description },
      ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: facts.siteName },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: heading },
      { property: 'og:description', content: facts.description },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: LANGUAGES[facts.language].og },
      ...(facts.image ? [{ property: 'og:image', content: facts.siteUrl + facts.image }] : []),
      { name: 'twitter:card', content: facts.image ? 'summary_large_image' : 'summary' },
      { name: 'twitter:title', content: heading },
      { name: 'twitter:description', content: facts.description },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(facts.feed
        ? [{ rel: 'alternate', type: 'application/atom+xml', title: facts.siteName, href: facts.feed }]
        : []),
      ...(noindex
        ? []
        : alternates(facts.page, params, facts.siteUrl).map(({ hreflang, href }) => ({
            rel: 'alternate',
            hrefLang: hreflang,
            href,
          }))),
    ],
    scripts: (facts.structuredData ?? []).map((data) => ({
      type: 'application/ld+json',
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  }
}
