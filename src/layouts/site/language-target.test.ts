import { describe, expect, it } from 'vitest'
import { languageTarget, otherLanguage } from './language-target.ts'

describe('languageTarget', () => {
  it('leads to the same page under the slug of the other language', () => {
    expect(languageTarget({ page: 'neighborhood', params: { id: 'le-marais' } }, 'es')).toBe(
      '/es/barrios/el-marais',
    )
    expect(languageTarget({ page: 'venue', params: { slug: 'galerie-perle' } }, 'fr')).toBe(
      '/fr/lieu/galerie-perle',
    )
  })

  it('leads to the listing where the language lacks the page', () => {
    expect(languageTarget({ page: 'event', params: { id: 'product-launch' } }, 'de')).toBe(
      '/de/veranstaltungen',
    )
    expect(languageTarget({ page: 'neighborhood', params: { id: 'palais-royal' } }, 'ja')).toBe('/ja/chiiki')
  })

  it('leads home from an error page', () => {
    expect(languageTarget({ page: null, params: {} }, 'ko')).toBe('/ko')
  })
})

describe('otherLanguage', () => {
  it('toggles between French and English and goes to English from elsewhere', () => {
    expect(otherLanguage('en')).toBe('fr')
    expect(otherLanguage('fr')).toBe('en')
    expect(otherLanguage('ja')).toBe('en')
  })
})
