import { describe, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { headLengths, searchWidth } from '#/i18n/search-width.ts'
import { one, type ReadPage } from './page-head.ts'
import { graphProblems, nodesOf } from './schema-org.ts'

/** Checks of the head of every page of the sitemap, which is read before: by its address. */
export function testHeads(origin: string, pages: ReadonlyMap<string, ReadPage>): void {
  /** The pages of the sitemap in one language. */
  function pagesIn(language: Language): [string, ReadPage][] {
    return [...pages].filter(([address]) => languageOf(address) === language)
  }

  /** Addresses for which a check finds something, with what it found. */
  function findings(check: (page: ReadPage, address: string) => unknown): string[] {
    return [...pages].flatMap(([address, page]) => {
      const found = check(page, address)
      return found === undefined || found === false ? [] : `${address}: ${String(found)}`
    })
  }

  describe.each(LANGUAGE_CODES)('heads in %s', (language) => {
    test('titles and descriptions are shown whole by search results', () => {
      const { title, description } = headLengths(language)
      const tooLong = pagesIn(language).flatMap(([address, page]) => [
        ...(searchWidth(page.title, language) > title.max ? [`${address}: ${page.title}`] : []),
        ...(searchWidth(one(page, 'description'), language) > description.max
          ? [`${address}: ${one(page, 'description')}`]
          : []),
      ])
      expect(pagesIn(language).length).toBeGreaterThan(50)
      expect(tooLong).toEqual([])
    })

    test('no two pages have the same title or description', () => {
      const titles = pagesIn(language).map(([, page]) => page.title)
      const descriptions = pagesIn(language).map(([, page]) => one(page, 'description'))
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
      expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
    })
  })

  describe('every page of the sitemap', () => {
    test('is its own canonical address, and may be found', () => {
      expect(findings((page, address) => page.canonical.join() !== address && page.canonical.join())).toEqual(
        [],
      )
      expect(findings((page) => page.meta.has('robots') && one(page, 'robots'))).toEqual([])
    })

    test('names its languages, and each of them names it back', () => {
      const set = (page: ReadPage | undefined) =>
        (page?.alternates ?? []).map(({ hreflang, href }) => `${hreflang} ${href}`).join('\n')
      expect(
        findings((page, address) => {
          const own = page.alternates.find(
            ({ href, hreflang }) => href === address && hreflang !== 'x-default',
          )
          if (own?.hreflang !== LANGUAGES[languageOf(address)].tag) return 'does not name itself'
          return page.alternates.find(({ href }) => set(pages.get(href)) !== set(page))?.href ?? false
        }),
      ).toEqual([])
    })

    test('has English as its default language where there is an English page, and only there', () => {
      expect(
        findings((page) => {
          const href = (tag: string) => page.alternates.find(({ hreflang }) => hreflang === tag)?.href
          return href('x-default') !== href('en') && 'x-default is not the English page'
        }),
      ).toEqual([])
    })

    test('opens in networks as it opens here', () => {
      expect(
        findings((page, address) => {
          // A card has no narrow column in which a word may have to break.
          if (!one(page, 'og:title').startsWith(page.heading.replaceAll('\u00ad', '')))
            return `${one(page, 'og:title')} is not its heading`
          if (one(page, 'og:url') !== address) return 'og:url'
          if (one(page, 'og:locale') !== LANGUAGES[languageOf(address)].intl.replace('-', '_'))
            return 'og:locale'
          const others = page.alternates.filter(
            ({ href, hreflang }) => href !== address && hreflang !== 'x-default',
          )
          if ((page.meta.get('og:locale:alternate') ?? []).length !== others.length)
            return 'og:locale:alternate'
          const article = /\/blog\/./.test(address)
          if (one(page, 'og:type') !== (article ? 'article' : 'website')) return 'og:type'
          if (article !== /^\d{4}-\d\d-\d\d$/.test(one(page, 'article:published_time')))
            return 'published_time'
          if (one(page, 'twitter:card') !== 'summary_large_image') return 'twitter:card'
          if (!one(page, 'og:image').startsWith(`${origin}/previews/${languageOf(address)}/`))
            return 'og:image'
          const missing = ['og:description', 'og:site_name', 'og:image:alt', 'twitter:image:alt']
          return missing.find((name) => one(page, name) === '') ?? false
        }),
      ).toEqual([])
    })

    test('has structured data that keeps to schema.org', () => {
      expect(findings((page) => page.graphs.length > 1 && `${page.graphs.length} scripts`)).toEqual([])
      expect(findings((page) => page.graphs.flatMap(graphProblems).join('; ') || false)).toEqual([])
      expect(
        findings((page) =>
          /foundingDate|streetAddress|"description":"[^"]*(?:2002|1983)/.test(JSON.stringify(page.graphs)),
        ),
      ).toEqual([])
    })

    test('has the breadcrumb in its structured data that it shows', () => {
      expect(
        findings((page, address) => {
          const [list] = page.graphs.flatMap((graph) => nodesOf(graph, 'BreadcrumbList'))
          const told = ((list?.itemListElement ?? []) as { name: string; item: string }[]).map(
            ({ name, item }) => `${name} ${item}`,
          )
          const shown = page.crumbs.map(
            ({ name, href }) => `${name} ${href === undefined ? address : new URL(href, origin).href}`,
          )
          const home =
            address.replace(/\/$/, '') ===
            origin + localize('home', {}, languageOf(address)).replace(/\/$/, '')
          if (home) return told.length > 0 && 'the home page has a breadcrumb'
          if (shown.length < 2) return 'no breadcrumb is shown'
          return told.join('\n') !== shown.join('\n') && `${told.join(', ')} is not ${shown.join(', ')}`
        }),
      ).toEqual([])
    })
  })

  test.each([
    ['home', {}, ['Organization', 'WebSite']],
    ['venues', {}, ['ItemList']],
    ['galleries', {}, ['ItemList']],
    ['neighborhoods', {}, ['ItemList']],
    ['events', {}, ['ItemList']],
    ['blog', {}, ['ItemList']],
    ['neighborhood', { id: 'le-marais' }, ['ItemList']],
    ['venue', { slug: 'galerie-perle' }, ['EventVenue', 'Offer']],
    ['blog-post', { slug: 'fitting-day' }, ['BlogPosting']],
  ] as const)('%s says what it is in every language', (page, params, types) => {
    for (const language of LANGUAGE_CODES) {
      const { graphs } = pages.get(origin + localize(page, params, language)) ?? { graphs: [] }
      for (const type of types) {
        const [node] = graphs.flatMap((graph) => nodesOf(graph, type))
        expect(node, `${type} of ${page} in ${language}`).toBeDefined()
        if (type === 'ItemList') expect(node?.itemListElement).not.toEqual([])
      }
    }
  })
}

function languageOf(address: string): Language {
  const first = new URL(address).pathname.split('/')[1]
  return LANGUAGE_CODES.find((code) => code === first) ?? 'en'
}
