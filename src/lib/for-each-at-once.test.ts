import { expect, test } from 'vitest'
import { forEachAtOnce } from './for-each-at-once.ts'

test('so many at a time, and after a failure no more', async () => {
  const begun: number[] = []
  let underWay = 0
  let most = 0
  const work = async (item: number) => {
    begun.push(item)
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise(setImmediate)
    underWay -= 1
    if (item === 4) throw new Error('four')
  }
  await forEachAtOnce(2, [1, 2, 3], work)
  expect([begun, most]).toEqual([[1, 2, 3], 2])
  begun.length = 0
  await expect(forEachAtOnce(2, [3, 4, 5, 6, 7, 8], work)).rejects.toThrow('four')
  expect(begun).toEqual([3, 4, 5])
  expect(underWay).toBe(0)
})
