import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { delocalize } from './delocalize.ts'
import { addressOfInternal, likeNotFound, slugLanguageOf, toInternal, toPublic } from './internal-routes.ts'
import { registered } from './registered-forms.fixture.ts'
import { resolveAddress } from './resolve-address.ts'

describe('internal routes', () => {
  test('lead back to every registered form, each from a path of its own', () => {
    for (const path of registered) {
      expect(toPublic(toInternal(path))).toBe(path)
      expect(toInternal(path)).toMatch(/^\/l\/[a-z]{2}\/[a-z]{2}/)
      expect(addressOfInternal(toInternal(path)), path).toMatchObject({ page: delocalize(path)?.page })
      expect(resolveAddress(new URL(`https://site.example${path}`)).kind).not.toBe('not-found')
    }
    expect(new Set(registered.map(toInternal)).size).toBe(new Set(registered).size)
  })

  test('lead back to any unknown path, and to no page', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(toPublic(toInternal(path))).toBe(path)
        if (!delocalize(path)) expect(addressOfInternal(toInternal(path))).toBeUndefined()
      }),
      { numRuns: 100 },
    )
    for (const path of ['/l/en/en/venues', '/%zz', '/~', '/fr/nope~7E'])
      expect(toPublic(toInternal(path))).toBe(path)
  })

  test('look as the routes expect them', () => {
    expect(toInternal('/')).toBe('/l/en/en')
    expect(toInternal('/fr/venues')).toBe('/l/fr/en/venues')
    expect(toInternal('/de/fr/evenements/product-launch')).toBe('/l/de/fr/event/product-launch')
    expect(toInternal('/ru/raiony/mare')).toBe('/l/ru/ru~1/neighborhood/le-marais')
    expect(slugLanguageOf('ru~1')).toBe('ru')
    expect(toInternal('/fr/old-blog/a/b')).toBe('/l/fr/en/old-blog/a%2Fb')
    expect(toInternal('/fr/nope')).toBe('/l/fr/fr/not-found/~2Ffr~2Fnope')
    expect(toInternal('/img/f_webp,w_640/x-1')).toBe('/img/f_webp,w_640/x-1')
    expect(toPublic('/l/en/en/home')).toBe('/')
    expect(toPublic('/l/en/es/venues')).toBe('/venues')
    expect(toPublic('/l/de/de/event/product-launch')).toBe('/de/fr/evenements/product-launch')
    expect(toPublic('/l/de/de/event/nope')).toBe('/l/de/de/event/nope')
  })

  test('an unknown path has the error page of a few addresses, which lead nowhere themselves', () => {
    expect(
      ['/nope', '/en/nope', '/fr/nope/x', '/fr/de/nope', '/x.xml', '/fonts/x'].map(likeNotFound),
    ).toEqual(['/404', '/404', '/fr/404', '/fr/404', '/assets/404', '/assets/404'])
    // Those of the back office are its own, whatever their prefix.
    expect(toInternal('/fr/de/admin/nope')).toBe('/l/fr/fr/admin-not-found/~2Ffr~2Fde~2Fadmin~2Fnope')
    expect(toPublic(toInternal('/fr/de/admin/nope'))).toBe('/fr/de/admin/nope')
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const like = likeNotFound(path)
        expect(likeNotFound(like)).toBe(like)
        expect(resolveAddress(new URL(`https://site.example${like}`)).kind).toBe('not-found')
      }),
      { numRuns: 100 },
    )
  })
})
