import { expect, test } from 'vitest'
import { clockSpan, replyClock } from './reply-clock.ts'

const RECEIVED = '2026-11-20T08:12:00.000Z'
const after = (hours: number, minutes = 0) => new Date(Date.parse(RECEIVED) + (hours * 60 + minutes) * 60_000)
const waiting = { createdAt: RECEIVED, answeredAt: null, status: 'new' } as const

test.each([
  [5, 30, 'in-time', 18 * 60 + 30],
  [17, 59, 'in-time', 6 * 60 + 1],
  [18, 0, 'soon', 6 * 60],
  [23, 59, 'soon', 1],
  [24, 0, 'late', 0],
  [28, 12, 'late', 4 * 60 + 12],
  [48, 0, 'overdue', 0],
  [51, 40, 'overdue', 3 * 60 + 40],
] as const)('after %i h %i it is %s', (hours, minutes, state, shown) => {
  expect(replyClock(waiting, after(hours, minutes))).toMatchObject({ state, minutes: shown })
})

test('an answer stops the clock, and so does closing the request', () => {
  const answered = { ...waiting, status: 'won', answeredAt: after(2, 5).toISOString() } as const
  expect(replyClock(answered, after(90))).toMatchObject({ state: 'answered', minutes: 125 })
  expect(replyClock({ ...waiting, status: 'spam' }, after(90))).toMatchObject({ state: 'closed' })
})

test('spans are written in the unit that is read at a glance', () => {
  expect(clockSpan(38)).toMatchObject({ unit: 'minutes', values: { m: '38' } })
  expect(clockSpan(125)).toMatchObject({ unit: 'hours', values: { h: 2, m: '05' } })
  expect(clockSpan(73 * 60)).toMatchObject({ unit: 'days', values: { d: 3, h: 1 } })
})
