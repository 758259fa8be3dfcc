/**
 * A floor plan with a layout on it, as a vector drawing for paper: names, dimensions, north, a key, and one of the usual scales. Units:
 * centimetres of the room.
 */

import { keyOf, type SheetWords, sheetOf } from './drawn-sheet.ts'
import type { PlacedLayout } from './furniture.ts'
import { boundsOf } from './geometry.ts'
import { COLUMN_RADIUS, type SolidKind, type VenuePlan } from './plan.ts'
import { cm, dotsAt, gapsOf, glassOf, leavesOf, lineAt, outlineOf, rectAt } from './plan-paths.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { type SolidPaths, solidKinds, solidPaths, solidsIn } from './plan-solids.ts'
import { type Box, around as boxAround, boxOf, type PlacedText, widthOf } from './text-boxes.ts'

const [INK, SOFT, FLOOR, PAPER, GREEN, WASH] = [
  '#0f172a',
  '#475569',
  '#f5f7f9',
  '#ffffff',
  '#0d4a36',
  '#dfe9e4',
]

/** Outlines with one paint, as SVG path data. */
interface PaperShape {
  readonly path: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly cap?: 'round' | 'square'
}

/** A plan as outlines, with its words. */
export interface PaperPlan {
  /** `[left, top, width, height]` of what is shown. */
  readonly view: Box
  readonly shapes: readonly PaperShape[]
  /** Each around its middle; `y` is where its letters stand. */
  readonly labels: readonly { text: string; x: number; y: number; size: number; turn: number }[]
  readonly alt: string
  /** Points of the paper for a centimetre of the room. */
  readonly scale: number
}

/** What is written on a plan of paper. */
export interface PaperWords extends SheetWords {
  readonly solid: (kind: SolidKind) => string
  readonly column: string
}

/** Room on the paper, and its letters, in points. */
const [WIDEST, HIGHEST, LETTER] = [505, 200, 7]

/** What is taken where none of them fits. */
const SMALLEST = 500

/** One metre is a fiftieth of it, and so on: what a ruler has. */
const SCALES = [50, 75, 100, 125, 150, 200, 250, 300, 400, SMALLEST] as const

/** Points of a centimetre. */
const CENTIMETRE = 72 / 2.54

/**
 * Draw a plan for paper, to the largest usual scale that fits.
 * @param alt what the drawing shows, for those who cannot see it
 * @returns draws it as high as so many points at most; words are placed once for each scale, however often it is asked
 */
export function planDrawer(
  plan: VenuePlan,
  placed: PlacedLayout,
  { alt, words }: { readonly alt: string; readonly words: PaperWords },
): (highest?: number) => PaperPlan {
  const [, , width, depth] = boundsOf(plan.outline)
  const made = new Map<number, ReturnType<typeof around>>()
  const madeTo = (scale: number) => made.getOrInsertComputed(scale, () => around(plan, words, scale))
  const ground = [{ path: outlineOf(plan), fill: FLOOR }, ...furniture(placed), ...walls(plan)]
  const fits = (scale: number, highest: number) => {
    const points = CENTIMETRE / scale
    // Where not even the room fits, its words need not be placed.
    if (cm(width) * points > WIDEST || cm(depth) * points > highest) return false
    const [, , w, h] = madeTo(scale).view
    return w * points <= WIDEST && h * points <= highest
  }
  return (highest = HIGHEST) => {
    const scale = SCALES.find((one) => fits(one, highest)) ?? SMALLEST
    const drawn = madeTo(scale)
    return {
      view: drawn.view,
      shapes: [...ground, ...drawn.shapes],
      labels: drawn.texts.map(({ text, x, y, size, turn }) => ({ text, x, y, size, turn })),
      alt,
      scale: CENTIMETRE / scale,
    }
  }
}

function boxPath([x, y, w, h]: Box): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`
}

/** Words, scale, north and key of a plan at a scale. */
function around(plan: VenuePlan, words: PaperWords, scale: number) {
  const letter = LETTER / (CENTIMETRE / scale)
  const sheet = sheetOf(plan, words, letter)
  const [x, y] = sheet.below
  // Paper has room for the names that phones have numbers for.
  const alone = sheet.key.filter(({ isAlone }) => isAlone)
  const shown = sheet.texts.filter(({ kind, isAlone }) => kind !== 'number' || isAlone)
  const entries = [
    ...solidKinds(plan).map((kind) => ({ text: words.solid(kind), sign: kind })),
    ...(plan.columns.length > 0 ? [{ text: words.column, sign: 'column' } as const] : []),
    ...alone.map((line) => ({ text: `${line.number} ${line.text}`, sign: undefined })),
  ]
  const [viewLeft, , viewWidth] = sheet.view
  const key = keyOf(
    entries.map(({ text }) => text),
    { at: [x, y], right: viewLeft + viewWidth },
    letter,
  )
  const ratio = `1:${scale}`
  const said: PlacedText = {
    ...({ kind: 'mark', text: ratio, turn: 0, size: letter } as const),
    x: x + 500 + letter * 1.2 + widthOf(ratio, letter) / 2,
    y: y - letter * 2.4,
  }
  const texts = [...shown, said, ...key.texts]
  const signs = entries.flatMap(({ sign }, at) => {
    const [signX, signY] = key.signs[at] ?? [x, y]
    return sign ? signShapes(sign, [signX, signY - letter * 0.4, letter * 0.8]) : []
  })
  const measures = sheet.texts.filter(({ kind }) => kind === 'measure').map((text) => boxOf(text))
  const yards = plan.rooms.filter(({ kind }) => kind === 'courtyard')
  return {
    view: boxAround([sheet.view, ...texts.map((text) => boxOf(text))]),
    texts,
    shapes: [
      { path: sheet.lines, stroke: SOFT, width: letter / 14 },
      { path: measures.map((box) => boxPath(box)).join(''), fill: PAPER },
      { path: yards.map(({ at }) => rectAt(at)).join(''), stroke: SOFT, width: 3 },
      { path: sheet.bar, stroke: INK, width: 18 },
      { path: sheet.north, fill: INK },
      ...signs,
    ] satisfies PaperShape[],
  }
}

/** The sign of a kind in the key: what it is drawn with in the plan. */
function signShapes(
  sign: SolidKind | 'column',
  [x, y, side]: readonly [x: number, y: number, side: number],
): PaperShape[] {
  if (sign === 'column')
    return [{ path: `M${x + side / 2} ${y + side / 2}h0`, stroke: INK, width: side, cap: 'round' }]
  return solidShapes(solidPaths(sign, [x / 100, y / 100, side / 100, side / 100]), side / 12)
}

function solidShapes({ lines, dark }: SolidPaths, width = 4): PaperShape[] {
  return [
    { path: lines, fill: PAPER, stroke: SOFT, width },
    { path: dark, fill: SOFT },
  ]
}

function walls(plan: VenuePlan): PaperShape[] {
  const leaves = plan.doors.flatMap(leavesOf)
  return [
    { path: plan.walls.map(lineAt).join(''), stroke: INK, width: 12, cap: 'square' },
    { path: outlineOf(plan), stroke: INK, width: 24 },
    { path: gapsOf(plan), stroke: PAPER, width: 26 },
    { path: glassOf(plan) + leaves.map(({ leaf }) => leaf).join(''), stroke: INK, width: 3 },
    { path: leaves.map(({ swing }) => swing).join(''), stroke: SOFT, width: 2 },
    ...solidShapes(solidsIn(plan)),
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
