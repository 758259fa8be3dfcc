/** What is wrong with a plan, as data: the words are the messages of the editor. */
import { areaOf, holds, holdsRect, isSimple, liesOn, overlap, sidesOf } from './geometry.ts'
import { layOut, PLAN_LAYOUTS } from './lay-out.ts'
import type { Rect, VenuePlan } from './plan.ts'

/** How far the drawn area may be from the stated surface. */
export const AREA_TOLERANCE = 0.05

/** A problem; `at` is the place in the list that the code speaks of, from 0. */
export type PlanProblem =
  | { readonly code: 'few-points' | 'crossing' | 'no-entrance' | 'no-zone' | 'too-much' }
  | {
      readonly code: 'area'
      /** m², rounded to one tenth, and the limits that the stated surface sets. */
      readonly values: { readonly area: number; readonly min: number; readonly max: number }
    }
  | {
      readonly code:
        | 'door-off-wall'
        | 'window-off-outline'
        | 'wall-outside'
        | 'column-outside'
        | 'solid-outside'
        | 'room-outside'
        | 'zone-outside'
        | 'zones-overlap'
      readonly at: number
    }

/**
 * Everything that keeps a plan from being shown.
 * @param surfaceM2 as the venue states it; unknown in a draft
 */
export function planProblems(plan: VenuePlan, surfaceM2: number | null): PlanProblem[] {
  if (plan.outline.length < 3) return [{ code: 'few-points' }]
  if (!isSimple(plan.outline)) return [{ code: 'crossing' }]
  const problems = [...areaProblems(plan, surfaceM2), ...openingProblems(plan), ...placeProblems(plan)]
  return problems.length === 0 && isTooMuch(plan) ? [{ code: 'too-much' }] : problems
}

const known = new WeakMap<VenuePlan, boolean>()

/** Whether it takes too long to furnish a plan in one of the layouts. Asked once of the same object: a form asks at each key. */
export function isTooMuch(plan: VenuePlan): boolean {
  const found = known.get(plan) ?? PLAN_LAYOUTS.some((layout) => !layOut(plan, layout).isWhole)
  known.set(plan, found)
  return found
}

/** The plan that is shown: one that does not agree with its venue is not, the figures stand alone. */
export function soundPlan(plan: VenuePlan | null, surfaceM2: number): VenuePlan | null {
  return plan && planProblems(plan, surfaceM2).length === 0 ? plan : null
}

function areaProblems({ outline }: VenuePlan, surfaceM2: number | null): PlanProblem[] {
  if (surfaceM2 === null) return []
  const area = areaOf(outline)
  const [min, max] = [surfaceM2 * (1 - AREA_TOLERANCE), surfaceM2 * (1 + AREA_TOLERANCE)]
  if (area >= min && area <= max) return []
  return [{ code: 'area', values: { area: tenth(area), min: tenth(min), max: tenth(max) } }]
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function openingProblems({ outline, walls, doors, windows }: VenuePlan): PlanProblem[] {
  const sides = sidesOf(outline)
  const all = [...sides, ...walls]
  return [
    ...doors.flatMap(({ at: door }, at): PlanProblem[] =>
      all.some((wall) => liesOn(door, wall)) ? [] : [{ code: 'door-off-wall', at }],
    ),
    ...windows.flatMap((window, at): PlanProblem[] =>
      sides.some((side) => liesOn(window, side)) ? [] : [{ code: 'window-off-outline', at }],
    ),
    ...(doors.some(({ kind }) => kind === 'entrance') ? [] : [{ code: 'no-entrance' } as const]),
  ]
}

function placeProblems({ outline, walls, columns, solids, rooms, zones }: VenuePlan): PlanProblem[] {
  const outside = (rects: readonly Rect[], code: 'solid-outside' | 'zone-outside'): PlanProblem[] =>
    rects.flatMap((rect, at) => (holdsRect(outline, rect) ? [] : [{ code, at }]))
  return [
    ...walls.flatMap(([x1, y1, x2, y2], at): PlanProblem[] =>
      holds(outline, [x1, y1]) && holds(outline, [x2, y2]) ? [] : [{ code: 'wall-outside', at }],
    ),
    ...columns.flatMap((column, at): PlanProblem[] =>
      holds(outline, column) ? [] : [{ code: 'column-outside', at }],
    ),
    ...outside(
      solids.map(({ at }) => at),
      'solid-outside',
    ),
    ...rooms.flatMap(({ kind, at: room }, at): PlanProblem[] =>
      kind === 'courtyard' || holdsRect(outline, room) ? [] : [{ code: 'room-outside', at }],
    ),
    ...outside(zones, 'zone-outside'),
    ...zones.flatMap((zone, at): PlanProblem[] =>
      zones.slice(0, at).some((other) => overlap(zone, other)) ? [{ code: 'zones-overlap', at }] : [],
    ),
    ...(zones.length === 0 ? [{ code: 'no-zone' } as const] : []),
  ]
}
