import { expect, test } from 'vitest'
import { createRateBound } from './rate-bound.ts'

test('lets a burst through, then as many as come back', () => {
  let at = 0
  const allowed = createRateBound(2, 3, () => at)
  expect([allowed(), allowed(), allowed(), allowed()]).toEqual([true, true, true, false])
  at = 500
  expect([allowed(), allowed()]).toEqual([true, false])
  at = 100_000
  expect([allowed(), allowed(), allowed(), allowed()]).toEqual([true, true, true, false])
})
