import { expect, test } from 'vitest'
import type { IndexedVenue } from './indexed-venue.ts'
import { similarVenues } from './similar-venues.ts'

const MODEL: IndexedVenue = {
  slug: 'model',
  name: 'Model',
  type: 'gallery',
  neighborhood: 'le-marais',
  arrondissement: 3,
  surfaceM2: 100,
  priceFromDayCents: 100_000,
  minimumDays: 1,
  capacities: { standing: 100, cocktailDinner: 80, seatedDinner: 0, runway: 60 },
  goodsDoorWidthCm: null,
  accessSteps: null,
  categoryGroups: [],
  equipment: [],
  eventTypes: [],
}

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
