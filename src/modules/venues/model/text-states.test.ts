import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { type AllTexts, EMPTY_TEXTS, languageState, sourcesAfter } from './text-states.ts'
import type { VenueLabels } from './venue-copy.ts'

const THREE = { title: 'A', tagline: 'B', description: 'C' }

function words(given: Partial<Record<Language, Partial<VenueLabels>>>): AllTexts {
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, { ...EMPTY_TEXTS, ...given[language] }]),
  ) as Record<Language, VenueLabels>
}

describe('how far a language is', () => {
  test('counts what every venue needs, and what the French has besides', () => {
    expect(languageState(words({ fr: THREE, ja: THREE }), 'ja')).toMatchObject({ percent: 100, needed: 3 })
    const french = { ...THREE, access: 'Métro', searchDescription: 'D' }
    expect(languageState(words({ fr: french, ja: { title: 'A', tagline: 'B' } }), 'ja')).toEqual({
      fields: {
        title: 'complete',
        tagline: 'complete',
        description: 'missing',
        access: 'missing',
        searchDescription: 'missing',
      },
      percent: 40,
      missing: 3,
      stale: 0,
      needed: 5,
      hasCopy: false,
    })
    expect(languageState({}, 'ko')).toMatchObject({ percent: 0, missing: 3, hasCopy: false })
  })

  test('a text that is behind counts as written, and stands out', () => {
    const texts = words({ fr: THREE, ja: THREE })
    const state = languageState(texts, 'ja', { ja: { tagline: 'before' } })
    expect(state).toMatchObject({ percent: 100, stale: 1, hasCopy: true })
    expect(state.fields.tagline).toBe('stale')
    expect(languageState(texts, 'ja', { ja: { tagline: 'B' } }).stale).toBe(0)
  })
})

describe('falling behind', () => {
  const before = { words: words({ fr: THREE, ja: THREE, ko: THREE }), sources: {} }
  const french = { ...THREE, tagline: 'B2' }

  test('a translation falls behind when the French changes without it', () => {
    const after = words({ fr: french, ja: THREE, ko: { ...THREE, tagline: '새' } })
    expect(sourcesAfter(before, after, [])).toEqual({ ja: { tagline: 'B' } })
  })

  test('it catches up when it is changed, emptied, found to be right, or when the French goes back', () => {
    const behind = { words: words({ fr: french, ja: THREE }), sources: { ja: { tagline: 'B' } } }
    const same = behind.words
    expect(sourcesAfter(behind, same, [])).toEqual({ ja: { tagline: 'B' } })
    expect(sourcesAfter(behind, same, [{ language: 'ja', field: 'tagline' }])).toEqual({})
    expect(sourcesAfter(behind, words({ fr: french, ja: { ...THREE, tagline: '新' } }), [])).toEqual({})
    expect(sourcesAfter(behind, words({ fr: french, ja: { ...THREE, tagline: '' } }), [])).toEqual({})
    expect(sourcesAfter(behind, words({ fr: THREE, ja: THREE }), [])).toEqual({})
  })

  test('the French of its writing is kept through several changes', () => {
    const behind = { words: words({ fr: french, ja: THREE }), sources: { ja: { tagline: 'B' } } }
    const after = words({ fr: { ...THREE, tagline: 'B3' }, ja: THREE })
    expect(sourcesAfter(behind, after, [])).toEqual({ ja: { tagline: 'B' } })
  })

  test('nothing is behind a French that was not there', () => {
    const bare = { words: words({ ja: THREE }), sources: {} }
    expect(sourcesAfter(bare, words({ fr: THREE, ja: THREE }), [])).toEqual({})
  })
})
