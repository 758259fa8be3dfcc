/** The cost of furnishing a plan grows with its area, not with the square of it. */
import { describe, expect, test } from 'vitest'
import { layOut, PLAN_LAYOUTS } from '#/modules/venues/model/plan/lay-out.ts'
import type { Rect, VenuePlan } from '#/modules/venues/model/plan/plan.ts'
import { planProblems } from '#/modules/venues/model/plan/plan-problems.ts'
import { superlinearGrowth } from './growth.ts'

/** As many of each as the schema takes. */
const MANY = 60

type Parts = Partial<Pick<VenuePlan, 'columns' | 'walls' | 'zones'>>

/** A square hall with a door. */
function hall(side: number, parts: (side: number) => Parts = () => ({})): VenuePlan {
  return {
    north: 0,
    outline: [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ],
    walls: [],
    windows: [],
    doors: [{ kind: 'entrance', at: [1, 0, 2, 0], opens: 1, leaves: 1 }],
    columns: [],
    solids: [],
    rooms: [],
    zones: [[0, 0, side, side]],
    ...parts(side),
  }
}

const each = <T>(make: (part: number) => T) =>
  Array.from({ length: MANY }, (_, at) => make((at + 0.5) / MANY))

const columns = (side: number): Parts => ({
  columns: each((part) => [part * side, ((part * 8) % 1) * side]),
})
const zones = (side: number): Parts => ({
  zones: each((part): Rect => [0, (part - 0.5 / MANY) * side, side, side / MANY]),
})
/** Each of them in the way of everything. */
const walls = (side: number): Parts => ({
  walls: each((part) => [part * side, 0, (1 - part) * side, side]),
})

const HALLS = [
  ['an empty hall', () => ({})],
  ['60 columns', columns],
  ['60 zones', zones],
  ['60 zones and 60 columns', (side: number) => ({ ...columns(side), ...zones(side) })],
] as const

describe.each(HALLS)('%s', (_name, parts) => {
  test.each(PLAN_LAYOUTS)(
    'of twice the area costs twice as much: %s',
    { timeout: 60_000 },
    async (layout) => {
      for (const side of [10, 20, 40, 56]) {
        // What fits is kept with its plan: a new object is furnished anew.
        const read = (plan: VenuePlan) => layOut({ ...plan }, layout)
        const growth = await superlinearGrowth(read, hall(side, parts), hall(side * Math.SQRT2, parts))
        expect(growth, `${side} m take ${JSON.stringify(growth)} ms`).toBeUndefined()
      }
    },
  )
})

test('the nave of the Grand Palais is furnished whole, in every layout', () => {
  for (const layout of PLAN_LAYOUTS) {
    expect(layOut(hall(116, columns), layout).isWhole, layout).toBe(true)
    expect(layOut(hall(116, columns), layout, { count: 6000 }).isWhole, layout).toBe(true)
  }
})

test('what nobody can furnish in time is told, and gets what was placed until then', () => {
  const crowd = layOut(hall(400), 'standing')
  expect(crowd).toMatchObject({ isWhole: false })
  expect(crowd.shown).toBeGreaterThan(10_000)
  expect(planProblems(hall(400), 160_000)).toEqual([{ code: 'too-much' }])
  expect(planProblems({ ...hall(80, zones), ...walls(80) }, 6400)).toEqual([{ code: 'too-much' }])
  expect(planProblems(hall(80), 6400)).toEqual([])
})
