import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#/platform/database/open-database.ts'
import { BOTH_ENGINES, createTestAddress, useDatabase } from '../../../tests/helpers/database.ts'
import { LIMITS } from './limit-table.ts'
import { removeOldCounters, takeFromLimits } from './limits.ts'

const SECRET = 'a secret of at least 32 characters'
const NOW = new Date('2026-11-20T10:00:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

describe.each(BOTH_ENGINES)('limits on %s', (engine) => {
  const database = useDatabase(engine)
  const send = (address: string | undefined) =>
    takeFromLimits('form', address, { database: database(), secret: SECRET })
  const sendTimes = async (times: number, address: string) => {
    for (let n = 0; n < times; n++) await send(address)
  }
  const { subscriber, surrounding } = LIMITS.form

  test('let a subscriber through until its budget is spent, and again when the time is over', async () => {
    expect(await send('203.0.113.9')).toEqual({ kind: 'free', before: { subscriber: 0, surrounding: 0 } })
    await sendTimes(subscriber.points - 2, '203.0.113.9')
    expect(await send('203.0.113.9')).toMatchObject({ before: { subscriber: subscriber.points - 1 } })
    vi.setSystemTime(NOW.getTime() + 60_000)
    expect(await send('203.0.113.9')).toEqual({
      kind: 'exceeded',
      retryAfterSeconds: subscriber.seconds - 60,
    })
    expect(await send('203.0.113.10'), 'a neighbour').toMatchObject({ kind: 'free' })
    vi.setSystemTime(NOW.getTime() + subscriber.seconds * 1000 + 1)
    expect(await send('203.0.113.9')).toMatchObject({ kind: 'free', before: { subscriber: 0 } })
  })

  test('what was counted while the clock was years ahead keeps no one out when it is right again', async () => {
    vi.setSystemTime(NOW.getTime() + 4 * 365 * 86_400_000)
    await sendTimes(subscriber.points + 1, '203.0.113.9')
    vi.setSystemTime(NOW)
    expect(await send('203.0.113.9')).toEqual({ kind: 'free', before: { subscriber: 0, surrounding: 0 } })
  })

  test('an IPv6 subscriber has as many addresses as it likes and one budget', async () => {
    for (let n = 0; n < subscriber.points; n++) await send(`2001:db8:1:2::${n.toString(16)}`)
    expect(await send('2001:db8:1:2:ffff::1')).toMatchObject({ kind: 'exceeded' })
    expect(await send('2001:db8:1:3::1'), 'another /64').toMatchObject({ kind: 'free' })
  })

  test.each([
    ['IPv4 /24', (n: number) => `203.0.113.${n}`, '203.0.114.1'],
    ['IPv6 /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`, '2001:db8:2::1'],
  ])('many subscribers of one %s share a budget', async (_, addressOf, elsewhere) => {
    for (let n = 0; n < surrounding.points; n++) await send(addressOf(n))
    expect(await send(addressOf(200))).toMatchObject({ kind: 'exceeded' })
    expect(await send(elsewhere)).toMatchObject({ kind: 'free' })
  })

  test('several processes count together, at the same time', async () => {
    const other = openDatabase(database().url, { durable: false })
    const all = Array.from({ length: subscriber.points + 7 }, (_, n) =>
      takeFromLimits('form', '203.0.113.9', { database: n % 2 ? other : database(), secret: SECRET }),
    )
    const taken = await Promise.all(all)
    await other.close()
    expect(taken.filter(({ kind }) => kind === 'exceeded')).toHaveLength(7)
  })

  test('no address is stored, and nothing once its time is over', async () => {
    await send('203.0.113.9')
    const rows = await database().db.selectFrom('rate_limit').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/203|113/)
    await removeOldCounters(database(), new Date(NOW.getTime() + (surrounding.seconds + 1) * 1000))
    expect(await database().db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })

  test('an unidentifiable visitor is not limited, and other actions have budgets of their own', async () => {
    expect(await send(undefined)).toMatchObject({ kind: 'free' })
    await sendTimes(subscriber.points, '203.0.113.9')
    const uploading = takeFromLimits('upload', '203.0.113.9', { database: database(), secret: SECRET })
    expect(await uploading).toMatchObject({ kind: 'free', before: { subscriber: 0 } })
  })
})

test('a database that is away is an error, not a rejection', async () => {
  const address = await createTestAddress('sqlite')
  const database = openDatabase(address.url)
  await database.close()
  await expect(takeFromLimits('form', '203.0.113.9', { database, secret: SECRET })).rejects.toThrow()
  await address.remove()
})
