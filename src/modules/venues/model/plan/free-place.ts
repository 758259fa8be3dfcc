/** Where something new in a plan has room: in view, and not on top of what is there. Metres. */
import { boundsOf, distanceTo, holdsRect, lengthOf, lineBounds, overlap, sidesOf } from './geometry.ts'
import { COLUMN_RADIUS, type Point, type Rect, type Segment, type VenuePlan } from './plan.ts'

/** Between the places that are tried. */
const STEP = 0.5
/** Kept clear around everything, so that each thing can be taken hold of. */
const CLEAR = 0.3

const around = ([x, y]: Point, by: number): Rect => [x - by, y - by, 2 * by, 2 * by]
const widened = ([x, y, w, h]: Rect, by: number): Rect => [x - by, y - by, w + 2 * by, h + 2 * by]

/** Everything that stands in the room; zones are floor, and in the way of zones only. */
function takenBy(plan: VenuePlan, isZone: boolean): Rect[] {
  const standing = [...plan.solids, ...plan.rooms].map(({ at }) => at)
  const lines = [...plan.walls, ...plan.doors.map(({ at }) => at)].map(lineBounds)
  const columns = plan.columns.map((column) => around(column, COLUMN_RADIUS))
  return [...standing, ...lines, ...columns, ...(isZone ? plan.zones : [])]
}

/**
 * Find room for a rectangle inside the outline, as near to the middle as there is.
 * @returns the middle of the plan where it is full
 */
export function freeRect(plan: VenuePlan, [w, h]: readonly [number, number], isZone = false): Rect {
  const [left, top, width, height] = boundsOf(plan.outline)
  const middle: Rect = [left + (width - w) / 2, top + (height - h) / 2, w, h]
  const taken = takenBy(plan, isZone)
  const clear = isZone ? 0 : CLEAR
  const places = steps(left, left + width - w).flatMap((x) =>
    steps(top, top + height - h).map((y): Rect => [x, y, w, h]),
  )
  const distance = ([x, y]: Rect) => Math.hypot(x - middle[0], y - middle[1])
  const free = places
    .filter((place) => taken.every((other) => !overlap(widened(place, clear), other)))
    .filter((place) => holdsRect(plan.outline, place))
    .toSorted((a, b) => distance(a) - distance(b))
  return free[0] ?? middle
}

/** Find room for a door or a window of a length on the outline, the longest side first; its middle where it is full. */
export function freeOnOutline(plan: VenuePlan, length: number): Segment {
  const taken = [...plan.doors.map(({ at }) => at), ...plan.windows]
  const sides = sidesOf(plan.outline).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const free = sides.flatMap((side) =>
    steps(CLEAR, lengthOf(side) - length - CLEAR).flatMap((from) => {
      const place = along(side, from, length)
      return taken.every((other) => apart(place, other) > CLEAR) ? [place] : []
    }),
  )
  const [longest = [0, 0, 1, 0] as const] = sides
  return free[0] ?? along(longest, Math.max(0, (lengthOf(longest) - length) / 2), length)
}

function along([x1, y1, x2, y2]: Segment, from: number, length: number): Segment {
  const whole = Math.hypot(x2 - x1, y2 - y1) || 1
  const at = (metres: number): Point => [x1 + ((x2 - x1) * metres) / whole, y1 + ((y2 - y1) * metres) / whole]
  return [...at(from), ...at(from + length)]
}

/** How far two segments that do not cross are from each other. */
function apart(one: Segment, other: Segment): number {
  const ends = ([x1, y1, x2, y2]: Segment): Point[] => [
    [x1, y1],
    [x2, y2],
  ]
  return Math.min(
    ...ends(one).map((end) => distanceTo(end, other)),
    ...ends(other).map((end) => distanceTo(end, one)),
  )
}

function steps(from: number, to: number): number[] {
  if (to < from) return []
  return Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, at) => from + at * STEP)
}
