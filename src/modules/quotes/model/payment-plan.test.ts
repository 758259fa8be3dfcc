import { expect, test } from 'vitest'
import { PAYMENT_TERMS, replannedPayments } from './payment-plan.ts'

const plan = (gross: number, ...paid: Parameters<typeof replannedPayments>[4]) =>
  replannedPayments(gross, { ...PAYMENT_TERMS, securityCents: 50_000 }, '2026-12-01', '2027-03-01', paid).map(
    ({ kind, dueDay, cents }) => [kind, dueDay, cents],
  )

test('what was paid is not asked for again, and the balance is the rest of the price', () => {
  const security = ['security', '2027-01-30', 50_000]
  expect(plan(300_000)).toEqual([
    ['deposit', '2026-12-08', 150_000],
    ['balance', '2027-01-30', 150_000],
    security,
  ])
  expect(plan(300_000, { kind: 'deposit', cents: 100_000 })).toEqual([
    ['balance', '2027-01-30', 200_000],
    security,
  ])
  const all = [
    { kind: 'deposit', cents: 150_000 },
    { kind: 'balance', cents: 150_000 },
    { kind: 'security', cents: 50_000 },
  ] as const
  expect(plan(360_000, ...all)).toEqual([['balance', '2027-01-30', 60_000]])
  expect(plan(240_000, ...all)).toEqual([])
})
