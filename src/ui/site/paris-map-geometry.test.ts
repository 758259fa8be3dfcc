import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { nameLines, textWidth } from './map-names.ts'
import {
  ARRONDISSEMENT_NUMBERS,
  LAND,
  MAP_SPOTS,
  type MapSpot,
  type MapSpotId,
  type Point,
  SEINE,
} from './paris-map-geometry.ts'
import { isLeftBank, pointsOf } from './paris-river.ts'

interface Box {
  readonly what: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Sizes in map units where they are largest: beside the list on a tablet. */
const NAME_SIZE = 20
const LINE_HEIGHT = 24
const NUMBER_SIZE = 16

const SPOTS = Object.entries(MAP_SPOTS) as [MapSpotId, MapSpot][]
const MESSAGES: Record<string, { neighborhood: Record<MapSpotId, string> }> = import.meta.glob(
  '/src/i18n/messages/*.json',
  { eager: true, import: 'default' },
)

function nameBox(spot: MapSpot, name: string): Box {
  const lines = nameLines(name)
  const width = Math.max(...lines.map((line) => textWidth(line, NAME_SIZE)))
  const [x, y] = spot.name
  const left = { start: x, middle: x - width / 2, end: x - width }[spot.anchor]
  return {
    what: name,
    left,
    right: left + width,
    top: y - NAME_SIZE * 0.8,
    bottom: y + (lines.length - 1) * LINE_HEIGHT,
  }
}

const around = (what: string, [x, y]: Point, radius: number): Box => ({
  what,
  ...{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
})

/** Each curve as points in a row: they are short. */
function points(what: string, path: string): Box[] {
  const ends = pointsOf(path)
  return ends.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = ends[index] ?? [x, y]
    return Array.from({ length: 8 }, (_, part): Box => {
      const along = part / 8
      return around(what, [fromX + (x - fromX) * along, fromY + (y - fromY) * along], 1)
    })
  })
}

const NUMBERS = ARRONDISSEMENT_NUMBERS.map(([x, y], index): Box => {
  const width = textWidth(String(index + 1), NUMBER_SIZE) + 4
  return { what: String(index + 1), left: x - width / 2, right: x + width / 2, top: y - 13, bottom: y }
})
const LINES = [...points('the line of the city', LAND), ...points('the river', SEINE)]

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

describe.each(LANGUAGE_CODES)('the names on the map in %s', (language) => {
  const names = MESSAGES[`/src/i18n/messages/${language}.json`]?.neighborhood
  const boxes = SPOTS.map(([id, spot]) => ({ id, box: nameBox(spot, names?.[id] ?? '') }))

  test('lie on nothing else', () => {
    const found = boxes.flatMap(({ id, box }) => {
      const pins = SPOTS.map(([other, { pin }]) => around(`the pin of ${other}`, pin, 7))
      const others = boxes.filter((other) => other.id !== id).map((other) => other.box)
      return [...NUMBERS, ...LINES, ...pins, ...others]
        .filter((other) => overlap(box, other))
        .map(({ what }) => `${box.what} on ${what}`)
    })
    expect(found).toEqual([])
  })
})

test.each(SPOTS)('the line of %s stays on its side of the river', (_, { pin, leader, name }) => {
  const side = isLeftBank(...pin)
  expect(isLeftBank(...name)).toBe(side)
  const numbers = leader?.match(/[\d.]+/g)?.map(Number) ?? []
  for (let at = 0; at < numbers.length; at += 2)
    expect(isLeftBank(numbers[at] ?? 0, numbers[at + 1] ?? 0)).toBe(side)
})

test('the banks of the river are told apart', () => {
  const [, , , , , sixth = [0, 0], seventh = [0, 0], eighth = [0, 0]] = ARRONDISSEMENT_NUMBERS
  expect([sixth, seventh, eighth].map(([x, y]) => isLeftBank(x, y))).toEqual([true, true, false])
})
