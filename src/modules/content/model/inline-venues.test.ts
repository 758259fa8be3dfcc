import { expect, test } from 'vitest'
import type { VenueCard } from '#/modules/venues/model/venue.ts'
import { venueCard } from '../../../../tests/helpers/venues.ts'
import { placeVenues } from './inline-venues.ts'

const venue = (slug: string, type: VenueCard['type'], neighborhood: VenueCard['neighborhood']) =>
  venueCard(slug, { type, neighborhood })

const alike = (count: number) =>
  Array.from({ length: count }, (_, index) => venue(`${index}`, 'loft', 'bastille'))

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 2],
  [6, 3],
  [7, 4],
  [12, 3],
])('of %i venues %i stand in the text, and the list below has full rows', (count, expected) => {
  const { inline, listed } = placeVenues(alike(count))
  expect(inline).toHaveLength(expected)
  expect(listed.length % 3).toBe(0)
  expect(new Set([...inline, ...listed]).size).toBe(count)
})

test('those in the text are of several kinds and places, the first of the list first', () => {
  const venues = [
    venue('a', 'loft', 'bastille'),
    venue('b', 'loft', 'opera'),
    venue('c', 'loft', 'bastille'),
    venue('d', 'gallery', 'bastille'),
    venue('e', 'popup', 'le-marais'),
  ]
  expect(placeVenues(venues).inline.map(({ slug }) => slug)).toEqual(['a', 'e'])
})

test('those that are wanted first stand in the text before all others, as many as there is room for', () => {
  const venues = alike(6)
  expect(placeVenues(venues, ['4', 'gone', '2']).inline.map(({ slug }) => slug)).toEqual(['4', '2', '0'])
  expect(placeVenues(venues, ['5', '4', '3', '2']).inline.map(({ slug }) => slug)).toEqual(['5', '4', '3'])
})
