/** Sitemap files by the protocol of sitemaps.org; entries are passed in (docs/operations.md). */
import type { PageParams } from '#/i18n/addresses/forms.ts'
import { languagesOf, localize } from '#/i18n/addresses/localize.ts'
import { UNLISTED_PAGES } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { escapeXml } from './escape-xml.ts'

/** A page to list, once for every language it exists in. */
export interface SitemapEntry {
  readonly page: PageId
  readonly params?: PageParams
  /** ISO date or date and time of the last change of content. */
  readonly lastModified?: string
  /** Where the page exists in fewer languages than the tables say (a blog post). */
  readonly languages?: readonly Language[]
}

/** A file to serve: its path on the site and its text. */
export interface SitemapFile {
  readonly path: string
  readonly xml: string
}

/** Addresses above which the sitemap becomes an index of one file per language. */
const DEFAULT_LIMIT = 5000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface Listed {
  location: string
  lastModified: string | undefined
}

/**
 * `/sitemap.xml` alone, or as an index with `/sitemap-{language}.xml` behind it when there are more than `limit`
 * addresses. Only canonical addresses are listed; pages that search engines leave out are skipped. hreflang
 * is in the page head and nowhere else (behaviour 1.15).
 */
export function buildSitemap(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  { limit = DEFAULT_LIMIT }: { limit?: number } = {},
): SitemapFile[] {
  const byLanguage = LANGUAGE_CODES.map((language) => ({
    path: `/sitemap-${language}.xml`,
    listed: entries
      .filter((entry) => isListed(entry, language))
      .map((entry) => listedIn(entry, language, siteUrl)),
  })).filter(({ listed }) => listed.length > 0)
  const all = byLanguage.flatMap(({ listed }) => listed)
  if (all.length <= limit) return [{ path: '/sitemap.xml', xml: urlSet(all) }]
  const index = byLanguage.map(({ path, listed }) => ({
    location: siteUrl + path,
    lastModified: newest(listed),
  }))
  const files = byLanguage.map(({ path, listed }) => ({ path, xml: urlSet(listed) }))
  return [{ path: '/sitemap.xml', xml: list('sitemapindex', 'sitemap', index) }, ...files]
}

function isListed({ page, params = {}, languages }: SitemapEntry, language: Language): boolean {
  return !UNLISTED_PAGES.has(page) && (languages ?? languagesOf(page, params)).includes(language)
}

function listedIn(
  { page, params = {}, lastModified }: SitemapEntry,
  language: Language,
  siteUrl: string,
): Listed {
  return { location: siteUrl + localize(page, params, language), lastModified }
}

/** The latest moment; ISO texts of one shape sort as they follow each other in time. */
function newest(listed: readonly Listed[]): string | undefined {
  return (
    listed.flatMap(({ lastModified }) => lastModified ?? []).reduce((a, b) => (a > b ? a : b), '') ||
    undefined
  )
}

function urlSet(listed: readonly Listed[]): string {
  return list('urlset', 'url', listed)
}

function list(root: string, item: string, listed: readonly Listed[]): string {
  const items = listed.map(({ location, lastModified }) => {
    const changed = lastModified === undefined ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`
    return `<${item}><loc>${escapeXml(location)}</loc>${changed}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`
}
