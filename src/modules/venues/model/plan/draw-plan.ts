/** A floor plan with a layout on it, as a vector drawing for paper. Units: centimetres of the room. */

import type { PlacedLayout } from './furniture.ts'
import { boundsOf } from './geometry.ts'
import { COLUMN_RADIUS, type VenuePlan } from './plan.ts'
import { cm, dotsAt, gapsOf, glassOf, leavesOf, lineAt, outlineOf, rectAt } from './plan-paths.ts'
import { PLAN_RULES } from './plan-rules.ts'

const [INK, SOFT, FLOOR, PAPER, GREEN, WASH] = [
  '#0f172a',
  '#475569',
  '#f5f7f9',
  '#ffffff',
  '#0d4a36',
  '#dfe9e4',
]

/** Around the room, with its scale below. */
const [MARGIN, BELOW] = [40, 130]

/** Outlines with one paint, as SVG path data. */
interface PaperShape {
  readonly path: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly cap?: 'round' | 'square'
}

/** A plan as outlines, with the letters of its scale. */
export interface PaperPlan {
  /** `[left, top, width, height]` of what is shown. */
  readonly view: readonly [number, number, number, number]
  readonly shapes: readonly PaperShape[]
  readonly labels: readonly { text: string; x: number; y: number; size: number }[]
  readonly alt: string
}

/**
 * Draw a plan for paper.
 * @param alt what the drawing shows, for those who cannot see it
 */
export function drawPlan(plan: VenuePlan, placed: PlacedLayout, alt: string): PaperPlan {
  const [x, y, w, h] = boundsOf(plan.outline).map(cm) as [number, number, number, number]
  const letter = Math.round(Math.max(w, h) / 38)
  const bar = y + h + 50
  return {
    view: [x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + MARGIN + BELOW],
    shapes: [
      { path: outlineOf(plan), fill: FLOOR },
      ...furniture(placed),
      ...walls(plan),
      {
        path: `M${x} ${bar}v12h500v-12M${x + 100} ${bar + 4}v8M${x + 200} ${bar + 4}v8`,
        stroke: SOFT,
        width: 3,
      },
    ],
    labels: [
      { text: '0', x, y: bar + 16 + letter * 1.3, size: letter },
      { text: '5 m', x: x + 500, y: bar + 16 + letter * 1.3, size: letter },
    ],
    alt,
  }
}

function walls(plan: VenuePlan): PaperShape[] {
  const leaves = plan.doors.flatMap(leavesOf)
  return [
    { path: plan.walls.map(lineAt).join(''), stroke: INK, width: 12, cap: 'square' },
    { path: outlineOf(plan), stroke: INK, width: 24 },
    { path: gapsOf(plan), stroke: PAPER, width: 26 },
    { path: glassOf(plan) + leaves.map(({ leaf }) => leaf).join(''), stroke: INK, width: 3 },
    { path: leaves.map(({ swing }) => swing).join(''), stroke: SOFT, width: 2 },
    { path: plan.solids.map(({ at }) => rectAt(at)).join(''), fill: SOFT },
    { path: dotsAt(plan.columns), stroke: INK, width: cm(2 * COLUMN_RADIUS), cap: 'round' },
  ]
}

function roundChairs(seats: PlacedLayout['seats'], width: number): PaperShape[] {
  return [
    { path: dotsAt(seats), stroke: GREEN, width, cap: 'round' },
    { path: dotsAt(seats), stroke: PAPER, width: width - 10, cap: 'round' },
  ]
}

/** As outlines: in a PDF a stroke without length has no square cap (ISO 32000-2, 8.5.3.2). */
function squareChairs(seats: PlacedLayout['seats'], width: number): PaperShape {
  const side = (width - 5) / 100
  const chairs = seats.map(([x, y]) => rectAt([x - side / 2, y - side / 2, side, side]))
  return { path: chairs.join(''), fill: PAPER, stroke: GREEN, width: 5 }
}

function furniture({ guests, seats, tables, orders, rails, runway }: PlacedLayout): PaperShape[] {
  const radius = tables[0]?.[2] ?? 0
  const chair = cm(PLAN_RULES.chair) - 6
  return [
    { path: dotsAt(guests), stroke: GREEN, width: 34, cap: 'round' },
    { path: dotsAt(tables), stroke: GREEN, width: cm(2 * radius), cap: 'round' },
    { path: dotsAt(tables), stroke: WASH, width: cm(2 * radius) - 10, cap: 'round' },
    { path: orders.map(rectAt).join(''), fill: WASH, stroke: GREEN, width: 4 },
    ...(tables.length > 0 ? roundChairs(seats, chair) : [squareChairs(seats, chair)]),
    { path: rails.map(lineAt).join(''), stroke: GREEN, width: 8 },
    { path: runway ? rectAt(runway) : '', fill: WASH, stroke: GREEN, width: 4 },
  ]
}
