/** Geometry of plans, in metres. */
import type { Point, Rect, Segment } from './plan.ts'

/** Less than this is no distance: plans are drawn to the centimetre. */
export const NEAR = 0.02

/** The area of a polygon, m² (shoelace formula). */
export function areaOf(outline: readonly Point[]): number {
  return Math.abs(sum(sidesOf(outline).map(([x1, y1, x2, y2]) => x1 * y2 - x2 * y1))) / 2
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The sides of a polygon, the last one back to its first corner. */
export function sidesOf(outline: readonly Point[]): Segment[] {
  return outline.map(([x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    return [x, y, nextX, nextY]
  })
}

export function lengthOf([x1, y1, x2, y2]: Segment): number {
  return Math.hypot(x2 - x1, y2 - y1)
}

/** The distance of a point from a segment. */
export function distanceTo([px, py]: Point, [x1, y1, x2, y2]: Segment): number {
  const square = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const along = square === 0 ? 0 : ((px - x1) * (x2 - x1) + (py - y1) * (y2 - y1)) / square
  const held = Math.min(1, Math.max(0, along))
  return Math.hypot(px - x1 - held * (x2 - x1), py - y1 - held * (y2 - y1))
}

/** Whether a segment lies on another one. */
export function liesOn([x1, y1, x2, y2]: Segment, wall: Segment): boolean {
  return distanceTo([x1, y1], wall) < NEAR && distanceTo([x2, y2], wall) < NEAR
}

/** Whether a point is in a polygon or on its edge. */
export function holds(outline: readonly Point[], [px, py]: Point): boolean {
  const sides = sidesOf(outline)
  if (sides.some((side) => distanceTo([px, py], side) < NEAR)) return true
  const crossed = sides.filter(
    ([x1, y1, x2, y2]) => y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1,
  )
  return crossed.length % 2 === 1
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

/** Whether two segments cross, each at a point within both. */
export function cross([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean {
  const [a, b, c, d]: Point[] = [
    [ax, ay],
    [bx, by],
    [cx, cy],
    [dx, dy],
  ] as const
  if (!a || !b || !c || !d) return false
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** Whether a polygon neither crosses nor touches itself. */
export function isSimple(outline: readonly Point[]): boolean {
  const sides = sidesOf(outline)
  return sides.every((side, at) => {
    if (lengthOf(side) < NEAR) return false
    return sides.every((other, where) => {
      const apart = Math.abs(at - where)
      if (apart < 2 || apart === sides.length - 1) return true
      return !cross(side, other) && distanceTo([other[0], other[1]], side) >= NEAR
    })
  })
}

export function cornersOf([x, y, w, h]: Rect): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

/** Whether a rectangle lies in a polygon; it may lean on its edge. */
export function holdsRect(outline: readonly Point[], rect: Rect): boolean {
  const corners = cornersOf(rect)
  const sides = sidesOf(outline)
  const inner = shrunk(rect, NEAR)
  return (
    corners.every((corner) => holds(outline, corner)) &&
    sidesOf(cornersOf(inner)).every((side) => !sides.some((edge) => cross(side, edge))) &&
    !outline.some((corner) => isIn(corner, inner))
  )
}

export function isIn([px, py]: Point, [x, y, w, h]: Rect): boolean {
  return px > x && px < x + w && py > y && py < y + h
}

export function shrunk([x, y, w, h]: Rect, by: number): Rect {
  return [x + by, y + by, w - 2 * by, h - 2 * by]
}

/** Whether two rectangles share more than an edge. */
export function overlap(one: Rect, other: Rect): boolean {
  // By index: taking a tuple apart costs ten times what is done here, and nothing is done more often.
  return (
    one[0] + one[2] > other[0] + 1e-6 &&
    other[0] + other[2] > one[0] + 1e-6 &&
    one[1] + one[3] > other[1] + 1e-6 &&
    other[1] + other[3] > one[1] + 1e-6
  )
}

/** The rectangle around a segment: without width or without height where it is level or upright. */
export function lineBounds([x1, y1, x2, y2]: Segment): Rect {
  return boundsOf([
    [x1, y1],
    [x2, y2],
  ])
}

/** The middle of a rectangle. */
export function middleOf([x, y, w, h]: Rect): Point {
  return [x + w / 2, y + h / 2]
}

/** The rectangle around some points. */
export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}
