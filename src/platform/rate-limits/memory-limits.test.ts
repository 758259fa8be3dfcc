import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#/platform/database/open-database.ts'
import { BOTH_ENGINES, createTestAddress, useDatabase } from '../../../tests/helpers/database.ts'
import { LIMITS } from './limit-table.ts'
import { takeFromLimits } from './limits.ts'
import { MemoryLimits } from './memory-limits.ts'

const SECRET = 'a secret of at least 32 characters'
const NOW = Date.parse('2026-11-20T10:00:00Z')
const ADDRESS = '203.0.113.9'

const { subscriber, surrounding } = LIMITS.events

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

const later = (seconds: number) => vi.setSystemTime(NOW + seconds * 1000)

describe.each(BOTH_ENGINES)('light limits on %s', (engine) => {
  const database = useDatabase(engine)
  const process = () => new MemoryLimits({ database: database(), secret: SECRET })
  const send = (limits: MemoryLimits, times: number, address: string | undefined = ADDRESS) =>
    Array.from({ length: times }, () => limits.take('events', address)).at(-1)

  test('one process lets a subscriber through until its budget is spent, and again when the time is over', () => {
    const limits = process()
    expect(send(limits, subscriber.points)).toBe(0)
    later(60)
    expect(send(limits, 1)).toBe(subscriber.seconds - 60)
    expect(send(limits, 1, '203.0.113.10'), 'a neighbour').toBe(0)
    expect(limits.take('log-404', ADDRESS), 'something else').toBe(0)
    later(subscriber.seconds)
    expect(send(limits, subscriber.points)).toBe(0)
  })

  test('what was counted while the clock was years ahead keeps no one out when it is right again', () => {
    const limits = process()
    later(4 * 365 * 86_400)
    expect(send(limits, subscriber.points + 1)).toBe(subscriber.seconds)
    later(0)
    expect(send(limits, 1)).toBe(0)
  })

  test('a network around many subscribers has a budget of its own', () => {
    const limits = process()
    const rounds = surrounding.points / 250
    for (let n = 0; n < 250; n += 1) expect(send(limits, rounds, `203.0.113.${n}`)).toBe(0)
    expect(send(limits, 1, '203.0.113.251')).toBe(surrounding.seconds)
    expect(send(limits, 1, '203.0.114.1')).toBe(0)
  })

  test('processes know of each other after they have shared, at once or one after the other', async () => {
    const [first, second, third] = [process(), process(), process()]
    send(first, subscriber.points - 10)
    send(second, 10)
    await Promise.all([first.share(), second.share()])
    // Each of them has read the other's counts first.
    send(first, 1)
    send(second, 1)
    await first.share()
    await second.share()
    expect(send(second, 1)).toBeGreaterThan(0)
    send(third, 1)
    await third.share()
    expect(send(third, 1), 'one that has just started').toBeGreaterThan(0)
    const { points } = await database()
      .db.selectFrom('rate_limit')
      .select('points')
      .where('key', 'like', 'events-subscriber:%')
      .executeTakeFirstOrThrow()
    expect(points).toBe(subscriber.points + 3)
  })

  test('what is counted while it is shared is shared the next time, and nothing twice', async () => {
    const limits = process()
    send(limits, 5)
    const sharing = limits.share()
    send(limits, 2)
    await sharing
    await limits.share()
    await limits.share()
    const rows = await database().db.selectFrom('rate_limit').select('points').execute()
    expect(rows).toEqual([{ points: 7 }, { points: 7 }])
  })

  test('the wait is until the time of the stored counter is over; then counting begins anew', async () => {
    const first = process()
    send(first, subscriber.points)
    await first.share()
    later(100)
    const second = process()
    expect(send(second, 1)).toBe(0)
    await second.share()
    expect(send(second, 1)).toBe(subscriber.seconds - 100)
    later(subscriber.seconds)
    expect(send(second, 1)).toBe(0)
    await second.share()
    expect(send(second, subscriber.points - 1)).toBe(0)
  })

  test('counters are those of the limits that are counted one by one, and hide the address as they do', async () => {
    const limits = process()
    send(limits, subscriber.points)
    await limits.share()
    const taken = await takeFromLimits('events', ADDRESS, { database: database(), secret: SECRET })
    expect(taken.kind).toBe('exceeded')
    const rows = await database().db.selectFrom('rate_limit').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/203\.|113/)
  })

  test('thousands of networks are shared', async () => {
    const limits = process()
    for (let n = 0; n < 1500; n += 1) send(limits, 1, `2001:db8:${n.toString(16)}::1`)
    await limits.share()
    expect(await database().db.selectFrom('rate_limit').select('key').execute()).toHaveLength(3000)
  })

  test('an unidentifiable visitor is not limited', () => {
    expect(process().take('events', undefined)).toBe(0)
  })
})

test('without a database each process counts for itself, and logs when it is back', async () => {
  const address = await createTestAddress('sqlite')
  const away = openDatabase(address.url)
  await away.db.schema.alterTable('rate_limit').renameTo('away').execute()
  const limits = new MemoryLimits({ database: away, secret: SECRET })
  for (let n = 0; n < subscriber.points; n += 1) expect(limits.take('events', ADDRESS)).toBe(0)
  await expect(limits.share()).rejects.toThrow()
  expect(limits.take('events', ADDRESS)).toBeGreaterThan(0)
  await away.db.schema.alterTable('away').renameTo('rate_limit').execute()
  await limits.share()
  const rows = await away.db.selectFrom('rate_limit').select('points').execute()
  expect(rows.map(({ points }) => points)).toEqual([subscriber.points + 1, subscriber.points + 1])
  await away.close()
  await address.remove()
})
