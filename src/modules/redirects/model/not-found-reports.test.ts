import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import {
  countNotFoundReports,
  deleteNotFoundReports,
  listNotFoundReports,
  markNotFoundReport,
  type NotFoundPage,
  recordNotFound,
} from '../server/not-found-reports.repository.server.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute))
const report = (address: string, referrer = '') => ({ address, slug: address.slice(1), referrer })

describe.each(ENGINES)('not-found reports on %s', (engine) => {
  const database = useDatabase(engine)

  test('are counted by address and host, with the first and the last time', async () => {
    await recordNotFound(database(), report('/a', 'vogue.example'), at(0))
    await recordNotFound(database(), report('/a', 'vogue.example'), at(1))
    await recordNotFound(database(), report('/a'), at(2))
    await recordNotFound(database(), report('/b'), at(3))
    expect(await listNotFoundReports(database(), { limit: 10 })).toEqual([
      {
        address: '/a',
        slug: 'a',
        venue: false,
        count: 3,
        firstAt: at(0).toISOString(),
        lastAt: at(2).toISOString(),
        handledAt: null,
        referrers: [
          { host: 'vogue.example', count: 2 },
          { host: '', count: 1 },
        ],
      },
      expect.objectContaining({ address: '/b', count: 1 }),
    ])
    const latest = await listNotFoundReports(database(), { limit: 1, order: 'last' })
    expect(latest.map(({ address }) => address)).toEqual(['/b'])
  })

  test('are handled, and open again when a visitor meets them once more', async () => {
    await recordNotFound(database(), report('/a'), at(0))
    expect(await markNotFoundReport(database().db, '/a', true, at(1))).toBe(true)
    expect(await markNotFoundReport(database().db, '/nowhere', true, at(1))).toBe(false)
    expect(await listNotFoundReports(database(), { limit: 10 })).toEqual([])
    expect(await listNotFoundReports(database(), { limit: 10, handled: true })).toHaveLength(1)
    await recordNotFound(database(), report('/a'), at(2))
    expect(await listNotFoundReports(database(), { limit: 10 })).toHaveLength(1)
  })

  test('are listed in any order, page by page, with their number', async () => {
    for (const [address, minutes] of [
      ['/fr/lieu/galerie-perdue', [0, 9]],
      ['/b', [1, 2, 3]],
      ['/a', [4, 5]],
    ] as const)
      for (const minute of minutes) await recordNotFound(database(), report(address), at(minute))
    const list = async (page: Partial<NotFoundPage>) =>
      (await listNotFoundReports(database(), { limit: 10, ...page })).map(({ address }) => address)

    const venue = '/fr/lieu/galerie-perdue'
    expect(await list({})).toEqual(['/b', '/a', venue])
    expect(await list({ order: 'count', ascending: true })).toEqual(['/a', venue, '/b'])
    expect(await list({ order: 'last' })).toEqual([venue, '/a', '/b'])
    expect(await list({ order: 'first', ascending: true })).toEqual([venue, '/b', '/a'])
    expect(await list({ order: 'address', ascending: true })).toEqual(['/a', '/b', venue])
    expect(await list({ order: 'address', limit: 1, offset: 1 })).toEqual(['/b'])
    expect(await list({ since: at(5) })).toEqual(['/a', venue])
    expect(await countNotFoundReports(database(), {})).toBe(3)
    expect(await countNotFoundReports(database(), { since: at(5) })).toBe(2)
    expect(await countNotFoundReports(database(), { handled: true })).toBe(0)
    const flags = await listNotFoundReports(database(), { limit: 10, order: 'address' })
    expect(flags.map((lost) => lost.venue)).toEqual([true, false, false])
  })

  test('keep at most twenty hosts each', async () => {
    for (let n = 0; n < 25; n += 1) await recordNotFound(database(), report('/a', `h${n}.example`), at(n))
    const [lost] = await listNotFoundReports(database(), { limit: 1 })
    expect(lost?.count).toBe(25)
    expect(lost?.referrers).toHaveLength(21)
    expect(lost?.referrers[0]).toEqual({ host: '', count: 5 })
  })

  test('that come at the same moment are all counted', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => recordNotFound(database(), report('/a', 'x.example'), at(0))),
    )
    const [lost] = await listNotFoundReports(database(), { limit: 1 })
    expect(lost).toMatchObject({ count: 20, referrers: [{ host: 'x.example', count: 20 }] })
  })

  test('are deleted with their hosts when no visitor has met them for long', async () => {
    await recordNotFound(database(), report('/old', 'x.example'), at(0))
    await recordNotFound(database(), report('/new'), at(30))
    await deleteNotFoundReports(database(), at(15))
    expect((await listNotFoundReports(database(), { limit: 9 })).map(({ address }) => address)).toEqual([
      '/new',
    ])
    const left = await database().db.selectFrom('lost_address_referrer').select('address').execute()
    expect(left).toEqual([{ address: '/new' }])
  })
})
