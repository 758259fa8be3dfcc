/** Layouts computed on a plan: what fits, and where it stands. Pure: server and browser draw the same. */

import { dinner, fewerAtTables } from './dinner.ts'
import type { Furniture, PlacedLayout } from './furniture.ts'
import type { VenuePlan } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { rails } from './rails.ts'
import { type Room, roomsOf } from './room.ts'
import { rows } from './rows.ts'
import { runway } from './runway.ts'
import { fewerStanding, standing } from './standing.ts'
import { WorkCount } from './work-count.ts'

/** Ways to furnish a plan, in their order on the page; names are the messages under `plan.layout`. */
export const PLAN_LAYOUTS = ['standing', 'dinner', 'rows', 'runway', 'rails'] as const
export type PlanLayout = (typeof PLAN_LAYOUTS)[number]

/** Guests, or metres of rail. */
interface Wanted {
  /** More need not fit: the drawing may then be wider or more even. */
  readonly enough?: number | undefined
  readonly count?: number | undefined
}

const FURNISH: Record<PlanLayout, (rooms: readonly Room[], enough: number) => Furniture> = {
  standing,
  dinner,
  rows,
  runway,
  rails,
}

function countIn(layout: PlanLayout, set: Furniture): number {
  if (layout === 'rails') return set.rails.length * PLAN_RULES.rail
  return layout === 'standing' ? set.guests.length : set.seats.length
}

function fewer(layout: PlanLayout, full: Furniture, rooms: readonly Room[], count: number): Furniture {
  if (layout === 'standing') return fewerStanding(rooms, count)
  if (layout === 'dinner') return fewerAtTables(full, count)
  if (layout !== 'rails') return { ...full, seats: full.seats.slice(0, count) }
  return { ...full, rails: full.rails.slice(0, Math.ceil(count / PLAN_RULES.rail - 1e-6)) }
}

/**
 * Furnish a plan: with everything that fits, or with a number of it. Linear in the area of its zones; what is too large
 * to be furnished gets what was placed until then (`isWhole`).
 */
export function layOut(plan: VenuePlan, layout: PlanLayout, { enough, count }: Wanted = {}): PlacedLayout {
  const work = new WorkCount()
  const rooms = roomsOf(plan, work)
  const full = FURNISH[layout](rooms, enough ?? Number.POSITIVE_INFINITY)
  const most = countIn(layout, full)
  const set = count === undefined || count >= most ? full : fewer(layout, full, rooms, count)
  return { ...set, most, shown: countIn(layout, set), isWhole: !work.isSpent }
}
