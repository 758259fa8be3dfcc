import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NARROW_BOX, WIDE_BOX } from './map-section.ts'
import { drawnHeight, PIN_HEIGHT, placePins, type Wish } from './place-pins.ts'

const wish = fc.record({
  id: fc.constantFrom('opera', 'bastille'),
  at: fc.tuple(fc.integer({ min: 0, max: WIDE_BOX.width }), fc.integer({ min: 0, max: WIDE_BOX.height })),
  width: fc.integer({ min: 44, max: 120 }),
  height: fc.constantFrom(PIN_HEIGHT, 16, 32),
})

/** Two that can be tapped keep apart as wholes; of a pin at a name it is what is drawn. */
function overlap(a: Wish, b: Wish): boolean {
  const areTapped = a.height === PIN_HEIGHT && b.height === PIN_HEIGHT
  return (
    Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 &&
    Math.abs(a.at[1] - b.at[1]) < (areTapped ? PIN_HEIGHT : (drawnHeight(a) + drawnHeight(b)) / 2)
  )
}

test('no two of as many pins as a map has overlap, none leaves the map, and the same get the same places', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 27 }), (wishes) => {
      const placed = placePins(wishes, WIDE_BOX).flatMap((place) => place ?? [])
      for (const [index, one] of placed.entries()) {
        expect(placed.slice(index + 1).filter((other) => overlap(one, other))).toEqual([])
        expect(one.at[0] - one.width / 2).toBeGreaterThanOrEqual(8)
        expect(one.at[0] + one.width / 2).toBeLessThanOrEqual(WIDE_BOX.width - 8)
        expect(one.at[1] - one.height / 2).toBeGreaterThanOrEqual(0)
        expect(one.at[1] + one.height / 2).toBeLessThanOrEqual(WIDE_BOX.height)
      }
      expect(placed).toHaveLength(wishes.length)
      expect(placePins(wishes, WIDE_BOX)).toEqual(placed)
    }),
    { numRuns: 40 },
  )
}, 30_000)

test('a pin with room around it stays where it is, the next one on the same place moves beside it', () => {
  const at = [300, 280] as const
  const wishes = [1, 2].map(() => ({ id: 'opera', at, width: 60, height: PIN_HEIGHT }))
  const [first, second] = placePins(wishes, WIDE_BOX)
  expect(first?.at).toEqual(at)
  expect(Math.hypot((second?.at[0] ?? 0) - 300, (second?.at[1] ?? 0) - 280)).toBeLessThan(60)
})

test('a pin does not move to where it may not stand', () => {
  const wishes = Array.from({ length: 6 }, () => ({
    id: 'opera',
    at: [300, 280] as const,
    width: 60,
    height: PIN_HEIGHT,
  }))
  const placed = placePins(wishes, NARROW_BOX, [({ at }, [, y]) => y <= at[1]])
  expect(placed.every((place) => place !== undefined && place.at[1] <= 280)).toBe(true)
})
