import { expect, test } from 'vitest'
import { sharedFor } from './shared-for.ts'

test('whoever asks at the same time, or within the time, gets one answer', async () => {
  let [asked, now] = [0, 0]
  const ask = sharedFor(
    async () => {
      asked += 1
      return asked
    },
    1000,
    () => now,
  )
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  now = 999
  expect(await ask()).toBe(1)
  now = 1000
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
})

test('a question that takes longer than its answer holds is not asked beside itself', async () => {
  let [asked, now] = [0, 0]
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = sharedFor(
    () => {
      asked += 1
      return promise
    },
    1000,
    () => now,
  )
  const first = ask()
  now = 5000
  const second = ask()
  resolve()
  await Promise.all([first, second])
  expect(asked).toBe(1)
  await ask()
  expect(asked).toBe(2)
})

test('what failed is asked again', async () => {
  let asked = 0
  const ask = sharedFor(async () => {
    asked += 1
    if (asked === 1) throw new Error('away')
    return asked
  }, 1000)
  await expect(ask()).rejects.toThrow('away')
  expect(await ask()).toBe(2)
})
