import { expect, test } from 'vitest'
import { indexedVenue } from '../../../../../tests/helpers/venues.ts'
import type { IndexedVenue } from './indexed-venue.ts'
import { similarVenues } from './similar-venues.ts'

const MODEL = indexedVenue('model')

test('the type first, then the neighbourhood, then the surface', () => {
  const venues: IndexedVenue[] = [
    { ...MODEL, slug: 'other', type: 'loft' },
    { ...MODEL, slug: 'elsewhere', neighborhood: 'opera' },
    { ...MODEL, slug: 'larger', surfaceM2: 300 },
    MODEL,
    { ...MODEL, slug: 'closer', surfaceM2: 110 },
  ]
  expect(similarVenues(venues, 'model', 4)).toEqual(['closer', 'larger', 'elsewhere', 'other'])
  expect(similarVenues(venues, 'model', 1)).toEqual(['closer'])
  expect(similarVenues(venues, 'unknown', 3)).toEqual([])
})
