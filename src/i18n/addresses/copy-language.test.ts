import { expect, test } from 'vitest'
import { copyLanguageOf } from './copy-language.ts'

test('a page is shown in the interface language where it exists in it', () => {
  expect(copyLanguageOf('event', { id: 'showroom' }, 'de', 'fr')).toEqual({
    language: 'de',
    lang: undefined,
  })
})

test('else in the language of its slug, with its tag for the page', () => {
  expect(copyLanguageOf('event', { id: 'product-launch' }, 'de', 'fr')).toEqual({
    language: 'fr',
    lang: 'fr',
  })
  expect(copyLanguageOf('neighborhood', { id: 'palais-royal' }, 'ja', 'fr')).toMatchObject({ lang: 'fr' })
})

test('else in the first language that has it', () => {
  expect(copyLanguageOf('neighborhood', { id: 'palais-royal' }, 'ja', 'ko')).toMatchObject({ lang: 'en' })
})
