import { expect, test } from 'vitest'
import { NoRoomForBodyError, OpenBodies } from './open-bodies.ts'

const bounds = { count: { subscriber: 2, all: 5 }, bytes: { subscriber: 100, all: 150 } }

function rejection(work: () => unknown): boolean | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof NoRoomForBodyError) return error.own
  }
  return undefined
}

test('so many at a time of one subscriber, and of all; an end makes room, once', () => {
  const bodies = new OpenBodies(bounds)
  const first = bodies.open('203.0.113.1')
  bodies.open('203.0.113.1')
  expect(rejection(() => bodies.open('203.0.113.1'))).toBe(true)
  for (const address of ['203.0.113.2', '2001:db8::1', undefined]) bodies.open(address)
  expect(rejection(() => bodies.open('203.0.113.3'))).toBe(false)
  first.done()
  first.done()
  bodies.open('203.0.113.3')
  expect(rejection(() => bodies.open('203.0.113.4'))).toBe(false)
})

test('what is in memory is bounded and given back', () => {
  const bodies = new OpenBodies(bounds)
  const [one, two] = [bodies.open('203.0.113.1'), bodies.open('203.0.113.2')]
  one.hold(100)
  expect(rejection(() => one.hold(1))).toBe(true)
  expect(rejection(() => two.hold(51))).toBe(false)
  one.done()
  two.hold(100)
  expect(rejection(() => two.hold(1))).toBe(true)
})
