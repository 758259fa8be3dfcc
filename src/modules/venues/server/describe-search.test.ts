import { expect, test } from 'vitest'
import { indexedVenue } from '../../../../tests/helpers/venues.ts'
import { describeVenueSearch } from './describe-search.server.ts'
import { SearchIndex } from './search-index.server.ts'

const venue = indexedVenue('galerie-perle', {
  surfaceM2: 120,
  capacities: { standing: 150, cocktailDinner: 0, seatedDinner: 0, runway: 0 },
})
const index = new SearchIndex([venue])
const termsOf = (query: string) => describeVenueSearch(index, query, 'fr')?.terms

test('choices are named, numbers only by their key', () => {
  expect(termsOf('?type=gallery&guests=137&surfaceMax=200&sort=price&page=3')).toEqual([
    'type:gallery',
    'guests',
    'surfaceMax',
  ])
})

test('words of the catalogue are kept, all others are not', () => {
  expect(termsOf('?q=Perle+marais+3e')).toEqual(['word:perle', 'word:marais', 'word:3e'])
  expect(termsOf('?q=ingrid.lindqvist@example.com')).toEqual(['word:other', 'results:none'])
  // A beginning is not a word: it might be a name.
  expect(termsOf('?q=perl')).toEqual(['word:other'])
  expect(termsOf('?q=perle+a+b+c+d+e+f')).toContain('word:other')
})

test('a query without a filter is no search', () => {
  expect(describeVenueSearch(index, '?page=2&sort=name&utm=x', 'fr')).toBeUndefined()
})

test('the number of venues found comes along', () => {
  expect(describeVenueSearch(index, 'type=gallery', 'fr')?.results).toBe(1)
})

test('what the agency named itself is counted without its name', () => {
  expect(termsOf('equipment=wifi&equipment=0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d0001')).toEqual([
    'equipment:wifi',
    'equipment:own',
    'results:none',
  ])
})
