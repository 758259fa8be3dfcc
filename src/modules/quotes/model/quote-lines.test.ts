import { expect, test } from 'vitest'
import { type DocumentLine, documentLineSchema } from './quote-document.schema.ts'
import { hireDays, reckon } from './quote-lines.ts'
import { totalsOf } from './totals.ts'

const VENUE = { id: 'popup', name: 'Boutique', minimumDays: 14 }

const typed = (line: object): DocumentLine =>
  documentLineSchema.parse({ id: crypto.randomUUID(), choice: null, vatBp: 2000, vatReason: null, ...line })

const hire = (more: object = {}) =>
  typed({
    ...{ kind: 'hire', venueId: 'popup', firstDay: '2027-03-01', lastDay: '2027-03-02', unitCents: 95_000 },
    ...more,
  })

const grossOf = (lines: readonly DocumentLine[]) =>
  totalsOf(reckon(lines, [VENUE]).lines).map(({ choice, grossCents }) => [choice, grossCents])

test('the minimum hire is charged, unless somebody says why not', () => {
  const [line] = reckon([hire()], [VENUE]).lines
  expect(line?.hire).toMatchObject({ askedDays: 2, minimumDays: 14, billedDays: 14 })
  expect(grossOf([hire()])).toEqual([[null, 1_596_000]])
  expect(grossOf([hire({ fewerDays: 3, fewerDaysReason: 'first season' })])).toEqual([[null, 342_000]])
})

test('days of set-up and take-down belong to the hire', () => {
  const line = hire({ setupDays: 1, strikeDays: 2 })
  if (line.kind !== 'hire') throw new Error('no hire')
  expect(hireDays(line, 1)).toMatchObject({ firstDay: '2027-02-28', lastDay: '2027-03-04', askedDays: 5 })
})

test('a wish is met in each choice, after discounts, and stands where it was typed', () => {
  const lines = [
    typed({ kind: 'wished', grossCents: 1_000_000 }),
    hire({ choice: 'A' }),
    hire({ choice: 'B', fewerDays: 10, fewerDaysReason: 'first season' }),
    typed({ kind: 'discount', off: { bp: 1000 } }),
  ]
  expect(grossOf(lines)).toEqual([
    ['A', 1_000_000],
    ['B', 1_000_000],
  ])
  expect(reckon(lines, [VENUE]).lines.map(({ kind, choice }) => `${kind} ${choice}`)).toEqual([
    ...['rounding A', 'rounding B', 'hire A', 'hire B', 'discount A', 'discount B'],
  ])
})

test('a wish that cannot be met is told with its neighbours, and changes nothing', () => {
  const wish = typed({ kind: 'wished', grossCents: 10_005 })
  const { lines, unmet } = reckon([hire(), wish], [VENUE])
  expect(unmet).toEqual([{ lineId: wish.id, nearest: [10_004, 10_006] }])
  expect(lines).toHaveLength(1)
})
