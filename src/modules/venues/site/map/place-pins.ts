/** Give every pin and every name of a map a place of its own. */
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { type MapBox, NARROW_BOX, WIDE_BOX } from './map-section.ts'

/** The height of the part of a pin that can be tapped, that of what is drawn in it, and the room between two, in units of the map. */
export const PIN_HEIGHT = 44
export const DRAWN_HEIGHT = 30
const GAP = 4

/** What is kept from the sides of the frame: 8 px on the narrowest phones. */
const MARGIN = 9

/** Steps in which a free place is looked for, and half of them nearby. */
const STEP = 8
const NEARBY = 48

/** A pin or a name that wants a place. */
export interface Wish {
  /** Where one found no place, no other of the same id that is as wide does. */
  readonly id: string
  /** Its middle. */
  readonly at: Point
  readonly width: number
  readonly height: number
}

/** Shifts from none to across a whole box, the nearest first. */
function shiftsAcross({ width, height }: MapBox): readonly Point[] {
  const far = steps(width, STEP).flatMap((x) => steps(height, STEP).map((y): Point => [x, y]))
  const near = steps(NEARBY, STEP / 2).flatMap((x) => steps(NEARBY, STEP / 2).map((y): Point => [x, y]))
  return [...far, ...near].toSorted(([a, b], [c, d]) => a * a + b * b - (c * c + d * d) || b - d || a - c)
}

/** From so much less to so much more. */
function steps(most: number, step: number): number[] {
  const count = Math.ceil(most / step)
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step)
}

const SHIFTS = new Map([WIDE_BOX, NARROW_BOX].map((box) => [box, shiftsAcross(box)]))

/**
 * Place pins and names in their order: each where it wants to be or, where others stand already, as near as can be. The
 * same ones get the same places; what no room is left for gets none.
 * @param rules whether something may be at a point, the strictest first: who finds no place by one waits until all others have
 *   been placed by it
 * @param standing what is in its place already
 */
export function placePins<T extends Wish>(
  wishes: readonly T[],
  box: MapBox,
  rules: readonly ((wish: T, place: Point) => boolean)[] = [() => true],
  standing: readonly Wish[] = [],
): (T | undefined)[] {
  const shifts = SHIFTS.get(box) ?? shiftsAcross(box)
  const places = new Map<T, T>()
  for (const isAllowed of rules) {
    const refused = new Map<string, number>()
    for (const wish of wishes) {
      if (places.has(wish) || wish.width >= (refused.get(wish.id) ?? Number.POSITIVE_INFINITY)) continue
      const placed = [...standing, ...places.values()]
      const isFree = ([byX, byY]: Point) => {
        // Called some ten thousand times: numbers alone until it may be the place.
        const x = wish.at[0] + byX
        const y = wish.at[1] + byY
        if (!isInside(x, y, wish, box)) return false
        for (const other of placed) if (!isApart(x, y, wish, other)) return false
        return isAllowed(wish, [x, y])
      }
      const shift = shifts.find(isFree)
      if (shift) places.set(wish, { ...wish, at: [wish.at[0] + shift[0], wish.at[1] + shift[1]] })
      else refused.set(wish.id, wish.width)
    }
  }
  return wishes.map((wish) => places.get(wish))
}

function isInside(x: number, y: number, { width, height }: Wish, box: MapBox): boolean {
  return (
    Math.abs(x - box.width / 2) <= (box.width - width) / 2 - MARGIN &&
    Math.abs(y - box.height / 2) <= (box.height - height) / 2
  )
}

function isApart(x: number, y: number, wish: Wish, other: Wish): boolean {
  return (
    Math.abs(x - other.at[0]) >= (wish.width + other.width) / 2 + GAP ||
    Math.abs(y - other.at[1]) >= heightOfBoth(wish, other) / 2 + GAP
  )
}

/** What can be tapped of a pin may reach over a name, which cannot be; what is drawn does not. */
function heightOfBoth(one: Wish, other: Wish): number {
  if (one.height === PIN_HEIGHT && other.height === PIN_HEIGHT) return 2 * PIN_HEIGHT
  return drawnHeight(one) + drawnHeight(other)
}

/** The height of what is seen of a pin or a name. */
export function drawnHeight({ height }: Pick<Wish, 'height'>): number {
  return height === PIN_HEIGHT ? DRAWN_HEIGHT : height
}
