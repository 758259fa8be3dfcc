import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('one begins in each turn of the event loop, and what waits elsewhere goes in between', async () => {
  const turns = new Turns()
  const seen: string[] = []
  const all = [1, 2, 3].map((n) =>
    turns.next().then(() => {
      seen.push(`piece ${n}`)
      setImmediate(() => seen.push(`between ${n}`))
    }),
  )
  await Promise.all(all)
  expect(seen).toEqual(['piece 1', 'between 1', 'piece 2', 'between 2', 'piece 3'])
})
