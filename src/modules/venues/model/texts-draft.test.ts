import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { moveItem } from './photo-order.ts'
import { textLength } from './text-lengths.ts'
import { EMPTY_TEXTS } from './text-states.ts'
import { confirmText, writeText } from './texts-draft.ts'
import type { VenueDocument } from './venue-document.schema.ts'

const WORDS = { ...EMPTY_TEXTS, title: 'Perle', tagline: 'Blanche.', description: 'Une galerie.' }

/** As much of a document as texts are about. */
function documentWith(languages: readonly string[]): VenueDocument {
  const texts = Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, languages.includes(language) ? WORDS : EMPTY_TEXTS]),
  )
  return { texts, sources: {} } as unknown as VenueDocument
}

describe('writing the texts of a venue', () => {
  test('a new French text leaves the written translations behind, with the French of before the first letter', () => {
    const first = writeText(documentWith(['fr', 'ja']), 'fr', 'tagline', 'B')
    const second = writeText(first, 'fr', 'tagline', 'Bl')
    expect(second.sources).toEqual({ ja: { tagline: 'Blanche.' } })
    expect(second.texts.fr.tagline).toBe('Bl')
  })

  test('writing or confirming a translation brings it up to date; another one stays behind', () => {
    const behind = writeText(documentWith(['fr', 'ja', 'ko']), 'fr', 'tagline', 'Claire.')
    expect(writeText(behind, 'ja', 'tagline', '白い').sources).toEqual({
      ja: {},
      ko: { tagline: 'Blanche.' },
    })
    expect(confirmText(behind, 'ko', 'tagline').sources).toEqual({ ja: { tagline: 'Blanche.' }, ko: {} })
  })

  test('the first French text leaves nothing behind', () => {
    expect(writeText(documentWith(['ja']), 'fr', 'tagline', 'Blanche.').sources).toEqual({})
  })
})

describe('how long a text should be', () => {
  test('squares count double in titles of Eastern languages', () => {
    expect(textLength('title', '白いサロン', 'ja')).toMatchObject({ count: 5, limit: 32, isOutside: false })
    expect(textLength('title', 'x'.repeat(61), 'fr')).toMatchObject({ count: 61, limit: 60, isOutside: true })
  })

  test('a description has a least length, and an empty one is not short but missing', () => {
    expect(textLength('description', 'Courte.', 'fr')).toMatchObject({ kind: 'least', isOutside: true })
    expect(textLength('description', '', 'fr').isOutside).toBe(false)
  })
})

describe('moving within a list', () => {
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 9, 'acb'],
    [1, -4, 'bac'],
    [1, 1, 'abc'],
    [7, 0, 'abc'],
  ])('from %i to %i gives %s', (from, to, order) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order)
  })
})
