import { expect, test } from 'vitest'
import { planDrawer } from './draw-plan.ts'
import { layOut } from './lay-out.ts'
import { SOLID_KINDS, type VenuePlan } from './plan.ts'

const ROOM: VenuePlan = {
  north: 0,
  outline: [
    [0, 0],
    [12, 0],
    [12, 8],
    [0, 8],
  ],
  walls: [],
  windows: [],
  doors: [{ kind: 'entrance', at: [5, 8, 6, 8], opens: -1, leaves: 1 }],
  columns: [],
  solids: [],
  rooms: [],
  zones: [[0, 0, 12, 8]],
}

const WORDS = {
  ...{ north: 'N', column: 'Column', solid: String, room: String, door: String },
  area: (n: number) => `${n} m²`,
  metres: (n: number) => `${n} m`,
}

test.each(['rows', 'runway'] as const)('every chair of %s has an outline of its own', (layout) => {
  const placed = layOut(ROOM, layout, { enough: 20, count: 20 })
  const { shapes } = planDrawer(ROOM, placed, { alt: '', words: WORDS })()
  const outlines = shapes.map(({ path }) => path.match(/z/g)?.length ?? 0)
  expect(placed.shown).toBe(20)
  expect(outlines).toContain(20)
})

test('no stroke without length has a square cap: on paper it would not be drawn', () => {
  for (const layout of ['standing', 'dinner', 'rows', 'runway', 'rails'] as const) {
    const { shapes } = planDrawer(ROOM, layOut(ROOM, layout), { alt: '', words: WORDS })()
    const dots = shapes.filter(({ path }) => path.includes('h0'))
    expect(dots.every(({ cap }) => cap === 'round')).toBe(true)
  }
})

test.each([
  ['a cabinet', 4, 3],
  ['a salon', 12, 8],
  ['a gallery', 60, 8],
  ['a long hall', 200, 12],
  ['a high one', 10, 90],
])('the words of %s neither touch nor leave the drawing', (_name, width, depth) => {
  const outline: VenuePlan['outline'] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ]
  const room = { ...ROOM, outline, doors: [] }
  const { labels, view } = planDrawer(room, layOut(ROOM, 'standing'), { alt: '', words: WORDS })()
  expect(labels.length).toBeGreaterThan(2)
  const level = labels.filter(({ turn }) => turn === 0)
  // A letter is about six tenths as wide as it is high.
  const boxes = level.map(({ text, x, y, size }) => {
    const half = text.length * size * 0.3
    return [x - half, y - size * 0.7, x + half, y] as const
  })
  for (const [at, [left, top, right, bottom]] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(view[0])
    expect(top).toBeGreaterThanOrEqual(view[1])
    expect(right).toBeLessThanOrEqual(view[0] + view[2])
    expect(bottom).toBeLessThanOrEqual(view[1] + view[3])
    for (const [l, t, r, b] of boxes.slice(at + 1))
      expect(r <= left || l >= right || b <= top || t >= bottom, level[at]?.text).toBe(true)
  }
})

test('a drawing is as large as a usual scale lets it be in its height, and what is the same is placed once', () => {
  let asked = 0
  const metres = (n: number) => {
    asked += 1
    return WORDS.metres(n)
  }
  const draw = planDrawer(ROOM, layOut(ROOM, 'standing'), { alt: '', words: { ...WORDS, metres } })
  const scaleOf = (highest: number) => Math.round(72 / 2.54 / draw(highest).scale)
  expect([430, 300, 150].map(scaleOf)).toEqual([75, 100, 250])
  const before = asked
  expect([430, 300, 150].map(scaleOf)).toEqual([75, 100, 250])
  expect(asked).toBe(before)
})

/** Shapes of the size that signs of a key have, as they are from their own corner. */
const signsOf = (room: VenuePlan) => {
  const { shapes, labels, scale } = planDrawer(room, layOut(ROOM, 'standing'), { alt: '', words: WORDS })()
  const side = (7 / scale) * 0.8
  const signs = shapes.flatMap(({ path, fill, cap }) =>
    new RegExp(`^M[-\\d.]+ [-\\d.]+h${Math.round(side)}(?![\\d.])`).test(path)
      ? [`${fill} ${path.replace(/^M[-\d.]+ [-\d.]+/, '').replaceAll(/[ML][-\d.]+ [-\d.]+/g, '-')} ${cap}`]
      : [],
  )
  return { signs, labels }
}

test('each kind of thing that is fixed has a mark of its own in the key, with one name behind it', () => {
  const marks = SOLID_KINDS.map((kind) => {
    const { signs, labels } = signsOf({ ...ROOM, solids: [{ kind, at: [1, 1, 2, 1] }] })
    expect(labels.filter(({ text }) => text === kind)).toHaveLength(1)
    return signs.join(' ')
  })
  expect(marks.every(Boolean)).toBe(true)
  expect(new Set(marks).size).toBe(SOLID_KINDS.length)
})

test('a key that is longer than its drawing is wide goes on below, and nothing leaves the drawing', () => {
  const solids = SOLID_KINDS.map((kind, at) => ({ kind, at: [at, 1, 0.5, 0.5] as const }))
  const room: VenuePlan = { ...ROOM, solids, columns: [[1, 1]] }
  const words = { ...WORDS, solid: (kind: string) => `A ${kind} with a long name` }
  const plain = planDrawer(ROOM, layOut(ROOM, 'standing'), { alt: '', words: WORDS })()
  const { view, labels } = planDrawer(room, layOut(ROOM, 'standing'), { alt: '', words })()
  expect(view[2] / plain.view[2]).toBeLessThan(1.6)
  expect(new Set(labels.flatMap(({ text, y }) => (text.startsWith('A ') ? [y] : []))).size).toBeGreaterThan(1)
  expect(Math.max(...labels.map(({ y }) => y))).toBeLessThan(view[1] + view[3])
})
