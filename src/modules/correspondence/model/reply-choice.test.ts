import { describe, expect, test } from 'vitest'
import type { Booking } from '#/modules/enquiries/model/booking.ts'
import { refusableVenues, venuesAtFirst, venuesBeside } from './reply-choice.ts'
import type { ChoosableVenue } from './reply-venues.ts'
import { REPLY_TEMPLATES } from './template-ids.ts'

const venue = (slug: string): ChoosableVenue => ({
  slug,
  name: slug.toUpperCase(),
  neighborhood: 'le-marais',
  surfaceM2: 100,
  priceFromDayCents: 100_000,
  minimumDays: 3,
  photo: null,
  stay: null,
  capacity: 100,
  reasons: [],
})

const REQUEST = {
  asked: [] as string[],
  named: [] as { slug: string; name: string }[],
  outsold: [] as string[],
  proposed: ['a', 'b', 'c', 'd', 'e'],
  catalogue: ['a', 'b', 'c', 'd', 'e', 'x', 'y'].map(venue),
  bookings: [] as Booking[],
  startDate: '2027-03-02',
  duration: '4 jours',
}
const naming = (...slugs: string[]) => ({
  ...REQUEST,
  asked: slugs,
  named: slugs.map((slug) => ({ slug, name: slug.toUpperCase() })),
})
const won = (slug: string): Booking => ({
  venue: slug,
  reference: 'Q-26-0003',
  kind: 'won',
  from: '2027-02-28',
  to: '2027-03-04',
})

describe('a request that names no venue', () => {
  test.each(REPLY_TEMPLATES)(
    '%s shows nothing as chosen, free or visited that the client has not named',
    (template) => {
      const isProposal = template === 'venues' || template === 'refusal'
      expect(venuesAtFirst(REQUEST, template)).toEqual({
        venues: isProposal ? ['a', 'b', 'c'] : [],
        refused: [],
      })
    },
  )
})

describe('a refusal', () => {
  test('asks which of several; the only one is known', () => {
    expect(venuesAtFirst(naming('x', 'y'), 'refusal')).toEqual({ venues: ['a', 'b', 'c'], refused: [] })
    expect(venuesAtFirst(naming('x'), 'refusal').refused).toEqual(['x'])
    const gone = { ...REQUEST, named: [{ slug: 'closed', name: 'Closed' }] }
    expect(venuesAtFirst(gone, 'refusal').refused).toEqual(['closed'])
  })

  test('one that another request has won is known among several', () => {
    const request = { ...naming('x', 'y'), bookings: [won('y')] }
    expect(venuesAtFirst(request, 'refusal').refused).toEqual(['y'])
  })

  test('what is refused is not shown: the next best takes its place, and a choice of the agent loses it', () => {
    const first = venuesAtFirst(REQUEST, 'refusal')
    expect(venuesBeside(REQUEST, first, ['b'])).toEqual(['a', 'c', 'd'])
    expect(venuesBeside(REQUEST, { venues: ['a', 'c', 'd'], refused: ['b'] }, ['b', 'a'])).toEqual([
      'c',
      'd',
      'e',
    ])
    expect(venuesBeside(REQUEST, { venues: ['e', 'b'], refused: [] }, ['b'])).toEqual(['e'])
  })

  test('any venue may be named, those of the client first', () => {
    expect(refusableVenues(naming('y')).map(({ slug }) => slug)).toEqual(['y', 'a', 'b', 'c', 'd', 'e', 'x'])
  })
})

test('a venue that another request has won is not said to be free, on other days it is', () => {
  const request = { ...naming('x', 'y'), bookings: [won('x')] }
  expect(venuesAtFirst(request, 'price').venues).toEqual(['y'])
  expect(venuesAtFirst(request, 'checking').venues).toEqual(['x', 'y'])
  expect(venuesAtFirst({ ...request, startDate: '2027-03-05' }, 'price').venues).toEqual(['x', 'y'])
})
