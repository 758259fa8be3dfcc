/** A floor plan with a layout on it, as a vector drawing for the dossier. Units: centimetres of the room. */
import { boundsOf } from '#/modules/venues/model/plan/geometry.ts'
import type { PlacedLayout } from '#/modules/venues/model/plan/layouts/furniture.ts'
import { layOut, type PlanLayout } from '#/modules/venues/model/plan/layouts/lay-out.ts'
import { COLUMN_RADIUS, type VenuePlan } from '#/modules/venues/model/plan/plan.ts'
import {
  cm,
  dotsAt,
  gapsOf,
  glassOf,
  leavesOf,
  lineAt,
  outlineOf,
  rectAt,
} from '#/modules/venues/model/plan/plan-paths.ts'
import { PLAN_RULES } from '#/modules/venues/model/plan/plan-rules.ts'
import type { Layout } from '#/modules/venues/model/venue-options.ts'
import type { PdfDrawing, PdfShape } from '#/platform/pdf/pdf-document.ts'

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

/** How the layouts of a venue are drawn. */
const DRAWN_AS: Readonly<Record<Layout, PlanLayout>> = {
  standing: 'standing',
  cocktailDinner: 'standing',
  seatedDinner: 'dinner',
  runway: 'runway',
}

/** A plan that is drawn, and how many it holds so. */
export interface DrawnPlan {
  readonly drawing: PdfDrawing
  readonly shown: number
}

/**
 * Draw a plan.
 * @param most guests that the venue states for the layout; never more are drawn
 */
export function drawPlan(
  plan: VenuePlan,
  { layout, guests, most, alt }: { layout: Layout; guests: number | null; most: number; alt: string },
): DrawnPlan {
  const count = Math.min(guests ?? most, most)
  const placed = layOut(plan, DRAWN_AS[layout], { enough: count, count })
  const [x, y, w, h] = boundsOf(plan.outline).map(cm) as [number, number, number, number]
  const letter = Math.round(Math.max(w, h) / 38)
  const bar = y + h + 50
  const drawing: PdfDrawing = {
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
  return { drawing, shown: placed.shown }
}

function walls(plan: VenuePlan): PdfShape[] {
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

function furniture({ guests, seats, tables, orders, rails, runway }: PlacedLayout): PdfShape[] {
  const radius = tables[0]?.[2] ?? 0
  const chair = cm(PLAN_RULES.chair) - 6
  const cap = tables.length > 0 ? 'round' : 'square'
  return [
    { path: dotsAt(guests), stroke: GREEN, width: 34, cap: 'round' },
    { path: dotsAt(tables), stroke: GREEN, width: cm(2 * radius), cap: 'round' },
    { path: dotsAt(tables), stroke: WASH, width: cm(2 * radius) - 10, cap: 'round' },
    { path: orders.map(rectAt).join(''), fill: WASH, stroke: GREEN, width: 4 },
    // A square cap adds half of the width at both ends.
    { path: dotsAt(seats), stroke: GREEN, width: chair, cap },
    { path: dotsAt(seats), stroke: PAPER, width: chair - 10, cap },
    { path: rails.map(lineAt).join(''), stroke: GREEN, width: 8 },
    { path: runway ? rectAt(runway) : '', fill: WASH, stroke: GREEN, width: 4 },
  ]
}
