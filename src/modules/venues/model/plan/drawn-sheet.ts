/** All that is around and on a plan for its reader: words, dimensions, scale and north. One for the page and for paper. Centimetres. */
import { boundsOf } from './geometry.ts'
import { type KeyLine, type PlanNames, placeDoors, placeNames } from './place-words.ts'
import type { VenuePlan } from './plan.ts'
import { swingsOf } from './plan-obstacles.ts'
import { cm } from './plan-paths.ts'
import { around, type Box, boxOf, type PlacedText, widthOf } from './text-boxes.ts'

/** What is written on a plan. */
export interface SheetWords extends PlanNames {
  /** A length with its unit. */
  readonly metres: (metres: number, decimals?: number) => string
  /** The letter of north. */
  readonly north: string
}

/** What surrounds a plan, as SVG path data and words. */
export interface DrawnSheet {
  /** What is to be shown: nothing lies beyond it. */
  readonly view: Box
  readonly texts: readonly PlacedText[]
  /** The rooms that have a number in it. */
  readonly key: readonly KeyLine[]
  /** Lines of the dimensions and of the scale bar. */
  readonly lines: string
  /** Every other metre of the scale bar. */
  readonly bar: string
  readonly north: string
  /** Where a line below the scale begins: left and middle. */
  readonly below: readonly [x: number, y: number]
}

/** How far letters hang out of the box of their text, as a part of their height. */
const HANGING = 0.1

/** Marks of the scale bar, in metres. */
const MARKS = [0, 1, 2, 5] as const

/**
 * Measure what stands around a plan, so that nothing is cut off.
 * @param letter height of letters
 * @param grown how much larger they may be drawn, on phones
 */
export function sheetOf(plan: VenuePlan, words: SheetWords, letter: number, grown = 1): DrawnSheet {
  const [x, y, w, h] = boundsOf(plan.outline).map(cm) as [number, number, number, number]
  const line = letter * grown
  const yards = plan.rooms.flatMap(({ kind, at }): Box[] =>
    kind === 'courtyard' ? [at.map(cm) as unknown as Box] : [],
  )
  const { texts: rooms, key } = placeNames(plan, words, letter, grown)
  const named = [...rooms, ...placeDoors(plan, words, rooms, letter, grown)]
  const wall = 12
  const content = around([
    [x - wall, y - wall, w + 2 * wall, h + 2 * wall],
    ...yards,
    ...swingsOf(plan),
    ...named.map((text) => boxOf(text, grown)),
  ])
  const [left, top, wide, high] = content
  const above = top - line
  const right = left + wide + line
  const bar = top + high + line * 0.9
  const texts: PlacedText[] = [
    ...named,
    { kind: 'measure', text: words.metres(w / 100, 1), x: x + w / 2, y: above, size: letter, turn: 0 },
    { kind: 'measure', text: words.metres(h / 100, 1), x: right, y: y + h / 2, size: letter, turn: -90 },
    ...MARKS.map((mark) => ({
      ...({ kind: 'mark', turn: 0, size: letter, y: bar + line } as const),
      text: mark === 5 ? words.metres(mark) : String(mark),
      x: x + mark * 100,
    })),
  ]
  const compass = line * 1.2
  const north = northAt(
    [Math.max(right - 2 * line, x + 500 + 5 * line), bar + line * 1.2],
    compass,
    plan.north,
  )
  texts.push({ kind: 'mark', text: words.north, x: north.x, y: north.y, size: letter, turn: 0 })
  const view = around([
    ...texts.map((text) => boxOf(text, grown)),
    [left, above - line * 0.7, wide, high],
    [right, bar, line * 0.7, line * 0.7],
    ...north.boxes,
  ])
  return {
    view: outward(view, line * HANGING),
    texts,
    key,
    lines: [
      `M${x} ${above - 14}v28M${x + w} ${above - 14}v28M${x} ${above}h${w}`,
      `M${right - 14} ${y}h28M${right - 14} ${y + h}h28M${right} ${y}v${h}`,
      `M${x} ${bar - 9}h500v18h-500z`,
    ].join(''),
    bar: `M${x} ${bar}h100M${x + 200} ${bar}h300`,
    north: north.path,
    below: [x, bar + line * 2.4],
  }
}

/** In whole units that hold all of a box, and some room around it. */
function outward([x, y, w, h]: Box, room: number): Box {
  const [left, top] = [Math.floor(x - room), Math.floor(y - room)]
  return [left, top, Math.ceil(x + w + room) - left, Math.ceil(y + h + room) - top]
}

/** An arrow around its middle, turned to the north, with the place of its letter. */
function northAt([cx, cy]: readonly [number, number], size: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const at = (dx: number, dy: number) =>
    [
      Math.round(cx + dx * Math.cos(angle) - dy * Math.sin(angle)),
      Math.round(cy + dx * Math.sin(angle) + dy * Math.cos(angle)),
    ] as const
  const corners = [at(0, -size), at(0.4 * size, 0.6 * size), at(0, 0.3 * size), at(-0.4 * size, 0.6 * size)]
  const [x, y] = at(0, -size * 1.55)
  const boxes = corners.map(([cornerX, cornerY]): Box => [cornerX, cornerY, 0, 0])
  return { path: `M${corners.map((corner) => corner.join(' ')).join('L')}z`, x, y, boxes }
}

/** Where the entries of a key stand: below one another where a row has no room for them. */
interface KeyPlace {
  /** Left and middle of the first row. */
  readonly at: readonly [x: number, y: number]
  readonly right: number
}

/** The entries of a key, each with room for a sign before it: where signs and words stand. */
export function keyOf(
  entries: readonly string[],
  { at: [left, top], right }: KeyPlace,
  letter: number,
): { readonly signs: readonly (readonly [x: number, y: number])[]; readonly texts: readonly PlacedText[] } {
  let [x, y] = [left, top]
  const signs: (readonly [number, number])[] = []
  const texts = entries.map((text): PlacedText => {
    const width = widthOf(text, letter)
    if (x > left && x + letter * 1.2 + width > right) [x, y] = [left, y + letter * 1.5]
    signs.push([x, y])
    const placed = { kind: 'key', text, x: x + letter * 1.2 + width / 2, y, size: letter, turn: 0 } as const
    x += letter * 2.4 + width
    return placed
  })
  return { signs, texts }
}
