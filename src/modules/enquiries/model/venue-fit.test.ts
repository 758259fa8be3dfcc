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
  startDate: null,
  duration: null,
  needed: [],
  bookings: [],
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
    { id: 'budget', fit: 'inside', excess: -20_000, total: 480_000, days: 4 },
  ],
  [
    'up to 15 % above',
    {},
    { budget: budgetAsked('5000_10000'), duration: '9 days' },
    5,
    { id: 'budget', fit: 'near', excess: 80_000, total: 1_080_000, days: 9 },
  ],
  [
    'further above',
    {},
    { budget: budgetAsked('2000_5000'), duration: '5 days' },
    -15,
    { id: 'budget', fit: 'over', excess: 100_000, total: 600_000, days: 5 },
  ],
  [
    'above because of the minimum hire',
    { minimumDays: 14 },
    { budget: budgetAsked('2000_5000'), duration: '2 days' },
    -15,
    { id: 'budget', fit: 'over', excess: 1_180_000, total: 1_680_000, days: 14 },
  ],
  [
    'an open budget',
    {},
    { budget: budgetAsked('over_10000'), duration: '60 days' },
    20,
    { id: 'budget', fit: 'inside', excess: 0, total: 7_200_000, days: 60 },
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

const ROOMS = {
  cellar: {
    ...ROOM,
    slug: 'cellar',
    name: 'Caveau des Victoires',
    capacities: { ...ROOM.capacities, standing: 170 },
    priceFromDayCents: 90_000,
    minimumDays: 1,
    equipment: ['racks', 'mirrors', 'dressing-room'],
    eventTypes: ['fashion-show'],
  },
  showroom: {
    ...ROOM,
    slug: 'showroom',
    name: 'Salon Opéra',
    capacities: { ...ROOM.capacities, standing: 40 },
    priceFromDayCents: 150_000,
    minimumDays: 3,
    equipment: ['natural-light'],
  },
} as const satisfies Record<string, FitVenue>

test('a private showroom for under twenty guests comes before a cellar for 170, whose event and size speak against it', () => {
  const wish: Wish = { ...NOTHING, ...needsOf('private_showroom'), guests: guestsAsked('under_20') }
  const [first, second] = rankVenues([ROOMS.cellar, ROOMS.showroom], wish)
  expect(first?.slug).toBe('showroom')
  expect(second?.fit.points).toBeLessThan(0)
  expect(second?.fit.reasons).toEqual([
    { id: 'guests', fit: 'small', guests: 20 },
    { id: 'notMadeFor', event: 'showroom' },
    { id: 'equipment', equipment: ['racks', 'mirrors', 'dressing-room'] },
  ])
})

test('without a duration prices are compared for the same days, the minimum hire of each counted', () => {
  const short = { ...ROOM, slug: 'short', name: 'A', priceFromDayCents: 120_000, minimumDays: 1 }
  const usual = { ...ROOM, slug: 'usual', name: 'B', priceFromDayCents: 100_000, minimumDays: 3 }
  const long = { ...ROOM, slug: 'long', name: 'C', priceFromDayCents: 50_000, minimumDays: 14 }
  const order = (wish: Partial<Wish>) =>
    rankVenues([short, usual, long], { ...NOTHING, ...wish }).map(({ slug }) => slug)
  expect(order({})).toEqual(['usual', 'short', 'long'])
  expect(order({ duration: '1 day' })).toEqual(['short', 'usual', 'long'])
  const [budget] = fitOf(short, { ...NOTHING, budget: budgetAsked('2000_5000') }).reasons
  expect(budget).toEqual({ id: 'budget', fit: 'inside', excess: -68_000, total: 432_000, days: 3 })
})

test('where daylight is needed, a room without it is not proposed', () => {
  const wish: Wish = { ...NOTHING, needed: ['natural-light'], guests: guestsAsked('51-100') }
  const dark = { ...ROOMS.cellar, capacities: { ...ROOM.capacities, standing: 110 } }
  expect(fitOf(dark, wish)).toEqual({
    points: 0,
    reasons: [
      { ...GUESTS, fit: 'well' },
      { id: 'lacks', equipment: ['natural-light'] },
    ],
  })
  expect(fitOf(ROOMS.showroom, { ...NOTHING, needed: ['natural-light'] }).reasons).toEqual([
    { id: 'equipment', equipment: ['natural-light'] },
  ])
})

test('a venue that another request has won on a day is below all others; one that is asked for is told', () => {
  const booking = { venue: 'room', reference: 'Q-26-0003', from: '2027-02-28', to: '2027-03-04' } as const
  const wish = (kind: 'won' | 'asked', startDate: string): Wish => ({
    ...NOTHING,
    surface: 100,
    startDate,
    duration: '2 days',
    bookings: [{ ...booking, kind }],
  })
  const references = ['Q-26-0003']
  expect(fitOf(ROOM, wish('won', '2027-03-04'))).toEqual({
    points: -195,
    reasons: [{ id: 'taken', references }, { id: 'surface' }],
  })
  expect(fitOf(ROOM, wish('asked', '2027-02-27'))).toEqual({
    points: 5,
    reasons: [{ id: 'alsoAsked', references }, { id: 'surface' }],
  })
  expect(fitOf(ROOM, wish('won', '2027-03-05')).points).toBe(5)
  expect(fitOf(ROOM, wish('won', '2027-02-26')).points).toBe(5)
})
