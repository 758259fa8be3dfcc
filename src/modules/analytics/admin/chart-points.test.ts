import { expect, test } from 'vitest'
import { chartPoints } from './chart-points.ts'

const day = (name: string, count: number) => ({ day: name, count })
const name = (text: string) => text

test('days stand beside those of the period before; what is to come has no bar', () => {
  const days = [day('2026-11-16', 3), day('2026-11-17', 0), day('2026-11-18', 0)]
  const daysBefore = [day('2026-11-09', 1), day('2026-11-10', 2), day('2026-11-11', 4)]
  expect(chartPoints({ days, daysBefore }, { unit: 'week', today: '2026-11-17', name })).toEqual([
    { label: '2026-11-16', now: 3, before: 1 },
    { label: '2026-11-17', now: 0, before: 2 },
    { label: '2026-11-18', now: undefined, before: 4 },
  ])
})

test('a shorter month leaves the last days of a longer one alone', () => {
  const points = chartPoints(
    { days: [day('2026-02-28', 1)], daysBefore: [day('2026-01-30', 2), day('2026-01-31', 3)] },
    { unit: 'month', today: '2026-02-28', name },
  )
  expect(points).toEqual([
    { label: '2026-01-30', now: 1, before: 2 },
    { label: '2026-01-31', now: undefined, before: 3 },
  ])
})

test('a year is shown by months', () => {
  const days = [day('2026-01-05', 1), day('2026-01-06', 2), day('2026-02-01', 4), day('2026-03-01', 0)]
  const points = chartPoints({ days, daysBefore: [] }, { unit: 'year', today: '2026-02-14', name })
  expect(points).toEqual([
    { label: '2026-01', now: 3, before: undefined },
    { label: '2026-02', now: 4, before: undefined },
    { label: '2026-03', now: undefined, before: undefined },
  ])
})
