import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { homeText } from '../server/content.server.ts'
import { filledEyebrow, homeFigures } from './figures.ts'

const CLAIMS = { venues: 350, events: 5000, years: 20, answerHours: 24 }

test('figures are grouped as the language does, with "+" behind the digits', () => {
  expect(homeFigures(CLAIMS, 'en')).toEqual({
    venues: '350+',
    events: '5,000+',
    years: '20+',
    answer: '24\u00a0h',
  })
  expect(homeFigures(CLAIMS, 'fr').events).toBe('5\u202f000+')
  expect(homeFigures(CLAIMS, 'de').events).toBe('5.000+')
})

test('hours carry the sign of the language', () => {
  expect(homeFigures(CLAIMS, 'ru').answer).toBe('24\u00a0ч')
  expect(homeFigures(CLAIMS, 'ja').answer).toBe('24時間')
})

test('no figure can break between digits and sign in any language', () => {
  for (const language of LANGUAGE_CODES) {
    for (const figure of Object.values(homeFigures(CLAIMS, language))) expect(figure).not.toMatch(/ /)
  }
})

test('the line above the title states both claims in every language', () => {
  for (const language of LANGUAGE_CODES) {
    const line = filledEyebrow(homeText(language).eyebrow)
    expect(line).toMatch(/2002.*350/u)
    expect(line).not.toMatch(/[{}]/u)
  }
})
