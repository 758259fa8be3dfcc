import { expect, test } from 'vitest'
import { DEFAULT_OFFICE_HOURS as HOURS } from '#/lib/working-hours.ts'
import { clockSpan, replyClock, replyDue } from './reply-clock.ts'

/** Friday, 15:00 in Paris: three hours before the weekend. */
const RECEIVED = '2026-11-20T14:00:00.000Z'
const waiting = { createdAt: RECEIVED, answeredAt: null, status: 'new' } as const
const at = (text: string) => new Date(text)

test.each([
  ['2026-11-20T16:30:00Z', 'in-time', 6.5 * 60],
  // All of the weekend, and until Monday at nine.
  ['2026-11-20T17:00:00Z', 'in-time', 6 * 60],
  ['2026-11-22T12:00:00Z', 'in-time', 6 * 60],
  ['2026-11-23T11:44:00Z', 'in-time', 2 * 60 + 16],
  ['2026-11-23T11:45:00Z', 'soon', 2 * 60 + 15],
  ['2026-11-23T13:59:00Z', 'soon', 1],
  ['2026-11-23T14:00:00Z', 'late', 0],
  ['2026-11-24T09:12:00Z', 'late', 3 * 60 + 60 + 12],
  ['2026-11-24T14:00:00Z', 'overdue', 9 * 60],
  ['2026-11-25T14:40:00Z', 'overdue', 18 * 60 + 40],
] as const)('at %s it is %s', (now, state, shown) => {
  expect(replyClock(waiting, at(now), HOURS)).toMatchObject({ state, minutes: shown })
})

test('the promise ends a working day later, the longest time after two', () => {
  expect(replyDue(RECEIVED, HOURS)).toEqual({
    promised: at('2026-11-23T14:00:00Z'),
    longest: at('2026-11-24T14:00:00Z'),
  })
})

test('an answer stops the clock, and so does closing the request', () => {
  const answered = { ...waiting, status: 'won', answeredAt: '2026-11-20T16:05:00.000Z' } as const
  const now = at('2026-11-25T14:00:00Z')
  expect(replyClock(answered, now, HOURS)).toMatchObject({ state: 'answered', minutes: 125 })
  expect(replyClock({ ...waiting, status: 'spam' }, now, HOURS)).toMatchObject({ state: 'closed' })
})

test('spans are written in the unit that is read at a glance', () => {
  expect(clockSpan(38, HOURS)).toMatchObject({ unit: 'minutes', values: { m: '38' } })
  expect(clockSpan(125, HOURS)).toMatchObject({ unit: 'hours', values: { h: 2, m: '05' } })
  // Days are those of the office: nine hours.
  expect(clockSpan(28 * 60, HOURS)).toMatchObject({ unit: 'days', values: { d: 3, h: 1 } })
})
