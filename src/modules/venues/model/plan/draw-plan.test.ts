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

const WORDS = {
  ...{ north: 'N', column: 'Column', solid: String, room: String, door: String },
  area: (n: number) => `${n} m²`,
  metres: (n: number) => `${n} m`,
}

test.each(['rows', 'runway'] as const)('every chair of %s has an outline of its own', (layout) => {
  const placed = layOut(ROOM, layout, { enough: 20, count: 20 })
  const { shapes } = drawPlan(ROOM, placed, { alt: '', words: WORDS })
  const outlines = shapes.map(({ path }) => path.match(/z/g)?.length ?? 0)
  expect(placed.shown).toBe(20)
  expect(outlines).toContain(20)
})

test('no stroke without length has a square cap: on paper it would not be drawn', () => {
  for (const layout of ['standing', 'dinner', 'rows', 'runway', 'rails'] as const) {
    const { shapes } = drawPlan(ROOM, layOut(ROOM, layout), { alt: '', words: WORDS })
    const dots = shapes.filter(({ path }) => path.includes('h0'))
    expect(dots.every(({ cap }) => cap === 'round')).toBe(true)
  }
})
