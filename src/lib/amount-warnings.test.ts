import { expect, test } from 'vitest'
import { amountWarnings } from './amount-warnings.ts'

test.each([
  [{ cents: 4999 }, ['low']],
  [{ cents: 5000 }, []],
  [{ cents: 0 }, ['low']],
  [{ cents: 20_000, days: 5 }, ['low']],
  [{ cents: 47_499, fromDayCents: 95_000 }, ['underFrom']],
  [{ cents: 47_500, fromDayCents: 95_000 }, []],
  [{ cents: 285_000, fromDayCents: 95_000 }, []],
  [{ cents: 285_001, fromDayCents: 95_000 }, ['overFrom']],
  [{ cents: 1_330_000, days: 14, fromDayCents: 95_000 }, []],
  [{ cents: 190, fromDayCents: 190_000 }, ['low', 'underFrom']],
  [{ cents: 200_001, estimateCents: 100_000 }, ['overEstimate']],
  [{ cents: 200_000, estimateCents: 100_000 }, []],
  [{ cents: 200_000, fromDayCents: 0, estimateCents: 0 }, []],
])('%o warns of %o', (amount, warnings) => {
  expect(amountWarnings(amount)).toEqual(warnings)
})
