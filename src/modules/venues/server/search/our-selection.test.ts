import { expect, test } from 'vitest'
import demo from '../../../../../db/demo/venues.json' with { type: 'json' }
import type { IndexedVenue } from './indexed-venue.ts'
import { ourSelection } from './our-selection.ts'

const venuesOf = (types: readonly string[]) =>
  types.map((type, at) => ({ slug: `venue-${at}`, type })) as unknown as IndexedVenue[]
const typesOf = (venues: readonly IndexedVenue[]) =>
  [...ourSelection(venues, Uint32Array.from(venues.keys()))].map((position) => venues[position]?.type)

test('holds every venue once, the chosen ones first', () => {
  const venues = [...venuesOf(['loft', 'gallery']), ...(demo as unknown as IndexedVenue[])]
  const order = ourSelection(venues, Uint32Array.from(venues.keys()))
  expect([...order].sort((a, b) => a - b)).toEqual([...venues.keys()])
  expect(venues[order[0] ?? -1]?.slug).toBe('hotel-de-marbeuf')
  expect([...order].slice(-2).sort()).toEqual([0, 1])
})

test('no two of one type stand together', () => {
  expect(typesOf(venuesOf(['loft', 'loft', 'loft', 'gallery', 'popup']))).toEqual([
    ...['loft', 'gallery', 'loft', 'popup', 'loft'],
  ])
  expect(typesOf(venuesOf(['loft', 'loft', 'gallery']))).toEqual(['loft', 'gallery', 'loft'])
  expect(typesOf(venuesOf(['loft', 'loft']))).toEqual(['loft', 'loft'])
})
