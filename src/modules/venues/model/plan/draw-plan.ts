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

/** Around the room, and between the room and its scale. */
const [MARGIN, GAP] = [40, 50]

/** Lengths of a scale in metres, and how many of its letters it takes at least, so that they do not touch. */
const [SCALES, LETTERS] = [[5, 10, 20, 50, 100], 5] as const

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
  const letter = letterOf(w, h)
  const scale = scaleOf(x, y + h + GAP, letter)
  return {
    view: [x - MARGIN, y - MARGIN, w + 2 * MARGIN, scale.bottom - y + MARGIN],
    shapes: [{ path: outlineOf(plan), fill: FLOOR }, ...furniture(placed), ...walls(plan), scale.bar],
    labels: scale.labels,
    alt,
  }
}

/** Seven points on paper, where a drawing is as wide as the page, or else some 180 points high. */
const letterOf = (w: number, h: number) => Math.round(Math.max(w / 70, h / 18, 20))

/** A bar with its length, as a house of any size can have it. */
function scaleOf(left: number, top: number, letter: number) {
  const metres = SCALES.find((length) => length * 100 >= LETTERS * letter) ?? 100
  const [length, tick] = [metres * 100, Math.round(letter / 4)]
  const small = [0.2, 0.4].map((share) => `M${left + length * share} ${top + tick * 0.4}v${tick * 0.6}`)
  const baseline = top + tick + letter * 1.3
  return {
    bar: {
      path: `M${left} ${top}v${tick}h${length}v${-tick}${small.join('')}`,
      ...{ stroke: SOFT, width: Math.max(3, letter / 16) },
    },
    labels: [
      { text: '0', x: left, y: baseline, size: letter },
      { text: `${metres} m`, x: left + length, y: baseline, size: letter },
    ],
    bottom: baseline + letter * 0.4,
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
