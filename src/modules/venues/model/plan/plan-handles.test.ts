import { expect, test } from 'vitest'
import { holdsRect, isIn, liesOn, overlap, sidesOf } from './geometry.ts'
import { venuePlan } from './plan.schema.ts'
import {
  handlesOf,
  moved,
  PLAN_LISTS,
  planToBeginWith,
  withCornerAfter,
  withOneMore,
  without,
} from './plan-handles.ts'
import { planProblems } from './plan-problems.ts'

const PLAN = planToBeginWith(96)

test.each([18, 58, 96, 310])('a plan for %i m² begins without a problem', (surface) => {
  expect(planProblems(planToBeginWith(surface), surface)).toEqual([])
})

test('a corner that is moved takes its two sides along', () => {
  const [corner] = handlesOf(PLAN)
  const plan = corner && moved(PLAN, corner, [-1, 0])
  expect(plan?.outline[0]).toEqual([-1, 0])
  expect(plan?.outline.slice(1)).toEqual(PLAN.outline.slice(1))
})

test('a corner more stands in the middle of a side, and is taken away again', () => {
  const more = withCornerAfter(PLAN, 0)
  expect(more.outline).toHaveLength(5)
  expect(more.outline[1]).toEqual([6, 0])
  const handle = handlesOf(more)[1]
  expect(handle && without(more, handle)).toEqual(PLAN)
})

test.each(PLAN_LISTS)('one more of %s can be taken hold of, moved and read', (list) => {
  const more = withOneMore(PLAN, list)
  expect(more[list].length).toBe(PLAN[list].length + 1)
  for (const handle of handlesOf(more)) {
    const [x, y] = handle.at
    expect(venuePlan.safeParse(moved(more, handle, [x + 0.1, y])).success).toBe(true)
  }
})

test('the second corner of a rectangle changes its size, never to nothing', () => {
  const end = handlesOf(PLAN).find(({ list, part }) => list === 'zones' && part === 1)
  expect(end && moved(PLAN, end, [-5, 4]).zones[0]).toEqual([0, 0, 0.1, 4])
})

test('what is added has room: inside the outline, beside what is there, doors and windows on the outline', () => {
  const plan = (
    ['solids', 'solids', 'rooms', 'columns', 'columns', 'walls', 'doors', 'doors', 'windows'] as const
  ).reduce(withOneMore, PLAN)
  const boxes = [...plan.solids, ...plan.rooms].map(({ at }) => at)
  expect(boxes).toHaveLength(3)
  for (const [at, box] of boxes.entries()) {
    expect(holdsRect(plan.outline, box)).toBe(true)
    expect(boxes.some((other, place) => place !== at && overlap(box, other))).toBe(false)
    expect(plan.columns.some((column) => isIn(column, box))).toBe(false)
  }
  expect(new Set(plan.columns.map(String)).size).toBe(2)
  const openings = [...plan.doors.map(({ at }) => at), ...plan.windows]
  for (const [at, opening] of openings.entries()) {
    expect(sidesOf(plan.outline).some((side) => liesOn(opening, side))).toBe(true)
    expect(openings.some((other, place) => place !== at && liesOn(opening, other))).toBe(false)
  }
})
