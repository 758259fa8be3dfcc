import { isIn, shrunk } from '../geometry.ts'
import type { Point, Rect } from '../plan.ts'
import { PLAN_RULES } from '../plan-rules.ts'
import { EMPTY, type Furniture } from './furniture.ts'

/** Half of a row of this grid is moved by half a step, so that nobody stands right behind another. */
const ROW = Math.sqrt(3) / 2

/** The distance between guests at the greatest density. */
const CLOSEST = Math.sqrt(1 / (PLAN_RULES.standingPerM2 * ROW))

/** How exactly the distance is looked for: halved this many times. */
const HALVINGS = 12

function guestsAt(distance: number, zones: readonly Rect[], clear: readonly Rect[]): Point[] {
  return zones.flatMap((zone) => {
    const [left, top, width, height] = shrunk(zone, PLAN_RULES.wall)
    const rows = Math.max(0, Math.floor(height / (distance * ROW)) + 1)
    return Array.from({ length: rows }, (_, row) => {
      const indent = row % 2 === 0 ? 0 : distance / 2
      const count = Math.max(0, Math.floor((width - indent) / distance) + 1)
      return Array.from(
        { length: count },
        (_, at): Point => [left + indent + at * distance, top + row * distance * ROW],
      )
    })
      .flat()
      .filter((guest) => !clear.some((place) => isIn(guest, place)))
  })
}

/** As many guests as may stand. */
export function standing(zones: readonly Rect[], clear: readonly Rect[]): Furniture {
  return { ...EMPTY, guests: guestsAt(CLOSEST, zones, clear) }
}

/** Fewer guests, with more room for each. */
export function fewerStanding(zones: readonly Rect[], clear: readonly Rect[], count: number): Furniture {
  let [close, far] = [CLOSEST, 6]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (close + far) / 2
    if (guestsAt(middle, zones, clear).length >= count) close = middle
    else far = middle
  }
  return { ...EMPTY, guests: guestsAt(close, zones, clear).slice(0, count) }
}
