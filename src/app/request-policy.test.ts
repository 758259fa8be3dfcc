import { expect, test, vi } from 'vitest'
import { createRequestPolicy } from './request-policy.ts'

const SITE = 'https://passage.example'

test.each([
  ['a small call', { 'content-length': '900' }, undefined, false],
  ['a large call of a stranger', { 'content-length': '900000' }, undefined, true],
  ['an endless call of a stranger', { 'transfer-encoding': 'chunked' }, undefined, true],
  ['a large call of a colleague', { 'content-length': '900000' }, { id: 'ada', secondFactorBy: null }, true],
])('%s of a function may bring so much', async (_, headers, signedIn, asked) => {
  const who = vi.fn(() => signedIn)
  const decide = createRequestPolicy(
    SITE,
    who,
    async () => undefined,
    (pairs) => pairs,
  )
  const decision = await decide(new URL(`${SITE}/_serverFn/${'a'.repeat(64)}`), headers)
  expect(decision).toEqual({
    kind: 'endpoint',
    takesPosts: true,
    ...(signedIn ? { takesBytes: 1024 * 1024 } : {}),
  })
  expect(who).toHaveBeenCalledTimes(asked ? 1 : 0)
})
