import { expect, test } from 'vitest'
import { drawPlan } from './draw-plan.ts'
import { layOut } from './lay-out.ts'
import type { VenuePlan } from './plan.ts'

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

test.each(['rows', 'runway'] as const)('every chair of %s has an outline of its own', (layout) => {
  const placed = layOut(ROOM, layout, { enough: 20, count: 20 })
  const { shapes } = drawPlan(ROOM, placed, '')
  const outlines = shapes.map(({ path }) => path.match(/z/g)?.length ?? 0)
  expect(placed.shown).toBe(20)
  expect(outlines).toContain(20)
})

test('no stroke without length has a square cap: on paper it would not be drawn', () => {
  for (const layout of ['standing', 'dinner', 'rows', 'runway', 'rails'] as const) {
    const { shapes } = drawPlan(ROOM, layOut(ROOM, layout), '')
    const dots = shapes.filter(({ path }) => path.includes('h0'))
    expect(dots.every(({ cap }) => cap === 'round')).toBe(true)
  }
})

test.each([
  ['a cabinet', 4, 3, 5],
  ['a salon', 12, 8, 5],
  ['a gallery', 60, 8, 5],
  ['a long hall', 200, 12, 20],
  ['a high one', 10, 90, 50],
])('the letters of the scale of %s neither touch nor leave the drawing', (_name, width, depth, metres) => {
  const outline: VenuePlan['outline'] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ]
  const { labels, view } = drawPlan({ ...ROOM, outline, doors: [] }, layOut(ROOM, 'standing'), '')
  const [zero, end] = labels
  if (zero === undefined || end === undefined) throw new Error('no scale')
  expect(end.text).toBe(`${metres} m`)
  expect(end.x - zero.x).toBe(metres * 100)
  // A letter is no wider than it is high: half of one on the left, half of four on the right, and air.
  expect(end.x - zero.x).toBeGreaterThan(zero.size * 3)
  expect(Math.max(zero.y, end.y) + zero.size * 0.3).toBeLessThan(view[1] + view[3])
})
