import fc from 'fast-check'
import { toJSONAsync } from 'seroval'
import { expect, test } from 'vitest'
import { superlinearGrowth } from '../../../tests/cost/growth.ts'
import { isCallPayload } from './call-payload.ts'

const sent = async (data: unknown) => JSON.stringify(await toJSONAsync({ data }))

test('whatever plain data a page sends is a call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 10 }), async (data) => {
      expect(isCallPayload(await sent(data))).toBe(true)
    }),
    { numRuns: 100 },
  )
  const shared = { id: 1 }
  expect(isCallPayload(await sent({ a: shared, b: [shared, undefined, null, -0, Number.NaN] }))).toBe(true)
})

test.each([
  /(a+)+$/,
  new Map([['a', 1]]),
  new Set([1]),
  new Error('x'),
  Promise.resolve(1),
  new URL('https://x.example'),
])('%s is none', async (data) => {
  const text = await sent(data).catch(() => '{}')
  expect(isCallPayload(text)).toBe(false)
})

test('a long list takes no square', async () => {
  const texts = await Promise.all([10_000, 20_000].map((length) => sent(Array(length).fill(1))))
  const [single = '', double = ''] = texts
  expect(await superlinearGrowth(isCallPayload, single, double)).toBeUndefined()
})
