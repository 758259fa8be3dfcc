/** The parts of the floor that inner walls leave: a suite of salons is one zone, and still three rooms to whoever sits in it. */
import type { Seat } from './furniture.ts'
import { lineBounds, NEAR, overlap, shrunk } from './geometry.ts'
import { keepClear } from './keep-clear.ts'
import type { Rect, VenuePlan } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { type Room, within } from './room.ts'
import type { WorkCount } from './work-count.ts'

/** A part of the floor that no wall crosses. */
export interface Hall extends Room {
  /** The largest part of it in which nothing is fixed. */
  readonly free: Rect
}

/** Smaller parts are corners, not rooms: m². */
const SMALLEST = 4
/** More walls in a zone make a maze; it is furnished as the one room that it was drawn as. */
const MOST_WALLS = 24
const MOST_HALLS = 8

const known = new WeakMap<VenuePlan, Omit<Hall, 'work'>[]>()

/** The halls of a plan, the largest first. Found once of the same object: the slider asks at each move. */
export function hallsOf(plan: VenuePlan, work: WorkCount): Hall[] {
  const found = known.get(plan) ?? findHalls(plan)
  known.set(plan, found)
  return found.map((hall) => ({ ...hall, work }))
}

function findHalls(plan: VenuePlan): Omit<Hall, 'work'>[] {
  const clear = keepClear(plan)
  const walls = plan.walls.map(lineBounds)
  const solids = plan.solids.map(({ at }) => at)
  return plan.zones
    .flatMap((zone) => partsOf(zone, walls))
    .map((zone) => ({
      zone,
      clear: within(zone, clear),
      free: largestFree(zone, within(zone, solids)) ?? zone,
    }))
    .toSorted((one, other) => sizeOf(other.free) - sizeOf(one.free))
}

function partsOf(zone: Rect, walls: readonly Rect[]): Rect[] {
  const inside = shrunk(zone, NEAR)
  // A line has no area: it is looked for with one.
  const taken = walls.filter((wall) => overlap(inside, shrunk(wall, -NEAR / 2)))
  if (taken.length === 0 || taken.length > MOST_WALLS) return [zone]
  const parts: Rect[] = []
  while (parts.length < MOST_HALLS) {
    const part = largestFree(zone, [...taken, ...parts])
    if (!part || sizeOf(part) < SMALLEST) break
    parts.push(part)
  }
  return parts.length === 0 ? [zone] : parts
}

function sizeOf([, , w, h]: Rect): number {
  return w * h
}

/** The largest rectangle of a zone that nothing reaches into: between each two edges, the highest gap. */
function largestFree([left, top, width, height]: Rect, taken: readonly Rect[]): Rect | undefined {
  const right = left + width
  const edges = [left, right, ...taken.flatMap(([x, , w]) => [x, x + w])].filter(
    (x) => x >= left && x <= right,
  )
  const xs = [...new Set(edges)].toSorted((a, b) => a - b)
  const highest = taken.toSorted((a, b) => a[1] - b[1])
  let best: Rect | undefined
  for (const [at, from] of xs.entries()) {
    for (const to of xs.slice(at + 1)) {
      const between = highest.filter(([x, , w]) => x < to - NEAR && x + w > from + NEAR)
      const [y, h] = highestGap(between, top, top + height)
      if (h > NEAR && (to - from) * h > (best ? sizeOf(best) : 0)) best = [from, y, to - from, h]
    }
  }
  return best
}

function highestGap(taken: readonly Rect[], top: number, bottom: number): [from: number, height: number] {
  let [from, height, reached] = [top, 0, top]
  const look = (until: number) => {
    if (until - reached > height) [from, height] = [reached, until - reached]
  }
  for (const [, y, , h] of taken) {
    look(Math.min(y, bottom))
    reached = Math.max(reached, y + h)
  }
  look(bottom)
  return [from, height]
}

/** Chairs by the hall in which they stand; those in none of them, as in the opening of a wall, come last. */
export function byHall(seats: readonly Seat[], halls: readonly Hall[]): Seat[][] {
  const sorted = [...halls, undefined].map((): Seat[] => [])
  for (const seat of seats) {
    const at = halls.findIndex(({ zone }) => holdsChair(zone, seat))
    sorted.at(at)?.push(seat)
  }
  return sorted
}

function holdsChair([left, top, width, height]: Rect, [x, y]: Seat): boolean {
  const half = PLAN_RULES.seat / 2 - NEAR
  return x >= left + half && y >= top + half && x <= left + width - half && y <= top + height - half
}
