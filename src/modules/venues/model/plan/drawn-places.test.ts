/** Where furniture and guests stand on the plans of the demo, for some numbers of guests. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { PlacedLayout } from './furniture.ts'
import { distanceTo, holds, holdsRect, middleOf, overlap, sidesOf, sum } from './geometry.ts'
import { hallsOf } from './halls.ts'
import { clearOfDoor, isClear, isFree, keepClear } from './keep-clear.ts'
import { layOut, PLAN_LAYOUTS, type PlanLayout } from './lay-out.ts'
import { venuePlan } from './plan.schema.ts'
import { COLUMN_RADIUS, type Point, type Rect, type VenuePlan } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { WorkCount } from './work-count.ts'

const venues = z
  .array(z.object({ slug: z.string(), capacity: z.record(z.string(), z.number()), plan: venuePlan }))
  .parse(JSON.parse(readFileSync(new URL('../../../../../db/demo/venues.json', import.meta.url), 'utf8')))

const CAPACITY = {
  standing: 'standing',
  dinner: 'seatedDinner',
  rows: 'standing',
  runway: 'runway',
  rails: '',
}

/** How far the middle of what is drawn may be from the middle of its hall, in parts of the hall. */
const OFF_CENTRE = 0.2

const square = (x: number, y: number, side: number): Rect => [x - side / 2, y - side / 2, side, side]

/** Chairs that have none beside them. */
function alone({ seats }: PlacedLayout) {
  return seats.filter(
    (one) =>
      !seats.some(
        (other) =>
          other !== one && other[2] === one[2] && Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.51,
      ),
  )
}

/** What stands for the guests: their middle is the middle of the drawing. */
function placesIn(layout: PlanLayout, { guests, seats, tables, rails }: PlacedLayout): Point[] {
  if (layout === 'standing') return [...guests]
  if (layout === 'dinner') return tables.map(([x, y]) => [x, y])
  if (layout === 'rails') return rails.map(([x1, y1, x2, y2]) => [(x1 + x2) / 2, (y1 + y2) / 2])
  return seats.map(([x, y]) => [x, y])
}

function standsClear({ outline, walls, columns, solids, doors }: VenuePlan, guest: Point) {
  const off = PLAN_RULES.guest + 0.4 - 1e-6
  expect(holds(outline, guest)).toBe(true)
  const walled = Math.min(...[...sidesOf(outline), ...walls].map((wall) => distanceTo(guest, wall)))
  expect(walled).toBeGreaterThanOrEqual(off)
  for (const [x, y] of columns) {
    expect(Math.hypot(guest[0] - x, guest[1] - y)).toBeGreaterThanOrEqual(off + COLUMN_RADIUS)
  }
  expect(
    isClear(
      guest,
      off,
      solids.map(({ at }) => at),
    ),
  ).toBe(true)
  expect(isClear(guest, PLAN_RULES.guest, doors.map(clearOfDoor))).toBe(true)
}

describe.each(venues)('$slug', ({ capacity, plan }) => {
  const clear = keepClear(plan)
  const halls = hallsOf(plan, new WorkCount())

  test.each(PLAN_LAYOUTS)('%s stands in its place for every number of guests', (layout) => {
    const enough = capacity[CAPACITY[layout]]
    if (enough === 0) return
    const { most } = layOut(plan, layout, { enough })
    const limit = Math.min(most, enough ?? most)
    for (const asked of [1, 10, 25, 40, Math.round(limit / 2), limit]) {
      const count = Math.min(asked, limit)
      const set = layOut(plan, layout, { enough, count })
      const what = `${layout} for ${count}`
      expect(set.shown, what).toBe(layout === 'rails' ? Math.ceil(count / 1.5 - 1e-6) * 1.5 : count)
      for (const guest of set.guests) standsClear(plan, guest)
      for (const [x, y, radius] of set.tables) {
        expect(holdsRect(plan.outline, square(x, y, Math.SQRT2 * (radius + PLAN_RULES.seated))), what).toBe(
          true,
        )
        expect(isClear([x, y], radius + PLAN_RULES.seated, clear), what).toBe(true)
      }
      for (const [at, [x, y, radius]] of set.tables.entries()) {
        const needed = 2 * (radius + PLAN_RULES.seated) + PLAN_RULES.sideWay - 1e-6
        for (const [X, Y] of set.tables.slice(0, at)) {
          expect(Math.hypot(x - X, y - Y), what).toBeGreaterThanOrEqual(needed)
        }
      }
      if (layout === 'rows' || layout === 'runway') {
        const chairs = set.seats.map(([x, y]) => square(x, y, PLAN_RULES.seat - 0.001))
        for (const [at, chair] of chairs.entries()) {
          expect(holdsRect(plan.outline, chair) && isFree(chair, clear), what).toBe(true)
          expect(chairs.slice(0, at).some((other) => overlap(other, chair))).toBe(false)
        }
        // Where chairs stand in pairs for all guests, nobody sits alone.
        const spare = layOut(plan, layout, { enough })
        if (count > 1 && count <= most - alone(spare).length) expect(alone(set), what).toEqual([])
      }
    }
  })

  test.each(PLAN_LAYOUTS)('%s for few guests is in the middle of the largest hall', (layout) => {
    const enough = capacity[CAPACITY[layout]]
    const { most, runway } = layOut(plan, layout, { enough })
    const [main] = halls
    // Guests who stand are in all rooms, and a runway is where it is longest: its seats are around it.
    if (!main || most === 0 || layout === 'standing' || layout === 'runway') return
    const few = Math.min(10, Math.round(most / 3))
    const set = layOut(plan, layout, { enough, count: few })
    const places = placesIn(layout, set)
    const middle = middleOf(main.free)
    const off = (axis: 0 | 1, points: readonly Point[]) =>
      Math.abs(sum(points.map((point) => point[axis])) / points.length - middle[axis])
    expect(runway).toBeNull()
    // Rails that have room at one wall alone are at that wall.
    const full = placesIn(layout, layOut(plan, layout, { enough }))
    for (const axis of [0, 1] as const) {
      const tolerance = Math.max(
        OFF_CENTRE * main.free[axis === 0 ? 2 : 3],
        layout === 'rails' ? off(axis, full) : 0,
      )
      expect(off(axis, places), `${layout} for ${few}`).toBeLessThanOrEqual(tolerance + 1e-6)
    }
    const isInMain = places.every(
      ([px, py]) =>
        px >= main.zone[0] &&
        py >= main.zone[1] &&
        px <= main.zone[0] + main.zone[2] &&
        py <= main.zone[1] + main.zone[3],
    )
    expect(isInMain, layout).toBe(true)
  })
})

test('a show for few guests is seated in the middle salon of a suite, on both sides and in the first row', () => {
  const suite = venues.find(({ slug }) => slug === 'hotel-de-marbeuf')
  const set = suite && layOut(suite.plan, 'runway', { enough: 160, count: 40 })
  expect(set?.seats.every(([x]) => x > 12 && x < 25)).toBe(true)
  expect(new Set(set?.seats.map(([, y]) => y)).size).toBe(2)
})
