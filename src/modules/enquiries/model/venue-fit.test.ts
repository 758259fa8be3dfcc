import { expect, test } from 'vitest'
import { budgetAsked, guestsAsked } from './asked-ranges.ts'
import { needsOf } from './event-needs.ts'
import { type FitVenue, fitOf, rankVenues, type Wish } from './venue-fit.ts'

const NOTHING: Wish = {
  ...needsOf(null),
  asked: [],
  types: [],
  quarters: [],
  guests: null,
  surface: null,
  budget: null,
  duration: null,
}

const ROOM: FitVenue = {
  slug: 'room',
  name: 'Room',
  type: 'gallery',
  neighborhood: 'le-marais',
  surfaceM2: 100,
  capacities: { standing: 100, cocktailDinner: 80, seatedDinner: 60, runway: 0 },
  priceFromDayCents: 100_000,
  minimumDays: 1,
  equipment: ['racks', 'mirrors'],
  eventTypes: ['showroom'],
}

const GUESTS = { id: 'guests', guests: 100 } as const
const capacity = (standing: number): Partial<FitVenue> => ({
  capacities: { ...ROOM.capacities, standing },
})

test.each<[string, Partial<FitVenue>, Partial<Wish>, number, object | null]>([
  ['nothing wanted', {}, {}, 0, null],
  ['asked for', {}, { asked: ['room'] }, 100, { id: 'asked' }],
  ['guests fill all of it', {}, { guests: guestsAsked('51-100') }, 25, { ...GUESTS, fit: 'well' }],
  ['60 %', capacity(166), { guests: guestsAsked('51-100') }, 25, { ...GUESTS, fit: 'well' }],
  ['under 60 %', capacity(167), { guests: guestsAsked('51-100') }, 10, { ...GUESTS, fit: 'loose' }],
  ['35 %', capacity(285), { guests: guestsAsked('50_100') }, 10, { ...GUESTS, fit: 'loose' }],
  ['under 35 %', capacity(290), { guests: guestsAsked('50_100') }, 0, { ...GUESTS, fit: 'small' }],
  ['too many', capacity(99), { guests: guestsAsked('over_100') }, -30, { ...GUESTS, fit: 'over' }],
  ['no such layout', {}, { guests: guestsAsked('1-10'), layout: 'runway' }, -30, { id: 'noLayout' }],
  [
    'in the budget, tax included',
    {},
    { budget: budgetAsked('2000_5000'), duration: '4 days' },
    20,
    { id: 'budget', fit: 'inside', excess: -20_000 },
  ],
  [
    'up to 15 % above',
    {},
    { budget: budgetAsked('5000_10000'), duration: '9 days' },
    5,
    { id: 'budget', fit: 'near', excess: 80_000 },
  ],
  [
    'further above',
    {},
    { budget: budgetAsked('2000_5000'), duration: '5 days' },
    -15,
    { id: 'budget', fit: 'over', excess: 100_000 },
  ],
  [
    'above because of the minimum hire',
    { minimumDays: 14 },
    { budget: budgetAsked('2000_5000'), duration: '2 days' },
    -15,
    { id: 'budget', fit: 'over', excess: 1_180_000 },
  ],
  [
    'an open budget',
    {},
    { budget: budgetAsked('over_10000'), duration: '60 days' },
    20,
    { id: 'budget', fit: 'inside', excess: 0 },
  ],
  ['the quarter', {}, { quarters: ['le-marais'] }, 10, { id: 'quarter', fit: 'wanted' }],
  ['next to it', {}, { quarters: ['bastille'] }, 4, { id: 'quarter', fit: 'neighboring' }],
  ['elsewhere', {}, { quarters: ['opera'] }, 0, null],
  ['made for it', {}, { madeFor: 'showroom' }, 10, { id: 'madeFor', event: 'showroom' }],
  [
    'two of four things',
    {},
    { equipment: ['racks', 'lift', 'mirrors', 'kitchen'] },
    2.5,
    { id: 'equipment', equipment: ['racks', 'mirrors'] },
  ],
  ['about the surface', {}, { surface: 80 }, 5, { id: 'surface' }],
  ['another surface', {}, { surface: 79 }, 0, null],
  ['the type', {}, { types: ['gallery'] }, 5, { id: 'type' }],
])('%s', (_, venue, wish, points, reason) => {
  expect(fitOf({ ...ROOM, ...venue }, { ...NOTHING, ...wish })).toEqual({
    points,
    reasons: reason === null ? [] : [reason],
  })
})

test('those asked for come first in their order, then points, price and name', () => {
  const room = (slug: string, change: Partial<FitVenue> = {}) => ({ ...ROOM, slug, name: slug, ...change })
  const ranked = rankVenues(
    [
      room('zoe'),
      room('adele'),
      room('cheap', { priceFromDayCents: 90_000 }),
      room('best', { surfaceM2: 300 }),
      room('second'),
      room('first'),
    ],
    { ...NOTHING, asked: ['first', 'second'], surface: 300 },
  )
  expect(ranked.map(({ slug }) => slug)).toEqual(['first', 'second', 'best', 'cheap', 'adele', 'zoe'])
})
