/** Twenty examples, reckoned by hand: net, tax and total of each choice, exact to the cent (`quotes.md`, section 11, journey 18). */
import { expect, test } from 'vitest'
import { type Discount, discountLines } from './discounts.ts'
import { PAYMENT_TERMS, paymentsOf } from './payment-plan.ts'
import type { Amounts, Choice } from './quote-line.ts'
import { totalsOf } from './totals.ts'
import type { VatReason } from './vat.ts'
import { wishTotal } from './wished-total.ts'

type Line = readonly [euros: number, vat?: number | VatReason, choice?: Choice | null, quantity?: number]

const line = (kind: Amounts['kind'], [euros, vat = 20, choice = null, quantity = 1]: Line): Amounts => ({
  ...{ kind, choice, quantity: Math.round(quantity * 100), unitCents: Math.round(euros * 100) },
  ...{ vatBp: typeof vat === 'number' ? Math.round(vat * 100) : 0 },
  vatReason: typeof vat === 'number' ? null : vat,
})

interface Example {
  readonly hire?: readonly Line[]
  readonly services?: readonly Line[]
  readonly discounts?: readonly Discount[]
  readonly wished?: readonly [Choice | null, number]
  readonly says: readonly (readonly [choice: Choice | null, net: number, vat: number, gross: number])[]
}

const EXAMPLES: Readonly<Record<string, Example>> = {
  '14 days of a minimum hire': {
    hire: [[950, 20, null, 14]],
    says: [[null, 13300, 2660, 15960]],
  },
  'rooms, services and a discount on rooms': {
    hire: [
      [2400, 20, null, 6],
      [1900, 20, null, 3],
    ],
    services: [[180, 20, null, 6], [640]],
    discounts: [{ choice: null, on: 'hire', off: { bp: 500 } }],
    says: [[null, 20815, 4163, 24978]],
  },
  'three choices': {
    hire: [
      [2400, 20, 'A', 6],
      [1900, 20, 'B', 6],
      [4800, 20, 'C', 6],
    ],
    says: [
      ['A', 14400, 2880, 17280],
      ['B', 11400, 2280, 13680],
      ['C', 28800, 5760, 34560],
    ],
  },
  'three choices and what belongs to all': {
    hire: [
      [2400, 20, 'A', 6],
      [1900, 20, 'B', 6],
    ],
    services: [[180, 20, null, 6]],
    says: [
      ['A', 15480, 3096, 18576],
      ['B', 12480, 2496, 14976],
    ],
  },
  'a venue whose owner is exempt': {
    hire: [[1200, '261-d', null, 3]],
    services: [[250]],
    says: [[null, 3850, 50, 3900]],
  },
  'only exempt': {
    hire: [[999.99, '261-d', null, 3]],
    says: [[null, 2999.97, 0, 2999.97]],
  },
  'three rates': {
    hire: [[1000, 20]],
    services: [
      [500, 10],
      [300, 5.5],
    ],
    says: [[null, 1800, 266.5, 2066.5]],
  },
  'a tax of half a cent goes up': {
    services: [[0.05, 10]],
    says: [[null, 0.05, 0.01, 0.06]],
  },
  'tax on the sum, not on each line': {
    services: [[0.02], [0.02], [0.02]],
    says: [[null, 0.06, 0.01, 0.07]],
  },
  'half a day': {
    hire: [[1333.33, 20, null, 0.5]],
    says: [[null, 666.67, 133.33, 800]],
  },
  'a quarter of a cent is no cent': {
    services: [[0.01, 20, null, 0.25]],
    says: [[null, 0, 0, 0]],
  },
  'two discounts, one after the list and one in euros': {
    hire: [[2000, 20, null, 5]],
    discounts: [
      { choice: null, on: 'hire', off: { bp: 1000 } },
      { choice: null, on: 'all', off: { cents: 25_000 } },
    ],
    says: [[null, 8750, 1750, 10500]],
  },
  'a discount over three rates, in per cent': {
    hire: [[1000.01, 20]],
    services: [
      [500.05, 10],
      [300.03, 5.5],
    ],
    discounts: [{ choice: null, on: 'all', off: { bp: 333 } }],
    // 33.30, 16.65 and 9.99 less: 966.71, 483.40 and 290.04.
    says: [[null, 1740.15, 257.63, 1997.78]],
  },
  'a discount in euros over three rates': {
    hire: [[1000, 20]],
    services: [
      [500, 10],
      [300, 5.5],
    ],
    discounts: [{ choice: null, on: 'all', off: { cents: 10_000 } }],
    // 55.56, 27.78 and 16.66 less: 944.44, 472.22 and 283.34.
    says: [[null, 1700, 251.69, 1951.69]],
  },
  'a discount on one choice': {
    hire: [
      [2400, 20, 'A', 6],
      [1900, 20, 'B', 6],
    ],
    services: [[600]],
    discounts: [{ choice: 'B', on: 'hire', off: { bp: 1000 } }],
    says: [
      ['A', 15000, 3000, 18000],
      ['B', 10860, 2172, 13032],
    ],
  },
  'an amount off each choice': {
    hire: [
      [1000, 20, 'A', 2],
      [1000, '261-d', 'B', 3],
    ],
    services: [[500]],
    discounts: [{ choice: null, on: 'all', off: { cents: 50_000 } }],
    // A: all at 20 %. B: 71.43 of 500.00 and 428.57 of 3,000.00.
    says: [
      ['A', 2000, 400, 2400],
      ['B', 3000, 85.71, 3085.71],
    ],
  },
  'a client abroad: the room is taxed here, the service there': {
    hire: [[3000, 20, null, 2]],
    services: [[1500, '259-1']],
    says: [[null, 7500, 1200, 8700]],
  },
  'ten thousand, all in': {
    hire: [[1450, 20, null, 6]],
    wished: [null, 10_000],
    says: [[null, 8333.33, 1666.67, 10_000]],
  },
  'a wished total over two rates': {
    hire: [[1450, '261-d', null, 6]],
    services: [[333.33]],
    wished: [null, 9000],
    // Services stay at 400.00 with their tax; the exempt hire takes the difference.
    says: [[null, 8933.33, 66.67, 9000]],
  },
  'the largest that there is': {
    hire: [[8_333_333.33]],
    says: [[null, 8_333_333.33, 1_666_666.67, 10_000_000]],
  },
}

test.each(Object.entries(EXAMPLES))('%s', (_, { hire = [], services = [], discounts = [], wished, says }) => {
  const plain = [...hire.map((one) => line('hire', one)), ...services.map((one) => line('service', one))]
  const lines = [...plain, ...discounts.flatMap((one) => discountLines(plain, one))]
  if (wished !== undefined) {
    const found = wishTotal(lines, wished[0], Math.round(wished[1] * 100))
    if (!('line' in found) || found.line === null) throw new Error('no line makes it')
    lines.push(found.line)
  }
  const cents = (euros: number) => Math.round(euros * 100)
  expect(totalsOf(lines).map((one) => [one.choice, one.netCents, one.vatCents, one.grossCents])).toEqual(
    says.map(([choice, net, vat, gross]) => [choice, cents(net), cents(vat), cents(gross)]),
  )
})

test('there are twenty', () => {
  expect(Object.keys(EXAMPLES)).toHaveLength(20)
})

test('a total that no sum comes to is not offered: its neighbours are', () => {
  const lines = [line('hire', [100])]
  expect(wishTotal(lines, null, 10_005)).toEqual({ nearest: [10_004, 10_006] })
})

test('payments are dated, and add up', () => {
  expect(paymentsOf(1_596_000, PAYMENT_TERMS, '2026-12-01', '2027-03-01')).toEqual([
    { kind: 'deposit', dueDay: '2026-12-08', cents: 798_000 },
    { kind: 'balance', dueDay: '2027-01-30', cents: 798_000 },
  ])
  const near = paymentsOf(100_001, { ...PAYMENT_TERMS, securityCents: 50_000 }, '2027-02-26', '2027-03-01')
  expect(near).toEqual([
    { kind: 'deposit', dueDay: '2027-02-28', cents: 50_001 },
    { kind: 'balance', dueDay: '2027-02-28', cents: 50_000 },
    { kind: 'security', dueDay: '2027-02-28', cents: 50_000 },
  ])
  const today = paymentsOf(10_000, PAYMENT_TERMS, '2027-03-01', '2027-03-01')
  expect(new Set(today.map(({ dueDay }) => dueDay))).toEqual(new Set(['2027-03-01']))
})
