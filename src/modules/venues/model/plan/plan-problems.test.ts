import { describe, expect, test } from 'vitest'
import { areaOf, isSimple } from './geometry.ts'
import { venuePlan } from './plan.schema.ts'
import type { VenuePlan } from './plan.ts'
import { planProblems } from './plan-problems.ts'
import { exitsFor, unitsOf } from './plan-rules.ts'

const ROOM: VenuePlan = {
  north: 0,
  outline: [
    [0, 0],
    [10, 0],
    [10, 6],
    [0, 6],
  ],
  walls: [],
  windows: [[2, 0, 4, 0]],
  doors: [{ kind: 'entrance', at: [5, 6, 6, 6], opens: 1, leaves: 1 }],
  columns: [[5, 3]],
  solids: [],
  rooms: [],
  zones: [[0, 0, 10, 6]],
}

const codesOf = (change: Partial<VenuePlan>, surface: number | null = 60) =>
  planProblems({ ...ROOM, ...change }, surface).map(({ code }) => code)

describe('the problems of a plan', () => {
  test('a good one has none, whatever a draft does not know', () => {
    expect(codesOf({})).toEqual([])
    expect(codesOf({}, null)).toEqual([])
  })

  test('the area may be five per cent from the stated surface', () => {
    expect(codesOf({}, 63)).toEqual([])
    expect(planProblems(ROOM, 66)).toEqual([{ code: 'area', values: { area: 60, min: 62.7, max: 69.3 } }])
    expect(codesOf({}, 57)).toEqual(['area'])
  })

  test('an outline is closed by itself and does not cross itself', () => {
    expect(codesOf({ outline: [[0, 0]] })).toEqual(['few-points'])
    const bow = [
      [0, 0],
      [10, 6],
      [10, 0],
      [0, 6],
    ] as const
    expect(isSimple(bow)).toBe(false)
    expect(codesOf({ outline: bow })).toEqual(['crossing'])
  })

  test('what is in the wrong place is named with its place in the list', () => {
    expect(codesOf({ doors: [{ kind: 'entrance', at: [5, 5, 6, 5], opens: 1, leaves: 1 }] })).toEqual([
      'door-off-wall',
    ])
    expect(codesOf({ windows: [[2, 1, 4, 1]] })).toEqual(['window-off-outline'])
    expect(codesOf({ columns: [[12, 3]] })).toEqual(['column-outside'])
    expect(codesOf({ walls: [[5, 0, 5, 9]] })).toEqual(['wall-outside'])
    expect(codesOf({ zones: [[5, 0, 6, 6]] })).toEqual(['zone-outside'])
    expect(
      planProblems(
        {
          ...ROOM,
          zones: [
            [0, 0, 5, 6],
            [4, 0, 5, 6],
          ],
        },
        60,
      ),
    ).toEqual([{ code: 'zones-overlap', at: 1 }])
    expect(codesOf({ rooms: [{ kind: 'kitchen', at: [9, 0, 2, 2] }] })).toEqual(['room-outside'])
    expect(codesOf({ rooms: [{ kind: 'courtyard', at: [10, 0, 2, 2] }] })).toEqual([])
  })

  test('guests must be able to come in, and furniture to stand', () => {
    expect(codesOf({ doors: [], zones: [] })).toEqual(['no-entrance', 'no-zone'])
  })
})

test('the area of a polygon does not depend on the way around it', () => {
  expect(areaOf(ROOM.outline)).toBe(60)
  expect(areaOf(ROOM.outline.toReversed())).toBe(60)
})

test('a plan is read to the centimetre and nothing unknown is taken', () => {
  expect(venuePlan.parse({ ...ROOM, columns: [[5.004, 3]] }).columns).toEqual([[5, 3]])
  expect(venuePlan.safeParse({ ...ROOM, chairs: 4 }).success).toBe(false)
  expect(venuePlan.safeParse({ ...ROOM, zones: [[0, 0, 0, 5]] }).success).toBe(false)
})

test.each([
  [0.8, 0],
  [0.9, 1],
  [1.3, 1],
  [1.4, 2],
  [1.8, 3],
  [2.4, 4],
])('a door of %s m has %i units of passage', (width, units) => {
  expect(unitsOf(width)).toBe(units)
})

test.each([
  [30, 1, 1],
  [80, 2, 2],
  [160, 2, 3],
  [450, 2, 6],
  [900, 3, 9],
])('%i guests need %i exits with %i units', (guests, exits, units) => {
  expect(exitsFor(guests)).toEqual({ exits, units })
})
