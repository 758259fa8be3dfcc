import { expect, test } from 'vitest'
import type { VenueType } from '#/modules/venues/model/venue-options.ts'
import { tooShortFor } from './minimum-duration.ts'

const short = (duration: string, ...types: VenueType[]) =>
  tooShortFor(
    duration,
    types.map((type) => ({ name: type, type })),
  ).types

test('warns below 3 days for a showroom and below 2 weeks for a pop-up space', () => {
  expect(short('2 days', 'showroom')).toEqual(['showroom'])
  expect(short('3 days', 'showroom')).toEqual([])
  expect(short('13', 'popup')).toEqual(['popup'])
  expect(short('2 weeks', 'popup')).toEqual([])
  expect(short('un soir', 'popup', 'loft', 'showroom')).toEqual(['showroom', 'popup'])
})

test('says nothing where there is no minimum or no duration', () => {
  expect(short('1 day', 'gallery', 'loft')).toEqual([])
  expect(short('', 'showroom')).toEqual([])
  expect(short('half a day', 'loft')).toEqual([])
})

test('names a venue with a minimum of its own', () => {
  const gallery = { name: 'Galerie de la Perle', type: 'gallery', minimumDays: 3 } as const
  const showroom = { name: 'Salon Opéra', type: 'showroom', minimumDays: 1 } as const
  expect(tooShortFor('2 days', [gallery, showroom])).toEqual({ types: [], venues: [gallery] })
  expect(tooShortFor('3 days', [gallery])).toEqual({ types: [], venues: [] })
})
