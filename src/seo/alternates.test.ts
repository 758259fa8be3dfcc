import { describe, expect, test } from 'vitest'
import { alternates, canonicalUrl } from './alternates.ts'

const SITE = 'https://site.example'

describe('alternates', () => {
  test('name every language once, and English as the default', () => {
    const links = alternates('venues', {}, SITE)
    expect(links).toHaveLength(11)
    expect(links).toContainEqual({ hreflang: 'zh-CN', href: `${SITE}/cn/changsuo` })
    expect(links).toContainEqual({ hreflang: 'x-default', href: `${SITE}/venues` })
  })

  test('leave out languages without the page, and the default without English', () => {
    const tags = (id: string, page: 'event' | 'neighborhood') =>
      alternates(page, { id }, SITE).map(({ hreflang }) => hreflang)
    expect(tags('palais-royal', 'neighborhood')).toEqual(['en', 'fr', 'x-default'])
    expect(tags('product-launch', 'event')).toEqual(['fr'])
    expect(alternates('blog-post', { slug: 'a' }, SITE, ['fr', 'es'])).toHaveLength(2)
    expect(alternates('admin', {}, SITE)).toEqual([])
  })

  test('agree with the canonical address', () => {
    expect(canonicalUrl('home', {}, 'en', SITE)).toBe(`${SITE}/`)
    expect(canonicalUrl('event', { id: 'product-launch' }, 'de', SITE)).toBe(
      `${SITE}/fr/evenements/product-launch`,
    )
    expect(canonicalUrl('neighborhood', { id: 'palais-royal' }, 'de', SITE, 'fr')).toBe(
      `${SITE}/fr/quartiers/palais-royal`,
    )
  })
})
