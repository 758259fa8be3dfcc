import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { headLengths, searchWidth } from '#/i18n/search-width.ts'
import { type ReadPage, readPage } from './page-head.ts'
import { mapParallel, sitemapPaths } from './read-page.ts'
import { graphProblems, nodesOf } from './schema-org.ts'

const origin = inject('siteToRead')
/** Every page of the sitemap by its address. */
const pages = new Map<string, ReadPage>()

beforeAll(async () => {
  await mapParallel(await sitemapPaths(origin), async (path) => {
    pages.set(origin + path, await read(path))
  })
}, 240_000)

async function read(path: string): Promise<ReadPage> {
  return readPage(await (await fetch(origin + path)).text())
}

/** The pages of the sitemap in one language. */
function pagesIn(language: Language): [string, ReadPage][] {
  return [...pages].filter(([address]) => languageOf(address) === language)
}

function languageOf(address: string): Language {
  const first = new URL(address).pathname.split('/')[1]
  return LANGUAGE_CODES.find((code) => code === first) ?? 'en'
}

/** Addresses for which a check finds something, with what it found. */
function findings(check: (page: ReadPage, address: string) => unknown): string[] {
  return [...pages].flatMap(([address, page]) => {
    const found = check(page, address)
    return found === undefined || found === false ? [] : `${address}: ${String(found)}`
  })
}

const one = (page: ReadPage, name: string) => page.meta.get(name)?.join(' | ') ?? ''

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
        const own = page.alternates.find(({ href, hreflang }) => href === address && hreflang !== 'x-default')
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
        if (article !== /^\d{4}-\d\d-\d\d$/.test(one(page, 'article:published_time'))) return 'published_time'
        if (one(page, 'twitter:card') !== 'summary_large_image') return 'twitter:card'
        if (!one(page, 'og:image').startsWith(`${origin}/previews/${languageOf(address)}/`)) return 'og:image'
        const missing = ['og:description', 'og:site_name', 'og:image:alt', 'twitter:title', 'twitter:image']
        return missing.find((name) => one(page, name) === '') ?? false
      }),
    ).toEqual([])
  })

  test('is no other language of its own, where the interface has another one', async () => {
    const page = await read('/de/fr/evenements/product-launch')
    expect(one(page, 'og:locale')).toBe('fr_FR')
    expect(page.meta.get('og:locale:alternate') ?? []).not.toContain('fr_FR')
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
          address.replace(/\/$/, '') === origin + localize('home', {}, languageOf(address)).replace(/\/$/, '')
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

test.each([
  ['a list with a filter', '/fr/lieux?type=loft', '/fr/lieux', 11],
  ['a search', '/venues?q=marais', '/venues', 11],
  ['a page of the journal', '/de/blog?page=2', '/de/blog', 11],
  ['a topic of the journal', '/ja/blog?tag=showroom', '/ja/blog', 11],
  ['a second prefix', '/fr/es/espacios', '/fr/lieux', 11],
  ['an English slug behind a prefix', '/ja/venues', '/ja/kaijo', 11],
  ['an alias', '/cn/changdi', '/cn/changsuo', 11],
  [
    'a French article in a German frame',
    '/de/fr/evenements/product-launch',
    '/fr/evenements/product-launch',
    1,
  ],
  ['a French article', '/fr/evenements/private-events', '/fr/evenements/private-events', 1],
  ['the favourites', '/ko/my-favorites', '/ko/my-favorites', 11],
])('%s leads search engines to the canonical page', async (_name, asked, canonical, languages) => {
  const page = await read(asked)
  expect(page.canonical).toEqual([origin + canonical])
  expect(page.alternates).toHaveLength(languages)
  expect(one(page, 'og:url')).toBe(origin + canonical)
})

test.each([
  ['/venue/galerie-perle-fullwidth', '/venue/galerie-perle'],
  ['/fr/contact-succes', '/fr/contact-succes'],
  ['/performance-monitor', '/performance-monitor'],
])('%s is kept out of search results, its links are followed', async (asked, canonical) => {
  const page = await read(asked)
  expect(one(page, 'robots')).toBe('noindex, follow')
  expect(page.canonical).toEqual([origin + canonical])
  expect(page.alternates).toEqual([])
})

test.each(['/no-such-page', '/fr/lieu/nowhere', '/ja/old-blog/gone'])(
  '%s has no place in any index',
  async (asked) => {
    const page = await read(asked)
    expect(one(page, 'robots')).toBe('noindex, nofollow')
    expect([...page.canonical, ...page.alternates, ...page.graphs]).toEqual([])
  },
)

describe('preview pictures', () => {
  test.each([
    '/fr/quartiers/le-marais',
    '/de/blog/light-for-white-walls',
    '/ru/mesto/salon-vendome',
    '/ja/blog/first-ten-seconds',
    '/cn',
    '/ko/jangso/galerie-perle',
  ])('%s has one', async (asked) => {
    const answer = await fetch(one(await read(asked), 'og:image'))
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(120_000)
    // The title: white letters on the green of the panel.
    const { channels } = await sharp(bytes).extract({ left: 0, top: 150, width: 560, height: 400 }).stats()
    expect(channels.map(({ max }) => max > 230)).toEqual([true, true, true])
  })

  test('an older address leads to the present one, an invented one nowhere', async () => {
    const present = new URL(one(await read('/fr/a-propos'), 'og:image')).pathname
    const ask = (target: string) => fetch(origin + target, { redirect: 'manual' })
    const old = await ask(present.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.'))
    expect([old.status, old.headers.get('location')]).toEqual([302, present])
    for (const target of [
      '/previews/fr/nowhere.0123456789abcdef.jpg',
      '/previews/xx/about.0123456789abcdef.jpg',
      '/previews/fr/venue/no-such-venue.0123456789abcdef.jpg',
      '/previews/de/event/product-launch.0123456789abcdef.jpg',
      '/previews/fr/about.jpg?title=Anything',
      '/previews/fr/about/Anything.0123456789abcdef.jpg',
    ]) {
      expect((await ask(target)).status, target).toBe(404)
    }
  })

  test('one picture serves a page in the layout of another language', async () => {
    const framed = one(await read('/de/fr/evenements/product-launch'), 'og:image')
    expect(framed).toBe(one(await read('/fr/evenements/product-launch'), 'og:image'))
  })
})
