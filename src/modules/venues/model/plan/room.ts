import { overlap } from './geometry.ts'
import { keepClear } from './keep-clear.ts'
import type { Rect, VenuePlan } from './plan.ts'
import type { WorkCount } from './work-count.ts'

/** A zone to be furnished. */
export interface Room {
  readonly zone: Rect
  /** What stays empty in it; all that reaches into it, and nothing else. */
  readonly clear: readonly Rect[]
  readonly work: WorkCount
}

/** The zones of a plan, each with its own obstacles: what lies elsewhere is looked at once. */
export function roomsOf(plan: VenuePlan, work: WorkCount): Room[] {
  const clear = keepClear(plan)
  return plan.zones.map((zone) => ({ zone, clear: within(zone, clear), work }))
}

/** The places that reach into a rectangle. */
export function within(rect: Rect, clear: readonly Rect[]): Rect[] {
  return clear.filter((place) => overlap(place, rect))
}
