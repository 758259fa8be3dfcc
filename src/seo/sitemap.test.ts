import { describe, expect, test } from 'vitest'
import { PAGE_IDS } from '#/i18n/addresses/paths.ts'
import { buildSitemap, type SitemapEntry } from './sitemap.ts'

const SITE = 'https://site.example'

/** The addresses of a sitemap file, in order. */
function locations(xml: string | undefined): string[] {
  return [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
}

describe('sitemap', () => {
  const entries: SitemapEntry[] = [
    { page: 'home', lastModified: '2026-01-02' },
    { page: 'event', params: { id: 'product-launch' } },
    { page: 'blog-post', params: { slug: 'a' }, languages: ['fr'], lastModified: '2026-03-01' },
    { page: 'contact-success' },
  ]

  test('is one file of canonical addresses while it is small', () => {
    const [file, ...more] = buildSitemap(entries, SITE)
    expect(more).toEqual([])
    expect(locations(file?.xml)).toHaveLength(12)
    expect(locations(file?.xml)).toEqual(
      expect.arrayContaining([
        `${SITE}/`,
        `${SITE}/ja`,
        `${SITE}/fr/evenements/product-launch`,
        `${SITE}/fr/blog/a`,
      ]),
    )
    expect(file?.xml).toContain(`<url><loc>${SITE}/fr/blog/a</loc><lastmod>2026-03-01</lastmod></url>`)
    expect(file?.xml).not.toContain('hreflang')
  })

  test('becomes an index with one file per language above the limit', () => {
    expect(buildSitemap(entries, SITE, { limit: 12 })).toHaveLength(1)
    const [index, ...files] = buildSitemap(entries, SITE, { limit: 11 })
    expect(index?.path).toBe('/sitemap.xml')
    expect(index?.xml).toContain('<sitemapindex')
    expect(locations(index?.xml)).toEqual(files.map(({ path }) => SITE + path))
    expect(index?.xml).toContain(`<loc>${SITE}/sitemap-fr.xml</loc><lastmod>2026-03-01</lastmod>`)
    expect(files).toHaveLength(10)
    expect(files.flatMap(({ xml }) => locations(xml))).toHaveLength(12)
  })

  test('escapes what XML reserves', () => {
    const [file] = buildSitemap([{ page: 'home', lastModified: `<&>"'` }], 'https://a.example/?b&c')
    expect(file?.xml).toContain(
      '<loc>https://a.example/?b&amp;c/</loc><lastmod>&lt;&amp;&gt;&quot;&apos;</lastmod>',
    )
  })

  test('takes every page without parameters', () => {
    const plain = PAGE_IDS.filter(
      (page) => !/^(venue|neighborhood|event|blog-post|old-blog|external-blog)$/.test(page),
    )
    expect(
      locations(
        buildSitemap(
          plain.map((page) => ({ page })),
          SITE,
        )[0]?.xml,
      ),
    ).toHaveLength(18 * 10)
  })
})
