import { boundsOf } from './geometry.ts'
import type { VenuePlan } from './plan.ts'

/** Around each room, in metres: its doors open into it. */
const MARGIN = 1

/** A width and a height in metres. */
export type PlanFrame = readonly [width: number, height: number]

/** The frame that each of several rooms fits into: drawn in it, all of them are to one scale. */
export function commonFrame(plans: readonly VenuePlan[]): PlanFrame {
  const sizes = plans.map(({ outline }) => boundsOf(outline))
  return [
    Math.max(0, ...sizes.map(([, , width]) => width)) + 2 * MARGIN,
    Math.max(0, ...sizes.map(([, , , height]) => height)) + 2 * MARGIN,
  ]
}
