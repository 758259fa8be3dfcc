import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { one, type ReadPage, readPage } from './page-head.ts'

const origin = inject('siteToRead')

async function read(path: string): Promise<ReadPage> {
  return readPage(await (await fetch(origin + path)).text())
}

test('a page is no other language of its own, where the interface has another one', async () => {
  const page = await read('/de/fr/evenements/product-launch')
  expect(one(page, 'og:locale')).toBe('fr_FR')
  expect(page.meta.get('og:locale:alternate') ?? []).not.toContain('fr_FR')
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
