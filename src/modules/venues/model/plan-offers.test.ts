import { expect, test } from 'vitest'
import type { VenuePlan } from './plan/plan.ts'
import { dotsAt, leavesOf, outsideOf } from './plan/plan-paths.ts'
import { firstOffer, offersOf } from './plan-offers.ts'

const ENTRANCE = { kind: 'entrance', at: [5, 8, 6, 8], opens: -1, leaves: 1 } as const
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
  doors: [ENTRANCE],
  columns: [],
  solids: [],
  rooms: [],
  zones: [[0, 0, 12, 8]],
}

test('a layout takes what fits, and never more than the venue states', () => {
  const offers = offersOf(ROOM, { standing: 90, cocktailDinner: 60, seatedDinner: 24, runway: 500 })
  const most = Object.fromEntries(offers.map((offer) => [offer.layout, offer.most]))
  expect(most).toMatchObject({ standing: 90, dinner: 24 })
  expect(most.runway).toBeGreaterThan(50)
  expect(most.runway).toBeLessThan(150)
  expect(offers.every(({ most: limit, figures }) => figures.shown === limit)).toBe(true)
})

test('what a venue does not offer is no choice, and a show is shown first where there is one', () => {
  const without = offersOf(ROOM, { standing: 90, cocktailDinner: 60, seatedDinner: 24, runway: 0 })
  expect(without.map(({ layout }) => layout)).toEqual(['standing', 'dinner', 'rows', 'rails'])
  expect(firstOffer(without)?.layout).toBe('dinner')
  const all = offersOf(ROOM, { standing: 90, cocktailDinner: 60, seatedDinner: 24, runway: 60 })
  expect(firstOffer(all)?.layout).toBe('runway')
})

test('a door swings from its hinge to the end of its opening, and is named outside', () => {
  expect(leavesOf(ENTRANCE)).toEqual([{ leaf: 'M500 800L500 700', swing: 'M500 700A100 100 0 0 1 600 800' }])
  expect(leavesOf({ ...ENTRANCE, leaves: 2 })).toHaveLength(2)
  expect(leavesOf({ ...ENTRANCE, kind: 'opening' })).toEqual([])
  expect(outsideOf(ROOM, ENTRANCE)).toMatchObject({ at: [5.5, 8.5] })
  expect(outsideOf(ROOM, { ...ENTRANCE, at: [5, 4, 6, 4] })).toBeUndefined()
})

test('dots are steps from one to the next', () => {
  expect(
    dotsAt([
      [1, 2],
      [1.5, 2],
    ]),
  ).toBe('m100 200h0m50 0h0')
})
