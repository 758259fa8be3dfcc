import { expect, test } from 'vitest'
import { openCents, paymentState, problemOfPayment } from './payment-state.ts'

const deposit = { dueDay: '2026-12-08', cents: 798_000, paidCents: null, isStruck: false }

test('a payment is overdue from the day after it was due until all of it has come in', () => {
  const states = (paidCents: number | null, isStruck = false) =>
    ['2026-12-08', '2026-12-09'].map((today) => paymentState({ ...deposit, paidCents, isStruck }, today))
  expect(states(null)).toEqual(['due', 'overdue'])
  expect(states(797_999)).toEqual(['part', 'overdue'])
  expect(states(798_000)).toEqual(['paid', 'paid'])
  expect(states(null, true)).toEqual(['struck', 'struck'])
  expect([openCents({ ...deposit, paidCents: 300_000 }), openCents({ ...deposit, isStruck: true })]).toEqual([
    498_000, 0,
  ])
})

test('a note has a day that is not to come and an amount, or neither', () => {
  const problem = (paidDay: string | null, paidCents: number | null) =>
    problemOfPayment({ paidDay, paidCents, note: '' }, '2026-12-08')
  expect(problem(null, null)).toBeUndefined()
  expect(problem('2026-12-08', 1)).toBeUndefined()
  expect(problem('2026-12-09', 1)).toBe('future')
  expect(problem(null, 1)).toBe('no-day')
  expect(problem('2026-12-08', 0)).toBe('no-amount')
  expect(problem('2026-12-08', null)).toBe('no-amount')
})
