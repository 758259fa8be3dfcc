import { expect, test } from 'vitest'
import type { ClaimedVenue } from './catalogue-claims.ts'
import { figureProblems } from './venue-figures.ts'
import { wordProblems } from './venue-words.ts'

const VENUE: ClaimedVenue = {
  ...{
    slug: 'galerie-perle',
    type: 'gallery',
    neighborhood: 'le-marais',
    surfaceM2: 95,
    ceilingHeightM: 3.9,
  },
  capacity: { standing: 110, cocktailDinner: 80, seatedDinner: 48, runway: 0 },
  ...{ minimumDays: 3, lift: 'none', accessSteps: 0, equipment: ['security'], eventTypes: [] },
}

test.each([
  [
    'en',
    '95 m² under 3.9 m: 110 standing, 80 at a cocktail dinner, 48 at table. Built in 1931, a counter of 7 m.',
  ],
  ['fr', '95\u202Fm², 3,9\u00a0m sous plafond : 110 debout, 80, 48, dans le 3ᵉ.'],
  ['cn', '95㎡，层高3.9米。站立110人，冷餐80人，坐席48人。'],
  ['ko', '95㎡, 층고는 3.9m입니다. 스탠딩 110명, 80명, 48명.'],
  ['ru', '95\u00a0м², потолки 3,9\u00a0м: 110, 80 и 48 гостей.'],
] as const)('%s: a description with the figures of the catalogue is well', (language, text) => {
  expect(figureProblems(language, VENUE, text)).toEqual([])
})

test('another area, another ceiling and another number of guests are named', () => {
  expect(figureProblems('en', VENUE, 'A room of 90 m² and 4 m; 110 standing, 85 or 48.')).toEqual([
    'does not state the area of 95 m²',
    'does not state the ceiling height of 3.9 m',
    'does not state 80 guests (cocktailDinner)',
    'states 90 m², the catalogue 95 m²',
    'states 85, which is no capacity of the catalogue (110, 80, 48)',
  ])
})

test('security is included, and said wherever it is', () => {
  expect(wordProblems('cn', VENUE, '现场有安保。')).toEqual([])
  expect(wordProblems('cn', VENUE, '可安排安保。')).toEqual([
    'offers security as an extra, and it is included in the hire',
  ])
  expect(wordProblems('de', VENUE, 'Garderobe.')).toEqual(['does not say that security is included'])
  expect(wordProblems('de', { ...VENUE, equipment: [] }, 'Mit Sicherheitspersonal.')).toEqual([
    'speaks of security, which the catalogue does not have',
  ])
})

test('a venue with daylight is not said to have none', () => {
  const light = { ...VENUE, equipment: ['natural-light'] }
  expect(wordProblems('fr', light, 'Une salle sans lumière du jour.')).toEqual([
    'says that there is no daylight, and the catalogue has it',
  ])
  expect(wordProblems('fr', light, 'La lumière du jour entre au sud.')).toEqual([])
})
