import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoPlaceError, SpoolPlaces } from './spool-places.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const BOUNDS = {
  subscriber: 2,
  surrounding: 3,
  all: 5,
  waitingOfSubscriber: 2,
  waiting: 4,
  patienceMs: 1000,
}
const ANN = '203.0.113.1'
const NEIGHBOUR = '203.0.113.2'
const ELSEWHERE = ['198.51.100.1', '192.0.2.1', '2001:db8::1']

/** Outcome of a request for a place. */
function ask(places: SpoolPlaces, address: string | undefined) {
  const asked: { state: 'waits' | 'has one' | 'refused'; leave: () => void } = {
    state: 'waits',
    leave: () => undefined,
  }
  places.take(address).then(
    (leave) => Object.assign(asked, { state: 'has one', leave }),
    (error: unknown) => {
      if (!(error instanceof NoPlaceError)) throw error
      asked.state = 'refused'
    },
  )
  return asked
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('a subscriber has its share and waits for the rest; others do not wait with it', async () => {
  const places = new SpoolPlaces(BOUNDS)
  const own = [ask(places, ANN), ask(places, ANN), ask(places, ANN)]
  const other = ask(places, ELSEWHERE[0])
  await settle()
  expect(own.map(({ state }) => state)).toEqual(['has one', 'has one', 'waits'])
  expect(other.state).toBe('has one')
  own[0]?.leave()
  own[0]?.leave()
  await settle()
  expect(own[2]?.state).toBe('has one')
})

test('the network around a subscriber has a share, too, and all together', async () => {
  const places = new SpoolPlaces(BOUNDS)
  const near = [ANN, ANN, NEIGHBOUR, NEIGHBOUR].map((address) => ask(places, address))
  const far = ELSEWHERE.map((address) => ask(places, address))
  await settle()
  expect(near.map(({ state }) => state)).toEqual(['has one', 'has one', 'has one', 'waits'])
  expect(far.map(({ state }) => state)).toEqual(['has one', 'has one', 'waits'])
  near[2]?.leave()
  far[0]?.leave()
  await settle()
  expect([near[3]?.state, far[2]?.state]).toEqual(['has one', 'has one'])
})

test('few wait, and not for ever', async () => {
  const places = new SpoolPlaces(BOUNDS)
  const own = Array.from({ length: 5 }, () => ask(places, undefined))
  await settle()
  expect(own.map(({ state }) => state)).toEqual(['has one', 'has one', 'waits', 'waits', 'refused'])
  await vi.advanceTimersByTimeAsync(BOUNDS.patienceMs)
  expect(own.map(({ state }) => state).slice(2)).toEqual(['refused', 'refused', 'refused'])
  // A caller that gave up takes no place when one is free.
  own[0]?.leave()
  const late = ask(places, undefined)
  await settle()
  expect(late.state).toBe('has one')
})
