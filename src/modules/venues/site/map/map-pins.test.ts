import { expect, test } from 'vitest'
import { NEIGHBORHOOD_IDS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { MAP_SPOTS } from '#/ui/site/paris-map-geometry.ts'
import { isLeftBank } from '#/ui/site/paris-river.ts'
import { venueCard } from '../../../../../tests/helpers/venues.ts'
import type { VenueCard } from '../../model/venue.ts'
import { mapPins } from './map-pins.ts'
import { cityPoint, toCity } from './map-section.ts'
import { PIN_HEIGHT } from './place-pins.ts'

function cards(neighborhood: NeighborhoodId, count: number): VenueCard[] {
  return Array.from({ length: count }, (_, index) =>
    venueCard(`${neighborhood}-${index}`, { type: 'loft', neighborhood, arrondissement: 1 + (index % 4) }),
  )
}

const everywhere = (count: number) => NEIGHBORHOOD_IDS.flatMap((id) => cards(id, count))
const text = ({ venues }: { venues: readonly unknown[] }) =>
  venues.length > 1 ? `${venues.length} площадок` : '12 400 €'

test('up to three venues of a neighbourhood have a pin each, more of them share one', () => {
  const { pins, shown } = mapPins(
    [...cards('opera', 3), ...cards('le-marais', 4), ...cards('bastille', 1)],
    text,
  )
  expect(pins.map(({ neighborhood, venues }) => [neighborhood, venues.length])).toEqual([
    ['opera', 1],
    ['opera', 1],
    ['opera', 1],
    ['le-marais', 4],
    ['bastille', 1],
  ])
  expect(shown).toBe(8)
})

test('a list of one neighbourhood has a pin for each venue, up to as many as can be read', () => {
  expect(mapPins(cards('le-marais', 9), text).pins).toHaveLength(9)
  const { pins, shown } = mapPins(cards('le-marais', 40), text)
  expect(pins).toHaveLength(24)
  expect(shown).toBe(24)
})

test.each([
  { name: 'three of each neighbourhood', list: everywhere(3) },
  { name: 'four of each', list: everywhere(4) },
  ...NEIGHBORHOOD_IDS.map((id) => ({ name: `many of ${id}`, list: cards(id, 24) })),
])('$name: no pin lies on another or across the river', ({ list }) => {
  const { pins, section } = mapPins(list, text)
  for (const [index, { at, width, neighborhood }] of pins.entries()) {
    const near = pins
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(at[0] - other.at[0]) < (width + other.width) / 2 &&
          Math.abs(at[1] - other.at[1]) < PIN_HEIGHT,
      )
    expect(near).toEqual([])
    expect(isLeftBank(...toCity(section, at))).toBe(neighborhood === 'invalides')
  }
})

test('an arrondissement beyond the river does not draw a venue across it, one far away not far', () => {
  for (const id of NEIGHBORHOOD_IDS) {
    const [x, y] = MAP_SPOTS[id].pin
    for (let arrondissement = 1; arrondissement <= 20; arrondissement++)
      expect(isLeftBank(...cityPoint(id, arrondissement)), `${id} ${arrondissement}`).toBe(isLeftBank(x, y))
  }
  const [farX, farY] = cityPoint('champs-elysees', 20)
  const [fromX, fromY] = MAP_SPOTS['champs-elysees'].pin
  expect(Math.hypot(farX - fromX, farY - fromY)).toBeLessThanOrEqual(40.001)
  expect(cityPoint('le-marais', 3)).not.toEqual(cityPoint('le-marais', 4))
})
