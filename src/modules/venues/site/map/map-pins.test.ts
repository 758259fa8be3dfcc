import { expect, test } from 'vitest'
import { NEIGHBORHOOD_IDS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { MAP_SPOTS } from '#/ui/site/paris-map-geometry.ts'
import { isLeftBank } from '#/ui/site/paris-river.ts'
import { venueCard } from '../../../../../tests/helpers/venues.ts'
import type { VenueCard } from '../../model/venue.ts'
import { mapPins } from './map-pins.ts'
import { cityPoint, toCity, toSection } from './map-section.ts'
import { drawnHeight, PIN_HEIGHT } from './place-pins.ts'

function cards(neighborhood: NeighborhoodId, count: number): VenueCard[] {
  return Array.from({ length: count }, (_, index) =>
    venueCard(`${neighborhood}-${index}`, { type: 'loft', neighborhood, arrondissement: 1 + (index % 4) }),
  )
}

const everywhere = (count: number) => NEIGHBORHOOD_IDS.flatMap((id) => cards(id, count))
const texts = {
  textOf: ({ count }: { count: number }) => (count > 1 ? `${count} площадок` : '12 400 €'),
  nameOf: (id: NeighborhoodId) => id.replace('vendome-', 'Вандомская площадь/'),
}

function mapOf(list: readonly VenueCard[], counts: Partial<Record<NeighborhoodId, number>> = {}) {
  const known = Map.groupBy(list, ({ neighborhood }) => neighborhood)
  const inList = Object.fromEntries([...known].map(([id, venues]) => [id, venues.length]))
  return mapPins(list, { ...inList, ...counts }, texts)
}

test('up to three venues of a neighbourhood have a pin each, more of them share one', () => {
  const { pins, wide } = mapOf([...cards('opera', 3), ...cards('le-marais', 4), ...cards('bastille', 1)])
  const beside = pins.filter((_, index) => wide.pins[index])
  expect(beside.map(({ neighborhood, count }) => [neighborhood, count])).toEqual([
    ['opera', 1],
    ['opera', 1],
    ['opera', 1],
    ['le-marais', 4],
    ['bastille', 1],
  ])
  expect(wide.shown).toBe(8)
})

test('venues that the list does not show yet are on the map all the same', () => {
  const { pins, wide } = mapOf([...cards('opera', 3), ...cards('bastille', 1)], { opera: 40, invalides: 30 })
  expect(pins.map(({ neighborhood, count, venues }) => [neighborhood, count, venues.length])).toEqual([
    ['opera', 40, 3],
    ['bastille', 1, 1],
    ['invalides', 30, 0],
  ])
  expect(wide.shown).toBe(71)
})

test('where many neighbourhoods have three venues, fewer of them have a pin each', () => {
  expect(mapOf(everywhere(3)).pins).toHaveLength(9)
})

test('a list of one neighbourhood has a pin for each venue, up to as many as can be read', () => {
  expect(mapOf(cards('le-marais', 9)).pins).toHaveLength(9)
  const { pins, wide } = mapOf(cards('le-marais', 40))
  expect(pins).toHaveLength(24)
  expect(wide.shown).toBe(24)
})

test.each([
  { name: 'two of each neighbourhood', list: everywhere(2) },
  {
    name: 'three of some',
    list: [...everywhere(1), ...everywhere(1), ...cards('opera', 1), ...cards('bastille', 1)],
  },
  { name: 'four of each', list: everywhere(4) },
  ...NEIGHBORHOOD_IDS.map((id) => ({ name: `many of ${id}`, list: cards(id, 24) })),
])('$name: no pin lies on another, on a name or across the river, wide or narrow', ({ list }) => {
  const { pins, wide, narrow } = mapOf(list)
  for (const drawing of [wide, narrow]) {
    const drawn = [...drawing.names, ...drawing.pins.flatMap((place) => place ?? [])]
    for (const [index, { at, width, height }] of drawn.entries()) {
      const near = drawn
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(at[0] - other.at[0]) < (width + other.width) / 2 &&
            Math.abs(at[1] - other.at[1]) <
              (height === PIN_HEIGHT && other.height === PIN_HEIGHT
                ? PIN_HEIGHT
                : (drawnHeight({ height }) + drawnHeight(other)) / 2),
        )
      expect(near).toEqual([])
      expect(Math.abs(at[0] - drawing.box.width / 2) + width / 2).toBeLessThanOrEqual(
        drawing.box.width / 2 - 8,
      )
      expect(Math.abs(at[1] - drawing.box.height / 2) + height / 2).toBeLessThanOrEqual(
        drawing.box.height / 2,
      )
    }
    for (const [index, place] of drawing.pins.entries())
      if (place)
        expect(isLeftBank(...toCity(drawing.section, place.at))).toBe(
          pins[index]?.neighborhood === 'invalides',
        )
  }
  expect(wide.shown).toBe(list.length)
  // On phones there is room for fourteen of one neighbourhood, whichever it is.
  expect(narrow.shown).toBeGreaterThanOrEqual(wide.section.scale > 1 ? 14 : list.length)
  expect(wide.names.length).toBeGreaterThan(0)
})

test.each([1, 2, 3, 4])(
  'on phones, with %i venues of each neighbourhood, every pin stands in its own',
  (count) => {
    const { narrow } = mapOf(everywhere(count))
    const places = narrow.pins.flatMap((place) => place ?? [])
    expect(narrow.shown).toBe(9 * count)
    for (const { id, at } of places) {
      const [x, y] = toSection(narrow.section, cityPoint(id))
      // Those at the sides are pushed a little by the frame.
      expect(Math.hypot(at[0] - x, at[1] - y), id).toBeLessThanOrEqual(48)
    }
    // A name that has no room at its pin has a line to it.
    const far = narrow.names.filter(({ id, at, width, height }) =>
      places.every(
        (pin) =>
          pin.id !== id ||
          Math.abs(pin.at[0] - at[0]) - (pin.width + width) / 2 >= 10 ||
          Math.abs(pin.at[1] - at[1]) - (drawnHeight(pin) + height) / 2 >= 10,
      ),
    )
    expect(narrow.leaders.split('M').length - 1).toBeGreaterThanOrEqual(far.length)
  },
)

test('on phones a pin of several says how many they are', () => {
  const { narrow } = mapOf(everywhere(4))
  expect(narrow.pins.map((pin) => pin?.text)).toEqual(Array.from({ length: 9 }, () => '4'))
})

const AT_A_DISTANCE: readonly NeighborhoodId[] = ['champs-elysees', 'invalides', 'le-marais', 'opera']

test.each(['wide', 'narrow'] as const)(
  'the pin of a whole neighbourhood stands at its name, %s',
  (window) => {
    const { pins, [window]: drawing } = mapOf(everywhere(4).toReversed())
    for (const [index, place] of drawing.pins.entries()) {
      const distances = drawing.names.map(({ id, at }) => ({
        id,
        distance: Math.hypot(at[0] - (place?.at[0] ?? 0), at[1] - (place?.at[1] ?? 0)),
      }))
      const [nearest] = distances.toSorted((a, b) => a.distance - b.distance)
      // The places in the middle are too close to each other for that.
      const own = pins[index]?.neighborhood ?? 'opera'
      if (AT_A_DISTANCE.includes(own)) expect(nearest?.id).toBe(own)
    }
  },
)

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
