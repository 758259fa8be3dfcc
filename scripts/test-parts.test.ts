import { expect, test } from 'vitest'
import { PARTS, partOf } from './test-parts.ts'

test('a week runs every part', () => {
  const days = Array.from(
    { length: 7 },
    (_, at) => partOf('today', new Date(Date.UTC(2027, 0, 3 + at)))?.name,
  )
  expect(new Set(days)).toEqual(new Set(Object.keys(PARTS)))
})

test('a part is called by its name, and an unknown one is none', () => {
  expect(partOf('browser-2', new Date())).toEqual({ name: 'browser-2', part: PARTS['browser-2'] })
  expect(partOf('kitchen', new Date())).toBeUndefined()
})
