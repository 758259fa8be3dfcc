/** Give every pin of a map a place of its own. */
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { MAP_BOX } from './map-section.ts'

/** The height of the part of a pin that can be tapped, and the room between two, in units of the map. */
export const PIN_HEIGHT = 44
const GAP = 4

/** Steps in which a free place is looked for. */
const STEP = 8

/** A pin that wants a place. */
export interface Wish {
  readonly at: Point
  readonly width: number
}

/** A pin in its place. */
export interface Placed extends Wish {
  /** Its middle. */
  readonly at: Point
}

/** Shifts from none to across the whole map, the nearest first. */
const SHIFTS = Array.from({ length: 2 * Math.ceil(MAP_BOX.width / STEP) + 1 }, (_, column) =>
  Array.from(
    { length: 2 * Math.ceil(MAP_BOX.height / STEP) + 1 },
    (_, row): Point => [
      column * STEP - Math.ceil(MAP_BOX.width / STEP) * STEP,
      row * STEP - Math.ceil(MAP_BOX.height / STEP) * STEP,
    ],
  ),
)
  .flat()
  .toSorted(([a, b], [c, d]) => a * a + b * b - (c * c + d * d) || b - d || a - c)

/**
 * Place pins in their order: each where it wants to be or, where others stand already, as near as can be. The same
 * pins get the same places.
 * @param isAllowed whether a pin that wants to be at one point may be at another
 */
export function placePins(
  wishes: readonly Wish[],
  isAllowed: (wished: Point, place: Point) => boolean = () => true,
): Placed[] {
  const placed: Placed[] = []
  for (const { at, width } of wishes) {
    const shift = SHIFTS.find(([x, y]) => {
      const point: Point = [at[0] + x, at[1] + y]
      return (
        isInside(point, width) &&
        placed.every((other) => isApart(point, width, other)) &&
        isAllowed(at, point)
      )
    })
    placed.push({ at: [at[0] + (shift?.[0] ?? 0), at[1] + (shift?.[1] ?? 0)], width })
  }
  return placed
}

function isInside([x, y]: Point, width: number): boolean {
  return (
    Math.abs(x - MAP_BOX.width / 2) <= (MAP_BOX.width - width) / 2 &&
    Math.abs(y - MAP_BOX.height / 2) <= (MAP_BOX.height - PIN_HEIGHT) / 2
  )
}

function isApart([x, y]: Point, width: number, other: Placed): boolean {
  return (
    Math.abs(x - other.at[0]) >= (width + other.width) / 2 + GAP ||
    Math.abs(y - other.at[1]) >= PIN_HEIGHT + GAP
  )
}
