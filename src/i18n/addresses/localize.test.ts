import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { LANGUAGE_CODES, type Language } from '../languages.ts'
import { delocalize } from './delocalize.ts'
import { readForm } from './forms.ts'
import { counterpart, hasPage, languagesOf, localize } from './localize.ts'
import type { PageId } from './paths.ts'
import { pages, registered } from './registered-forms.fixture.ts'

describe('localize and delocalize', () => {
  test('are each other’s inverse for every page, parameter and language', () => {
    for (const { page, params } of pages) {
      for (const language of LANGUAGE_CODES) {
        const path = localize(page, params, language)
        const address = delocalize(path)
        expect(address, path).toMatchObject({ page, params })
        const foreign = language === 'en' && !hasPage(page, params, 'en')
        expect(address?.ui, path).toBe(foreign ? 'fr' : language)
      }
    }
  })

  test('agree on any slug', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{1,40}$/)
    fc.assert(
      fc.property(
        slug,
        fc.constantFrom('venue', 'blog-post'),
        fc.constantFrom(...LANGUAGE_CODES),
        (slug, page, ui) => {
          expect(delocalize(localize(page as PageId, { slug }, ui))).toMatchObject({
            page,
            params: { slug },
            ui,
          })
        },
      ),
      { numRuns: 100 },
    )
  })

  test('leave no path with two meanings under one prefix', () => {
    for (const path of registered) {
      const [ui, ...rest] = path.slice(1).split('/') as [Language, ...string[]]
      if (!LANGUAGE_CODES.includes(ui)) continue
      const meanings = [ui, 'en' as const].map((language) => readForm(language, rest.join('/'))?.page)
      expect(new Set(meanings.filter(Boolean)).size, path).toBeLessThanOrEqual(1)
    }
  })

  test('distinguish canonical addresses from the others', () => {
    for (const path of registered) {
      const address = delocalize(path)
      const canonical = delocalize(address?.canonical ?? '')
      expect(canonical, path).toMatchObject({
        page: address?.page,
        params: address?.params,
        canonical: address?.canonical,
      })
      expect(canonical?.ui, path).toBe(address?.contentLanguage)
    }
  })

  test('show the copy of the slug’s language where the interface has none', () => {
    expect(delocalize('/de/fr/evenements/product-launch')).toMatchObject({
      ui: 'de',
      slugLanguage: 'fr',
      contentLanguage: 'fr',
      canonical: '/fr/evenements/product-launch',
      indexable: false,
    })
    expect(delocalize('/de/neighborhoods/palais-royal')).toMatchObject({
      contentLanguage: 'en',
      canonical: '/neighborhoods/palais-royal',
    })
    expect(delocalize('/fr/venues')).toMatchObject({
      slugLanguage: 'en',
      contentLanguage: 'fr',
      indexable: false,
    })
  })

  test('only pages that search engines may list are indexable at their own address', () => {
    expect(delocalize('/fr/lieux')).toMatchObject({ canonical: '/fr/lieux', indexable: true })
    for (const path of ['/performance-monitor', '/fr/performance-monitor', '/admin/login']) {
      expect(delocalize(path), path).toMatchObject({ canonical: path, indexable: false })
    }
  })

  test.each([
    ...[
      '',
      'venues',
      '/fr/',
      '/FR',
      '/fr/lieux/',
      '//fr',
      '/en',
      '/en/venues',
      '/es/es/espacios',
      '/fr/en/venues',
    ],
    ...[
      '/de/es/fr/lieux',
      '/venue',
      '/venue/',
      '/venue/A',
      '/venue/a/b',
      '/events/product-launch',
      '/old-blog/',
    ],
    ...['/de/veranstaltungen/product-launch', '/de/stadtteile/palais-royal', '/espacios', '/l/en/en/venues'],
    ...[
      '/https://nohost',
      '/https:///x.example',
      '/https://a@evil.example/',
      '/constructor',
      '/fr/__proto__',
    ],
  ])('know no address %j', (path) => {
    expect(delocalize(path)).toBeUndefined()
  })
})

describe('languages of a page', () => {
  test('are all ten but for the pages listed in fewer (behaviour 1.6)', () => {
    expect(languagesOf('neighborhood', { id: 'palais-royal' })).toEqual(['en', 'fr'])
    for (const id of ['collection-presentation', 'private-events', 'product-launch']) {
      expect(languagesOf('event', { id })).toEqual(['fr'])
    }
    const fewer = pages.filter(({ page, params }) => languagesOf(page, params).length < 10)
    expect(fewer).toHaveLength(4)
  })

  test('decide where the language menu leads', () => {
    expect(counterpart('event', { id: 'product-launch' }, 'de')).toBe('/de/veranstaltungen')
    expect(counterpart('neighborhood', { id: 'palais-royal' }, 'ja')).toBe('/ja/chiiki')
    expect(counterpart('event', { id: 'fashion-show' }, 'de')).toBe('/de/veranstaltungen/modenschau')
  })

  test('are asked for with a parameter that exists', () => {
    expect(() => localize('venue', {}, 'fr')).toThrow('venue needs the parameter "slug"')
    expect(() => localize('event', { id: 'constructor' }, 'fr')).toThrow('event has no "constructor"')
  })
})

test('the ending of the full-width page comes off once', () => {
  expect(stripFullwidth('loft-fullwidth')).toBe('loft')
  expect(stripFullwidth('loft')).toBe('loft')
  expect(stripFullwidth('-fullwidth')).toBe('-fullwidth')
})
