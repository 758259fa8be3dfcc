import { describe, expect, test } from 'vitest'
import { searchWidth } from '#/i18n/search-width.ts'
import { headTitle, longestShown } from './head-text.ts'

describe('the width of a text in search results', () => {
  test('counts characters', () => expect(searchWidth('Лофт — 120 м²', 'ru')).toBe(13))
  test('counts squares, half ones for Latin letters', () => {
    expect(searchWidth('パリ', 'ja')).toBe(2)
    expect(searchWidth('巴黎Loft', 'cn')).toBe(4)
    expect(searchWidth('파리 쇼룸', 'ko')).toBe(4.5)
  })
})

test('the brand stands behind a title that leaves room for it', () => {
  expect(headTitle('Our services', 'Passage', 'en')).toBe('Our services | Passage')
  const long = 'x'.repeat(60)
  expect(headTitle(long, 'Passage', 'en')).toBe(long)
  expect(headTitle('間'.repeat(30), 'Passage', 'ja')).toBe(`${'間'.repeat(30)} | Passage`)
  expect(headTitle('間'.repeat(31), 'Passage', 'ja')).toBe('間'.repeat(31))
})

test('of several wordings the longest that is shown whole is taken, else the shortest', () => {
  const wordings = ['a'.repeat(170), 'b'.repeat(150), 'c'.repeat(40)]
  expect(longestShown(wordings, 'description', 'fr')).toBe('b'.repeat(150))
  expect(longestShown(['a'.repeat(200), 'b'.repeat(170)], 'description', 'fr')).toBe('b'.repeat(170))
})
