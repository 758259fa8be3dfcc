import { expect, test } from 'vitest'
import { judgeTime } from './test-budgets.ts'

const QUIET = { slowness: 1, waiting: 1 }

test('a layer that takes too long fails on a quiet machine, and only there', () => {
  expect(judgeTime(100, 100, QUIET)).toEqual({ text: '', fails: false })
  expect(judgeTime(129, 100, QUIET)).toMatchObject({
    fails: false,
    text: expect.stringContaining('over its budget'),
  })
  expect(judgeTime(131, 100, QUIET)).toMatchObject({ fails: true })
  expect(judgeTime(300, 100, { slowness: 1, waiting: 1.5 })).toMatchObject({
    fails: false,
    text: expect.stringContaining('others use the machine'),
  })
  expect(judgeTime(900, 100, { slowness: 2, waiting: 1 })).toMatchObject({ fails: false })
})

test('a machine that is a little slower has as much more time', () => {
  const slower = { slowness: 1.4, waiting: 1 }
  expect(judgeTime(140, 100, slower)).toEqual({ text: '', fails: false })
  expect(judgeTime(181, 100, slower)).toMatchObject({ fails: false })
  expect(judgeTime(183, 100, slower)).toMatchObject({ fails: true })
})
