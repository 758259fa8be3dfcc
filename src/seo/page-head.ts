import type { Graph, Thing } from 'schema-dts'
import { hasPage } from '#/i18n/addresses/localize.ts'
import { UNLISTED_PAGES } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { alternates, canonicalUrl } from './alternates.ts'
import { headTitle } from './head-text.ts'
import { breadcrumbData } from './list-data.ts'
import type { Step } from './page-trail.ts'
import { type PageSocialImage, socialTags } from './social-tags.ts'

/** Description of a page for search engines and social networks. */
export interface PageHeadFacts {
  /** Public origin, e.g. `https://passage.example`. */
  readonly siteUrl: string
  readonly siteName: string
  readonly page: PageId
  readonly params?: Readonly<Record<string, string>>
  readonly language: Language
  /** Language of the copy where the page has none in `language` (behaviour 1.1). */
  readonly copyLanguage?: Language
  /** The languages that have copy, for a page from data: shown in any other one, it is kept out of search results. */
  readonly languages?: readonly Language[]
  /** Without the brand, which is added behind it where there is room. */
  readonly title: string
  /** For search results. */
  readonly description: string
  /** Heading of the page: title and text of its social image (behaviour 9.6). */
  readonly heading: string
  readonly lead: string
  /** The pages above this one, as the breadcrumb shows them; without it the page has no breadcrumb. */
  readonly trail?: readonly Step[]
  /** The page's name in the breadcrumb where that is not its heading. */
  readonly crumb?: string
  /** Address of the social image. Only the server knows it: a head made in the browser is never shared. */
  readonly preview?: PageSocialImage | undefined
  /** Present where the page is an article. */
  readonly article?: { readonly published: string; readonly section: string }
  /** Path of the Atom feed that announces what this page lists. */
  readonly feed?: string
  /** Kept out of search results, besides the pages that always are; links are still followed. */
  readonly noindex?: boolean
  /** schema.org objects, besides the breadcrumb. */
  readonly structuredData?: readonly Thing[]
  /** Scripts of this page alone that run before the first paint. */
  scripts?: readonly { readonly children: string }[] | undefined
}

/**
 * Title, description, canonical address, alternates, social image and structured data of a page. Alternates are
 * emitted here and nowhere else (behaviour 1.15).
 */
export function pageHead(facts: PageHeadFacts) {
  const { siteUrl, siteName, page, language, params = {} } = facts
  const lacksCopy = facts.languages?.includes(language) === false
  const shown = lacksCopy || !hasPage(page, params, language) ? (facts.copyLanguage ?? language) : language
  const canonical = canonicalUrl(page, params, lacksCopy ? shown : language, siteUrl, facts.copyLanguage)
  const noindex = facts.noindex === true || lacksCopy || UNLISTED_PAGES.has(page)
  return {
    meta: [
      { title: headTitle(facts.title, siteName, language) },
      { name: 'description', content: facts.description },
      ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      ...socialTags({
        siteUrl,
        siteName,
        url: canonical,
        title: facts.heading,
        description: facts.lead,
        language: shown,
        preview: facts.preview,
        article: facts.article,
      }),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(facts.feed
        ? [{ rel: 'alternate', type: 'application/atom+xml', title: siteName, href: facts.feed }]
        : []),
      ...(noindex
        ? []
        : alternates(page, params, siteUrl, facts.languages).map(({ hreflang, href }) => ({
            rel: 'alternate',
            hrefLang: hreflang,
            href,
          }))),
    ],
    scripts: [...(facts.scripts ?? []), ...structuredData(facts, canonical)],
  }
}

/** One graph for the whole page; nothing where it has nothing to say. */
function structuredData(
  { siteUrl, heading, trail, crumb = heading, structuredData = [] }: PageHeadFacts,
  canonical: string,
) {
  const steps = trail?.map(({ name, path }) => ({ name, url: siteUrl + path }))
  const breadcrumb = steps ? [breadcrumbData([...steps, { name: crumb, url: canonical }])] : []
  const nodes: Thing[] = [...structuredData, ...breadcrumb]
  if (nodes.length === 0) return []
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return [{ type: 'application/ld+json', children: JSON.stringify(graph).replaceAll('<', '\\u003c') }]
}
