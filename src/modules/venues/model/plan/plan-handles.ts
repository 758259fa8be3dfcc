/** What the editor of plans takes hold of: each corner, end and middle, and what becomes of the plan when it moves. */
import { freeOnOutline, freeRect } from './free-place.ts'
import { areaOf, middleOf } from './geometry.ts'
import type { Point, Rect, Segment, VenuePlan } from './plan.ts'

/** The lists of a plan, in the order in which their handles are reached. */
export const PLAN_LISTS = [
  'outline',
  'doors',
  'windows',
  'walls',
  'columns',
  'solids',
  'rooms',
  'zones',
] as const
export type PlanList = (typeof PLAN_LISTS)[number]

/** A place that can be moved: the `part` is 0 or 1 where a thing has two ends. */
export interface PlanHandle {
  readonly list: PlanList
  readonly index: number
  readonly part: 0 | 1
  readonly at: Point
}

function ends([x1, y1, x2, y2]: Segment): Point[] {
  return [
    [x1, y1],
    [x2, y2],
  ]
}

function corners([x, y, w, h]: Rect): Point[] {
  return [
    [x, y],
    [x + w, y + h],
  ]
}

function pointsOf(plan: VenuePlan, list: PlanList): Point[][] {
  switch (list) {
    case 'outline':
    case 'columns':
      return plan[list].map((point) => [point])
    case 'doors':
      return plan.doors.map(({ at }) => ends(at))
    case 'windows':
    case 'walls':
      return plan[list].map(ends)
    case 'solids':
    case 'rooms':
      return plan[list].map(({ at }) => corners(at))
    case 'zones':
      return plan.zones.map(corners)
  }
}

/** Every place of a plan that can be moved. */
export function handlesOf(plan: VenuePlan): PlanHandle[] {
  return PLAN_LISTS.flatMap((list) =>
    pointsOf(plan, list).flatMap((points, index) =>
      points.map((at, part): PlanHandle => ({ list, index, part: part === 1 ? 1 : 0, at })),
    ),
  )
}

function movedEnd([x1, y1, x2, y2]: Segment, part: 0 | 1, [x, y]: Point): Segment {
  return part === 0 ? [x, y, x2, y2] : [x1, y1, x, y]
}

/** The upper left corner takes the whole along, the lower right one changes the size. */
function movedCorner([left, top, w, h]: Rect, part: 0 | 1, [x, y]: Point): Rect {
  if (part === 0) return [x, y, w, h]
  return [left, top, Math.max(0.1, x - left), Math.max(0.1, y - top)]
}

const cents = (value: number) => Math.round(value * 100) / 100
const exact = <T extends readonly number[]>(values: T) => values.map(cents) as unknown as T

/** The plan with one place moved. */
export function moved(plan: VenuePlan, { list, index, part }: PlanHandle, to: Point): VenuePlan {
  const change = <T>(items: readonly T[], by: (item: T) => T) =>
    items.map((item, at) => (at === index ? by(item) : item))
  switch (list) {
    case 'outline':
    case 'columns':
      return { ...plan, [list]: change(plan[list], () => exact(to)) }
    case 'doors':
      return {
        ...plan,
        doors: change(plan.doors, (door) => ({ ...door, at: exact(movedEnd(door.at, part, to)) })),
      }
    case 'windows':
    case 'walls':
      return { ...plan, [list]: change(plan[list], (line) => exact(movedEnd(line, part, to))) }
    case 'solids':
      return {
        ...plan,
        solids: change(plan.solids, (solid) => ({ ...solid, at: exact(movedCorner(solid.at, part, to)) })),
      }
    case 'rooms':
      return {
        ...plan,
        rooms: change(plan.rooms, (room) => ({ ...room, at: exact(movedCorner(room.at, part, to)) })),
      }
    case 'zones':
      return { ...plan, zones: change(plan.zones, (zone) => exact(movedCorner(zone, part, to))) }
  }
}

/** The plan without the thing that a handle belongs to. */
export function without(plan: VenuePlan, { list, index }: PlanHandle): VenuePlan {
  return { ...plan, [list]: plan[list].filter((_, at) => at !== index) }
}

/** A corner in the middle of the side that begins at a corner. */
export function withCornerAfter(plan: VenuePlan, index: number): VenuePlan {
  const [x, y] = plan.outline[index] ?? [0, 0]
  const [nextX, nextY] = plan.outline[(index + 1) % plan.outline.length] ?? [x, y]
  return { ...plan, outline: plan.outline.toSpliced(index + 1, 0, exact([(x + nextX) / 2, (y + nextY) / 2])) }
}

/** The plan with one thing more, where it has room and is seen. */
export function withOneMore(plan: VenuePlan, list: PlanList): VenuePlan {
  const line = () => exact(freeOnOutline(plan, 1))
  const box = () => exact(freeRect(plan, [2, 2], list === 'zones'))
  switch (list) {
    case 'outline':
      return withCornerAfter(plan, plan.outline.length - 1)
    case 'doors':
      return { ...plan, doors: [...plan.doors, { kind: 'inner', at: line(), opens: 1, leaves: 1 }] }
    case 'windows':
      return { ...plan, windows: [...plan.windows, line()] }
    case 'walls':
      return { ...plan, walls: [...plan.walls, exact(across(freeRect(plan, [2, 0.2])))] }
    case 'columns':
      return { ...plan, columns: [...plan.columns, exact(middleOf(freeRect(plan, [0.4, 0.4])))] }
    case 'solids':
      return { ...plan, solids: [...plan.solids, { kind: 'counter', at: box() }] }
    case 'rooms':
      return { ...plan, rooms: [...plan.rooms, { kind: 'storage', at: box() }] }
    case 'zones':
      return { ...plan, zones: [...plan.zones, box()] }
  }
}

const across = ([x, y, w, h]: Rect): Segment => [x, y + h / 2, x + w, y + h / 2]

/** A room to begin with: one and a half times as long as deep, with a door and one zone. */
export function planToBeginWith(surfaceM2: number): VenuePlan {
  const long = Math.round(Math.sqrt(surfaceM2 * 1.5) * 10) / 10
  const deep = Math.round((surfaceM2 / long) * 10) / 10
  const plan: VenuePlan = {
    north: 0,
    outline: [
      [0, 0],
      [long, 0],
      [long, deep],
      [0, deep],
    ],
    walls: [],
    windows: [],
    doors: [{ kind: 'entrance', at: [1, deep, 2, deep], opens: -1, leaves: 1 }],
    columns: [],
    solids: [],
    rooms: [],
    zones: [[0, 0, long, deep]],
  }
  return areaOf(plan.outline) > 0 ? plan : planToBeginWith(60)
}
