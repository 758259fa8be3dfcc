/** Give every pin and every name of a map a place of its own. */
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { type MapBox, NARROW_BOX, WIDE_BOX } from './map-section.ts'

/** The height of the part of a pin that can be tapped, and the room between two, in units of the map. */
export const PIN_HEIGHT = 44
const GAP = 4

/** Steps in which a free place is looked for. */
const STEP = 8

/** A pin or a name that wants a place. */
export interface Wish {
  /** Its middle. */
  readonly at: Point
  readonly width: number
  readonly height: number
}

/** Shifts from none to across a whole box, the nearest first. */
function shiftsAcross({ width, height }: MapBox): readonly Point[] {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  return Array.from({ length: 2 * columns + 1 }, (_, column) =>
    Array.from({ length: 2 * rows + 1 }, (_, row): Point => [(column - columns) * STEP, (row - rows) * STEP]),
  )
    .flat()
    .toSorted(([a, b], [c, d]) => a * a + b * b - (c * c + d * d) || b - d || a - c)
}

const SHIFTS = new Map([WIDE_BOX, NARROW_BOX].map((box) => [box, shiftsAcross(box)]))

/**
 * Place pins and names in their order: each where it wants to be or, where others stand already, as near as can be. The
 * same ones get the same places; what no room is left for gets none.
 * @param isAllowed whether what wants to be at one point may be at another
 */
export function placePins<T extends Wish>(
  wishes: readonly T[],
  box: MapBox,
  isAllowed: (wished: Point, place: Point) => boolean = () => true,
): (T | undefined)[] {
  const shifts = SHIFTS.get(box) ?? shiftsAcross(box)
  const placed: T[] = []
  const places: (T | undefined)[] = []
  for (const wish of wishes) {
    const { at } = wish
    const moved = ([x, y]: Point): T => ({ ...wish, at: [at[0] + x, at[1] + y] })
    const isFree = (shift: Point) => {
      const one = moved(shift)
      return isInside(one, box) && placed.every((other) => isApart(one, other)) && isAllowed(at, one.at)
    }
    const shift = shifts.find(isFree)
    const one = shift && moved(shift)
    if (one) placed.push(one)
    places.push(one)
  }
  return places
}

function isInside({ at: [x, y], width, height }: Wish, box: MapBox): boolean {
  return (
    Math.abs(x - box.width / 2) <= (box.width - width) / 2 &&
    Math.abs(y - box.height / 2) <= (box.height - height) / 2
  )
}

function isApart({ at: [x, y], width, height }: Wish, other: Wish): boolean {
  return (
    Math.abs(x - other.at[0]) >= (width + other.width) / 2 + GAP ||
    Math.abs(y - other.at[1]) >= (height + other.height) / 2 + GAP
  )
}
