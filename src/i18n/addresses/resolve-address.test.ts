import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { delocalize } from './delocalize.ts'
import { resolveAddress } from './resolve-address.ts'

const ORIGIN = 'https://site.example'

/**
 * Append the target to the origin as text, as the HTTP server does: `new URL('//x', …)` would read a host.
 */
function resolve(target: string) {
  return resolveAddress(new URL(ORIGIN + target))
}

describe('redirects', () => {
  test.each([
    // behaviour 9.5
    ['/evenements/defile-mode', '/events/fashion-show'],
    ['/evenements/cocktail-party', '/events/cocktail-party'],
    ['/evenements/pop-up-stores', '/events/pop-up-stores'],
    ['/evenements/showroom', '/events/showroom'],
    ['/evenements/after-show', '/events/after-show'],
    ['/evenements/essayage-preparation', '/events/fitting-preparation'],
    ['/evenements/product-launch', '/events'],
    ['/evenements/anything-else', '/events'],
    ['/lieux', '/venues'],
    ['/lieux?type=gallery&q=a%20b', '/venues?type=gallery&q=a%20b'],
    ['/lieu/loft-nord?from=mail', '/venue/loft-nord?from=mail'],
    ['/lieu/loft-nord-fullwidth', '/venue/loft-nord-fullwidth'],
    ['/favoris', '/my-favorites'],
    ['/fr/favoris', '/fr/mes-favoris'],
    ['/services', '/our-services'],
    ['/fr/services', '/fr/nos-services'],
    ['/mentions-legales', '/fr/mentions-legales'],
    ['/politique-confidentialite', '/fr/politique-confidentialite'],
    ['/cgu?x=1', '/fr/cgu?x=1'],
    // behaviour 1.4
    ['/es/es/espacios', '/es/espacios'],
    ['/fr/fr', '/fr'],
    ['/fr/', '/fr'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/venues', '/venues'],
    ['/en/venue/loft?x=1', '/venue/loft?x=1'],
    ['/en/lieux', '/venues'],
    ['/en/fr/lieux', '/venues'],
    ['/en/fr/evenements/product-launch', '/fr/evenements/product-launch'],
    ['/fr/en/venues', '/fr/lieux'],
    ['/FR/Lieux', '/fr/lieux'],
    ['/VENUES', '/venues'],
    ['/venues/', '/venues'],
    ['/venues/?sort=price', '/venues?sort=price'],
    ['/fr/venues/', '/fr/lieux'],
    ['/ru/raiony/mare/', '/ru/rayony/mare'],
    ['//fr//lieux', '/fr/lieux'],
    ['/\\fr\\lieux', '/fr/lieux'],
    ['/%66r/lieux', '/fr/lieux'],
    ['/fr/%6Cieux', '/fr/lieux'],
    ['/de/fr/Evenements/product-launch', '/de/fr/evenements/product-launch'],
    ['/Admin/Login', '/admin/login'],
    // behaviour 1.8 and 1.9
    ['/evenements', '/events'],
    ['/evenements/', '/events'],
    ['/fr/events/fashion-show', '/fr/evenements/defile-mode'],
    ['/fr/events/fashion-show/?a=1', '/fr/evenements/defile-mode?a=1'],
    ['/fr/events/defile-mode', '/fr/evenements/defile-mode'],
    ['/fr/events/product-launch', '/fr/evenements/product-launch'],
    ['/types/galleries', '/types/galeries'],
    ['/fr/types/galleries', '/fr/types/galeries'],
    ['/neighbourhoods', '/neighborhoods'],
    ['/neighbourhoods/opera', '/neighborhoods/opera'],
    ['/fr/neighbourhoods', '/fr/quartiers'],
    // behaviour 1.13 and 1.14: the rest is kept unchanged
    ['/old-blog', '/blog'],
    ['/fr/ancien-blog/', '/fr/blog'],
    ['/Old-Blog/2019/Un-Article.html', '/old-blog/2019/Un-Article.html'],
    ['/FR/https://blog.example/A/', '/fr/https://blog.example/A/'],
    ['//https://blog.example/a', '/https://blog.example/a'],
  ])('%s → %s', (from, to) => {
    expect(resolve(from)).toEqual({ kind: 'redirect', status: 301, location: to })
    expect(resolve(to).kind).toBe('page')
  })
})

test.each([
  ['/nope', 'en'],
  ['/fr/nope', 'fr'],
  ['/FR/nope/', 'fr'],
  ['/%zz', 'en'],
  ['/fr/%E0%A4%A', 'fr'],
  ['/%2566r/lieux', 'en'],
  ['/fr%2Flieux', 'en'],
  ['/venue%2Floft', 'en'],
  ['/venue/a%5Cb', 'en'],
  ['/venue/caf%C3%A9', 'en'],
  ['/venue/a_b', 'en'],
  ['/fr/events/nope', 'fr'],
  ['/evenements/a/b', 'en'],
  ['//evil.example', 'en'],
  ['/\\evil.example', 'en'],
  ['/%5Cevil.example', 'en'],
  ['/%2F%2Fevil.example', 'en'],
  ['/l/en/en/venues', 'en'],
  ['/es/mentions-legales', 'es'],
  ['/%E2%84%AAo', 'en'],
  ['/api/Nope/', 'en'],
  ['/sitemap-fr.xml', 'en'],
])('%s is not found (%s)', (path, ui) => {
  expect(resolve(path)).toEqual({ kind: 'not-found', ui })
})

test('legacy addresses are pages whatever they look like', () => {
  for (const path of ['/old-blog/2019/Un-Article/', '/old-blog/%zz', '/fr/ancien-blog/a//b']) {
    expect(resolve(path).kind).toBe('page')
  }
})

describe('hostile addresses', () => {
  const fragment = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '%2F',
      '%5C',
      '%',
      '%zz',
      '%00',
      '..',
      '%2e%2e',
      '.',
      '@',
      ':',
      'https:',
      'www.evil.example',
    ],
    ...[
      'evil.example',
      'en',
      'fr',
      'FR',
      '%66r',
      'es',
      'lieux',
      'Lieux',
      'lieu',
      'venue',
      'events',
      'evenements',
    ],
    ...[
      'old-blog',
      'admin',
      'defile-mode',
      'neighbourhoods',
      'opera',
      'K',
      'é',
      ' ',
      '\t',
      '\r\n',
      '?q=//x',
      '#',
    ],
  )
  const target = fc.array(fc.oneof({ weight: 4, arbitrary: fragment }, fc.string({ unit: 'binary' })), {
    maxLength: 8,
  })

  test('never throw, never lead off the site, and are redirected at most once', () => {
    fc.assert(
      fc.property(target, (parts) => {
        const url = URL.parse(`${ORIGIN}/${parts.join('')}`)
        if (!url) return
        const resolution = resolveAddress(url)
        if (resolution.kind !== 'redirect') return
        expect(resolution.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        const next = new URL(resolution.location, ORIGIN)
        expect(next.origin).toBe(ORIGIN)
        expect(next.search).toBe(url.search)
        expect(resolveAddress(next)).toMatchObject({
          kind: 'page',
          address: { page: delocalize(next.pathname)?.page },
        })
      }),
      { numRuns: 5000 },
    )
  })
})
