import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ORIENTATIONS } from '../venue-options.ts'
import { areaOf, holds, holdsRect, lengthOf, overlap } from './geometry.ts'
import { clearOfDoor, isClear, isFree, keepClear } from './keep-clear.ts'
import { layOut, PLAN_LAYOUTS } from './lay-out.ts'
import { venuePlan } from './plan.schema.ts'
import type { Rect, Segment, VenuePlan } from './plan.ts'
import { planProblems } from './plan-problems.ts'
import { exitsFor, PLAN_RULES, unitsOf } from './plan-rules.ts'

const venues = z
  .array(
    z.object({
      slug: z.string(),
      surfaceM2: z.number(),
      orientation: z.enum(ORIENTATIONS).optional(),
      capacity: z.record(z.string(), z.number()),
      plan: venuePlan,
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('../../../../../db/demo/venues.json', import.meta.url), 'utf8')))

/** A rail with the clothes on it. */
function occupied([x1, y1, x2, y2]: Segment): Rect {
  const half = PLAN_RULES.railDepth / 2
  return y1 === y2 ? [x1, y1 - half, x2 - x1, 2 * half] : [x1 - half, y1, 2 * half, y2 - y1]
}

/** Where a window looks, in degrees clockwise from north. */
function bearingOf([x1, y1, x2, y2]: Segment, { outline, north }: VenuePlan): number {
  const length = lengthOf([x1, y1, x2, y2])
  const [across, down] = [(y2 - y1) / length, (x1 - x2) / length]
  const isInside = holds(outline, [(x1 + x2) / 2 + across / 10, (y1 + y2) / 2 + down / 10])
  return (Math.atan2(across, -down) * 180) / Math.PI + (isInside ? 180 : 0) - north
}

test('all venues of the demo have a plan, and hardly two have the same outline', () => {
  expect(venues).toHaveLength(24)
  const shapes = venues.map(({ plan: { outline } }) => JSON.stringify(outline))
  expect(new Set(shapes).size).toBe(24)
  expect(venues.filter(({ plan }) => plan.outline.length === 4).length).toBeLessThan(5)
})

test.each(
  venues.flatMap(({ slug, orientation, plan }) => (orientation ? [{ slug, orientation, plan }] : [])),
)('$slug has a window that looks to the $orientation', ({ orientation, plan }) => {
  const stated = ORIENTATIONS.indexOf(orientation) * 45
  const off = plan.windows.map((window) => Math.abs(((bearingOf(window, plan) - stated + 540) % 360) - 180))
  expect(Math.min(...off)).toBeLessThan(45)
})

describe.each(venues)('$slug', ({ surfaceM2, capacity, plan }) => {
  const clear = keepClear(plan)
  const square = (x: number, y: number, side: number): Rect => [x - side / 2, y - side / 2, side, side]

  test('has the exits that the most of its guests need', () => {
    const doors = plan.doors.filter(({ kind }) => kind !== 'inner' && kind !== 'opening')
    const { exits, units } = exitsFor(Math.max(...Object.values(capacity)))
    expect(doors.length).toBeGreaterThanOrEqual(exits)
    expect(doors.reduce((sum, { at }) => sum + unitsOf(lengthOf(at)), 0)).toBeGreaterThanOrEqual(units)
  })

  test('has no problem, and the area that it states', () => {
    expect(planProblems(plan, surfaceM2)).toEqual([])
    expect(Math.abs(areaOf(plan.outline) / surfaceM2 - 1)).toBeLessThan(0.02)
  })

  test('holds the guests that it states', () => {
    for (const [layout, stated] of [
      ['standing', capacity.standing],
      ['dinner', capacity.seatedDinner],
      ['runway', capacity.runway],
    ] as const) {
      expect(layOut(plan, layout, { enough: stated }).most, layout).toBeGreaterThanOrEqual(stated ?? 0)
    }
  })

  test.each(PLAN_LAYOUTS)('%s stands in the room, before no door, window or column', (layout) => {
    for (const count of [undefined, 12]) {
      const set = layOut(plan, layout, { count })
      const pieces: Rect[] = [
        ...(layout === 'rows' || layout === 'runway'
          ? set.seats.map(([x, y]) => square(x, y, PLAN_RULES.seat))
          : []),
        ...set.tables.map(([x, y, radius]) => square(x, y, 2 * (radius + PLAN_RULES.seated) * Math.SQRT1_2)),
        ...set.orders,
        ...set.rails.map(occupied),
        ...(set.runway ? [set.runway] : []),
      ]
      for (const piece of pieces) {
        expect(holdsRect(plan.outline, piece), `${layout} ${piece}`).toBe(true)
        expect(isFree(piece, clear), `${layout} ${piece}`).toBe(true)
        expect(plan.doors.some((door) => overlap(piece, clearOfDoor(door)))).toBe(false)
      }
      for (const [x, y, radius] of set.tables) {
        expect(isClear([x, y], radius + PLAN_RULES.seated, clear)).toBe(true)
      }
      for (const [x, y] of set.guests) {
        expect(holdsRect(plan.outline, square(x, y, 0.1))).toBe(true)
      }
    }
  })

  test.each(PLAN_LAYOUTS)('in %s nothing stands on something else', (layout) => {
    const { seats, tables, runway, orders } = layOut(plan, layout)
    const pitch = layout === 'rows' || layout === 'runway' ? PLAN_RULES.seat - 0.001 : 0.2
    const places = seats.map(([x, y]) => square(x, y, pitch))
    for (const [at, place] of places.entries()) {
      expect(places.slice(0, at).some((other) => overlap(place, other))).toBe(false)
      if (runway) expect(overlap(place, runway)).toBe(false)
      expect(orders.some((order) => overlap(place, order))).toBe(false)
    }
    for (const [at, [x, y, radius]] of tables.entries()) {
      const apart = tables.slice(0, at).map(([X, Y]) => Math.hypot(x - X, y - Y))
      const needed = 2 * (radius + PLAN_RULES.seated) + PLAN_RULES.sideWay
      expect(Math.min(Number.POSITIVE_INFINITY, ...apart)).toBeGreaterThanOrEqual(needed - 1e-6)
    }
  })
})

test.each(PLAN_LAYOUTS)('%s for fewer guests draws as many as were asked for', (layout) => {
  const hall = venues.find(({ slug }) => slug === 'hotel-de-marbeuf')
  for (const count of [24, 45, 90]) {
    const set = hall && layOut(hall.plan, layout, { count })
    const most = set?.most ?? 0
    // A rail is 1.5 m long.
    expect(set?.shown, `${count}`).toBe(Math.min(most, count))
  }
})
