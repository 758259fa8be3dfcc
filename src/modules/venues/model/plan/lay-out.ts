/** Layouts computed on a plan: what fits, and where it stands. Pure: server and browser draw the same. */

import { dinner, fewerAtTables } from './dinner.ts'
import type { Furniture, PlacedLayout } from './furniture.ts'
import { hallsOf } from './halls.ts'
import type { VenuePlan } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { fewerRails, rails } from './rails.ts'
import { roomsOf } from './room.ts'
import { fewerRows, rows } from './rows.ts'
import { fewerAtRunway, runway } from './runway.ts'
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

function countIn(layout: PlanLayout, set: Furniture): number {
  if (layout === 'rails') return set.rails.length * PLAN_RULES.rail
  return layout === 'standing' ? set.guests.length : set.seats.length
}

/** Everything that fits, or as much as is enough. */
function furnished(plan: VenuePlan, layout: PlanLayout, enough: number, work: WorkCount): Furniture {
  const rooms = roomsOf(plan, work)
  switch (layout) {
    case 'standing':
      return standing(plan, work)
    case 'dinner':
      return dinner(rooms, enough)
    case 'rows':
      return rows(rooms)
    case 'runway':
      return runway(rooms, enough)
    case 'rails':
      return rails(rooms)
  }
}

/** A part of it: in the largest hall as long as it has room, and there in its middle. */
function fewer(
  plan: VenuePlan,
  layout: PlanLayout,
  { full, count, work }: { full: Furniture; count: number; work: WorkCount },
): Furniture {
  const halls = hallsOf(plan, work)
  switch (layout) {
    case 'standing':
      return fewerStanding(plan, count, work)
    case 'dinner':
      return fewerAtTables(full, halls, count)
    case 'rows':
      return fewerRows(full, halls, count)
    case 'runway':
      return fewerAtRunway(full, halls, count)
    case 'rails':
      return fewerRails(full, halls, Math.ceil(count / PLAN_RULES.rail - 1e-6))
  }
}

/** What fits, by layout and by what is enough. */
interface Fitting {
  readonly full: Furniture
  readonly isWhole: boolean
}
const known = new WeakMap<VenuePlan, Map<string, Fitting>>()

/** Found once of the same object: the slider asks for another number at each move, and what fits is the same. */
function fitting(plan: VenuePlan, layout: PlanLayout, enough: number): Fitting {
  const ofPlan = known.get(plan) ?? new Map<string, Fitting>()
  known.set(plan, ofPlan)
  const key = `${layout} ${enough}`
  const found = ofPlan.get(key) ?? fitted(plan, layout, enough)
  ofPlan.set(key, found)
  return found
}

function fitted(plan: VenuePlan, layout: PlanLayout, enough: number): Fitting {
  const work = new WorkCount()
  const full = furnished(plan, layout, enough, work)
  return { full, isWhole: !work.isSpent }
}

/**
 * Furnish a plan: with everything that fits, or with a number of it. Linear in the area of its zones; what is too large
 * to be furnished gets what was placed until then (`isWhole`).
 */
export function layOut(plan: VenuePlan, layout: PlanLayout, { enough, count }: Wanted = {}): PlacedLayout {
  const { full, isWhole } = fitting(plan, layout, enough ?? Number.POSITIVE_INFINITY)
  const most = countIn(layout, full)
  const isAll = count === undefined || count >= most
  // What fits at its tightest may stand at one wall: for a number, all tables have their places anew.
  if (isAll && (count === undefined || layout !== 'dinner')) return { ...full, most, shown: most, isWhole }
  const work = new WorkCount()
  const set = fewer(plan, layout, { full, count: Math.min(count, most), work })
  return { ...set, most, shown: countIn(layout, set), isWhole: isWhole && !work.isSpent }
}
