import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

/** Work that ends when it is asked to. */
function heldWork() {
  const started: number[] = []
  const ends = new Map<number, (fails?: boolean) => void>()
  const work = (id: number) => {
    started.push(id)
    return new Promise<string>((resolve, reject) => {
      ends.set(id, (fails) => (fails ? reject(new Error(`${id}`)) : resolve(`done ${id}`)))
    })
  }
  const end = async (id: number, fails = false) => {
    ends.get(id)?.(fails)
    await new Promise((settled) => setImmediate(settled))
  }
  return { work, started, end }
}

test('four are under way, the others wait for their turn', async () => {
  const { work, started, end } = heldWork()
  const limited = limitConcurrency(4, work)
  const results = [1, 2, 3, 4, 5, 6].map((id) => limited(id))
  expect(started).toEqual([1, 2, 3, 4])
  await end(3)
  expect(started).toEqual([1, 2, 3, 4, 5])
  const failed = expect(results[0]).rejects.toThrow('1')
  await end(1, true)
  await failed
  expect(started).toEqual([1, 2, 3, 4, 5, 6])
  for (const id of [2, 4, 5, 6]) await end(id)
  await expect(results[5]).resolves.toBe('done 6')
  // Every place is free again.
  void Promise.all([7, 8, 9, 10, 11].map((id) => limited(id)))
  expect(started.slice(6)).toEqual([7, 8, 9, 10])
})
