/** What furniture keeps clear of: doors, windows, columns, what is fixed, and inner walls. */
import { boundsOf, distanceTo, lengthOf, liesOn, NEAR, overlap, shrunk } from './geometry.ts'
import { COLUMN_RADIUS, type PlanDoor, type Point, type Rect, type Segment, type VenuePlan } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'

/** The places that stay empty, as rectangles. */
export function keepClear({ doors, windows, columns, solids, walls }: VenuePlan): Rect[] {
  return [
    ...doors.map(clearOfDoor),
    ...windows.map((window) => strip(window, PLAN_RULES.window)),
    ...walls.map((wall) => strip(wall, PLAN_RULES.wall / 2)),
    ...columns.map(([x, y]): Rect => shrunk([x, y, 0, 0], -(COLUMN_RADIUS + PLAN_RULES.column))),
    ...solids.map(({ kind, at }) =>
      shrunk(at, kind === 'fireplace' || kind === 'stairs' ? -PLAN_RULES.hearth : -PLAN_RULES.wall),
    ),
  ]
}

/** As deep as its leaf is wide, one unit of passage to two, on both sides: nobody has to squeeze out. */
export function clearOfDoor({ at, leaves }: PlanDoor): Rect {
  const { oneUnit, twoUnits } = PLAN_RULES
  return strip(at, Math.min(twoUnits, Math.max(oneUnit, lengthOf(at) / leaves)))
}

/** The ways between two ends of what is one wall without its opening, as wide as they are and a unit deep on both sides. */
export function passagesOf({ walls }: Pick<VenuePlan, 'walls'>): Rect[] {
  return walls.flatMap((one, at) =>
    walls.slice(at + 1).flatMap((other) => {
      const gap = gapBetween(one, other)
      if (!gap || walls.some((wall) => liesOn(gap, wall))) return []
      return [strip(gap, PLAN_RULES.oneUnit)]
    }),
  )
}

/** What is open between two walls on one line. */
function gapBetween(one: Segment, other: Segment): Segment | undefined {
  const ends = ([x1, y1, x2, y2]: Segment): Point[] => [
    [x1, y1],
    [x2, y2],
  ]
  const gaps = ends(one)
    .flatMap(([x, y]) => ends(other).map(([X, Y]): Segment => [x, y, X, Y]))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const [gap] = gaps
  const [whole] = gaps.toReversed()
  if (!gap || !whole || lengthOf(gap) < PLAN_RULES.unit || lengthOf(gap) > PLAN_RULES.passage)
    return undefined
  const isOneLine = [...ends(one), ...ends(other)].every((end) => distanceTo(end, whole) < NEAR)
  return isOneLine && lengthOf(whole) > lengthOf(gap) + NEAR ? gap : undefined
}

/** The rectangle around a segment that is moved to both sides. */
function strip([x1, y1, x2, y2]: Segment, depth: number): Rect {
  const length = lengthOf([x1, y1, x2, y2]) || 1
  const [dx, dy] = [(-(y2 - y1) / length) * depth, ((x2 - x1) / length) * depth]
  return boundsOf([
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x1 - dx, y1 - dy],
    [x2 - dx, y2 - dy],
  ])
}

/** Whether nothing that stays empty is under a rectangle. */
export function isFree(rect: Rect, clear: readonly Rect[]): boolean {
  return !clear.some((other) => overlap(rect, other))
}

/** Whether nothing that stays empty is under a circle. */
export function isClear([x, y]: Point, radius: number, clear: readonly Rect[]): boolean {
  return !clear.some(([left, top, width, height]) => {
    const dx = Math.max(left - x, 0, x - left - width)
    const dy = Math.max(top - y, 0, y - top - height)
    return Math.hypot(dx, dy) < radius - 1e-6
  })
}
