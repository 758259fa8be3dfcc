/** What guests who stand keep clear of, looked at along the lines on which they stand. */
import { lengthOf, liesOn, lineBounds, NEAR, sidesOf } from './geometry.ts'
import { clearOfDoor, passagesOf } from './keep-clear.ts'
import { COLUMN_RADIUS, type Rect, type Segment, type VenuePlan } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'

const { guest, guestWall, hearth } = PLAN_RULES

/** From the middle of a guest to a wall. */
const OFF = guest + guestWall

/** What lies between two ends of a line, both of them free. */
export type Span = readonly [from: number, to: number]

/** Something, and how far from it the middle of a guest must be; a line of it is a wall that slants. */
interface Obstacle {
  readonly at: Rect | Segment
  readonly reach: number
  readonly isSlanted: boolean
  readonly around: Rect
}

/** A zone as guests stand in it. */
export interface Ground {
  /** Where their middles may be. */
  readonly inside: Rect
  readonly obstacles: readonly Obstacle[]
}

function off(at: Rect, reach: number): Obstacle {
  const [x, y, w, h] = at
  return { at, reach, isSlanted: false, around: [x - reach, y - reach, w + 2 * reach, h + 2 * reach] }
}

function offWall(wall: Segment): Obstacle {
  const bounds = lineBounds(wall)
  const level = off(bounds, OFF)
  return Math.min(bounds[2], bounds[3]) < NEAR ? level : { ...level, at: wall, isSlanted: true }
}

const known = new WeakMap<VenuePlan, Ground[]>()

/** The zones of a plan for guests who stand. Made once of the same object: the slider asks at each move. */
export function groundsOf(plan: VenuePlan): Ground[] {
  const grounds = known.get(plan) ?? makeGrounds(plan)
  known.set(plan, grounds)
  return grounds
}

function makeGrounds(plan: VenuePlan): Ground[] {
  const { doors, walls, columns, solids, zones } = plan
  const sides = sidesOf(plan.outline)
  const all = [
    ...[...sides, ...walls].map(offWall),
    ...[...doors.map(clearOfDoor), ...passagesOf(plan)].map((at) => off(at, guest)),
    ...columns.map(([x, y]) => off([x, y, 0, 0], COLUMN_RADIUS + OFF)),
    ...solids.map(({ kind, at }) =>
      off(at, kind === 'fireplace' || kind === 'stairs' ? hearth + guest : OFF),
    ),
  ]
  return zones.map((zone) => {
    const inside = insideOf(zone, sides)
    const [left, top, width, height] = inside
    const obstacles = all.filter(
      ({ around: [x, y, w, h] }) => x < left + width && x + w > left && y < top + height && y + h > top,
    )
    return { inside, obstacles }
  })
}

/** A zone without what its walls take on its whole side: the rest of it is then filled evenly. */
function insideOf([x, y, w, h]: Rect, sides: readonly Segment[]): Rect {
  const [right, bottom] = [x + w, y + h]
  const edge = (...line: Segment) => (sides.some((side) => liesOn(line, side)) ? OFF : guest)
  const [left, top] = [edge(x, y, x, bottom), edge(x, y, right, y)]
  return [
    x + left,
    y + top,
    w - left - edge(right, y, right, bottom),
    h - top - edge(x, bottom, right, bottom),
  ]
}

/** What an obstacle takes of the line at a height. */
function takenAt(y: number, { at, reach, isSlanted }: Obstacle): Span | undefined {
  return isSlanted ? takenBySlanted(y, at, reach) : takenByRect(y, at, reach)
}

function takenByRect(y: number, rect: Rect, reach: number): Span | undefined {
  const away = Math.max(rect[1] - y, 0, y - rect[1] - rect[3])
  if (away >= reach) return undefined
  const half = Math.sqrt(reach * reach - away * away)
  return [rect[0] - half, rect[0] + rect[2] + half]
}

/** A round end, a slanted band, and another round end. */
function takenBySlanted(y: number, [x1, y1, x2, y2]: Segment, reach: number): Span | undefined {
  const length = lengthOf([x1, y1, x2, y2])
  const [dx, dy] = [((y1 - y2) / length) * reach, ((x2 - x1) / length) * reach]
  const band = [1, -1].flatMap((side) => {
    const part = (y - y1 - side * dy) / (y2 - y1)
    const x = x1 + side * dx + part * (x2 - x1)
    return part >= 0 && part <= 1 ? [x, x] : []
  })
  const ends = [takenByRect(y, [x1, y1, 0, 0], reach), takenByRect(y, [x2, y2, 0, 0], reach)]
  const all = [...band, ...ends.flatMap((end) => end ?? [])]
  return all.length === 0 ? undefined : [Math.min(...all), Math.max(...all)]
}

/** What is taken of the line at a height, from left to right. */
export function takenOf({ obstacles }: Ground, y: number): Span[] {
  const taken: Span[] = []
  for (const obstacle of obstacles) {
    // By index: taking a tuple apart costs ten times what is done here, and most obstacles are elsewhere.
    if (y <= obstacle.around[1] || y >= obstacle.around[1] + obstacle.around[3]) continue
    const span = takenAt(y, obstacle)
    if (span) taken.push(span)
  }
  return taken.length > 1 ? taken.sort((one, other) => one[0] - other[0]) : taken
}
