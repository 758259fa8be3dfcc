import { EMPTY, type Furniture } from './furniture.ts'
import { shrunk } from './geometry.ts'
import type { Point, Rect } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import type { Room } from './room.ts'
import { GUEST } from './work-count.ts'

/** Half of a row of this grid is moved by half a step, so that nobody stands right behind another. */
const ROW = Math.sqrt(3) / 2

/** The distance between guests at the greatest density. */
const CLOSEST = Math.sqrt(1 / (PLAN_RULES.standingPerM2 * ROW))

/** How exactly the distance is looked for: halved this many times. */
const HALVINGS = 12

/** Some of a room's guests: all on one line, `distance` apart. */
interface Line {
  readonly from: number
  readonly y: number
  readonly count: number
  /** What stays empty on it. */
  readonly clear: readonly Rect[]
}

/** @param cost of a guest without obstacles on the line */
function* linesAt(distance: number, rooms: readonly Room[], cost: number): Generator<Line> {
  for (const { zone, clear, work } of rooms) {
    const [left, top, width, height] = shrunk(zone, PLAN_RULES.wall)
    const rows = Math.max(0, Math.floor(height / (distance * ROW)) + 1)
    for (let row = 0; row < rows; row += 1) {
      const y = top + row * distance * ROW
      const indent = row % 2 === 0 ? 0 : distance / 2
      const count = Math.max(0, Math.floor((width - indent) / distance) + 1)
      const near = clear.filter(([, upper, , h]) => y > upper && y < upper + h)
      if (!work.take(clear.length + count * (cost + near.length))) return
      yield { from: left + indent, y, count, clear: near }
    }
  }
}

function* guestsOn({ from, y, count, clear }: Line, distance: number): Generator<Point> {
  for (let at = 0; at < count; at += 1) {
    const x = from + at * distance
    if (!clear.some(([left, , width]) => x > left && x < left + width)) yield [x, y]
  }
}

function guestsAt(distance: number, rooms: readonly Room[]): Point[] {
  return [...linesAt(distance, rooms, GUEST)].flatMap((line) => [...guestsOn(line, distance)])
}

/** As {@link guestsAt}, without making them. */
function countAt(distance: number, rooms: readonly Room[]): number {
  let guests = 0
  for (const line of linesAt(distance, rooms, 0)) {
    if (line.clear.length === 0) guests += line.count
    else for (const _ of guestsOn(line, distance)) guests += 1
  }
  return guests
}

/** As many guests as may stand. */
export function standing(rooms: readonly Room[]): Furniture {
  return { ...EMPTY, guests: guestsAt(CLOSEST, rooms) }
}

/** Fewer guests, with more room for each. */
export function fewerStanding(rooms: readonly Room[], count: number): Furniture {
  let [close, far] = [CLOSEST, 6]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (close + far) / 2
    if (countAt(middle, rooms) >= count) close = middle
    else far = middle
  }
  return { ...EMPTY, guests: guestsAt(close, rooms).slice(0, count) }
}
