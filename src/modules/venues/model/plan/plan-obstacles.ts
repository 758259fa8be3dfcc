/** What the words of a plan keep clear of. Centimetres. */
import type { PlanDoor, Segment, VenuePlan } from './plan.ts'
import { COLUMN_RADIUS } from './plan.ts'
import { cm, leavesOf } from './plan-paths.ts'
import { around, type Box } from './text-boxes.ts'

/** Half of a wall, a little more. */
const WALL = 14

/** The places over which doors swing. */
export function swingsOf({ doors }: Pick<VenuePlan, 'doors'>): Box[] {
  return doors.flatMap((door) => leavesOf(door).map(({ leaf, swing }) => hullOf(leaf, swing, door)))
}

/** Walls, round about, as thin boxes. */
export function wallsOf({ outline, walls }: Pick<VenuePlan, 'outline' | 'walls'>): Box[] {
  const closed = outline.map(([x, y], at): Segment => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    return [x, y, nextX, nextY]
  })
  return [...closed, ...walls].map(([x1, y1, x2, y2]) => [
    cm(Math.min(x1, x2)) - WALL,
    cm(Math.min(y1, y2)) - WALL,
    cm(Math.abs(x2 - x1)) + 2 * WALL,
    cm(Math.abs(y2 - y1)) + 2 * WALL,
  ])
}

/** What stands in a room for good. */
export function solidsOf({ solids, columns }: Pick<VenuePlan, 'solids' | 'columns'>): Box[] {
  const thick = cm(2 * COLUMN_RADIUS)
  return [
    ...solids.map(({ at: [x, y, w, h] }): Box => [cm(x), cm(y), cm(w), cm(h)]),
    ...columns.map(([x, y]): Box => [cm(x) - thick / 2, cm(y) - thick / 2, thick, thick]),
  ]
}

function hullOf(leaf: string, swing: string, { at: [x1, y1] }: PlanDoor): Box {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = numbersIn(leaf)
  const ends = numbersIn(swing)
  const [lastX = cm(x1), lastY = cm(y1)] = ends.slice(-2)
  return around([
    [fromX, fromY, 0, 0],
    [toX, toY, 0, 0],
    [lastX, lastY, 0, 0],
  ])
}

function numbersIn(path: string): number[] {
  return (path.match(/-?\d+/g) ?? []).map(Number)
}
