import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rehearseStore } from '#/modules/enquiries/server/submit/store-enquiries.server.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { promiseMails } from '../../../tests/helpers/outbox.ts'
import { storedEnquiry } from '../../../tests/helpers/stored-enquiry.ts'
import { isDamage } from '../database/database-damage.ts'
import type { FreeSpace } from './free-space.ts'
import { beatOnce } from './heartbeat.ts'
import { SiteHealth } from './site-health.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const FOLDERS = new Map([['data' as const, tmpdir()]])

describe.each(BOTH_ENGINES)('the heartbeat on %s', (engine) => {
  const database = useDatabase(engine)
  const clock = { now: NOW }
  const parts = (health: SiteHealth) => ({
    database: database(),
    folders: FOLDERS,
    health,
    rehearseStore: () => rehearseStore(database()),
    isKnownDamaged: async () => false,
    now: () => clock.now,
  })
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database().db)

  test('a write that is not taken is known, and so is its end', async () => {
    const health = new SiteHealth()
    await beatOnce(parts(health))
    expect(health.unfitParts()).toEqual([])
    await rename('heartbeat', 'heartbeat_away')
    await beatOnce(parts(health))
    expect(health.unfitParts()).toEqual(['writes'])
    await rename('heartbeat_away', 'heartbeat')
    await beatOnce(parts(health))
    expect(health.unfitParts()).toEqual([])
  })

  test('after a request could not be stored, only a write of a request counts', async () => {
    await storedEnquiry(database(), { created_at: NOW.toISOString() })
    const health = new SiteHealth()
    health.noteStore(false)
    await rename('enquiry', 'enquiry_away')
    await beatOnce(parts(health))
    expect(health.unfitParts()).toContain('store')
    await rename('enquiry_away', 'enquiry')
    const before = await database().db.selectFrom('enquiry').selectAll().execute()
    await beatOnce(parts(health))
    expect(health.unfitParts()).toEqual([])
    expect(await database().db.selectFrom('enquiry').selectAll().execute()).toEqual(before)
  })

  test('several processes share one row, and each learns of a clock that is far off', async () => {
    const other = openDatabase(database().url)
    const [first, second] = [new SiteHealth(), new SiteHealth()]
    await beatOnce(parts(first))
    clock.now = new Date('2030-11-20T10:00:00Z')
    await beatOnce({ ...parts(second), database: other })
    clock.now = NOW
    await beatOnce(parts(first))
    await other.close()
    expect(first.warnings()).toEqual([])
    expect(second.warnings()).toEqual([
      { kind: 'clock', now: '2030-11-20T10:00:00.000Z', trustedAt: NOW.toISOString() },
    ])
    expect(second.unfitParts()).toEqual([])
    expect(await database().db.selectFrom('heartbeat').selectAll().execute()).toHaveLength(1)
  })

  test('a machine whose clock is not that of the database says so, and leases go by the database', async () => {
    const health = new SiteHealth()
    await beatOnce({ ...parts(health), machineNow: () => Date.now() + 180_000 })
    const isShared = engine === 'postgres'
    expect(health.warnings()).toEqual(isShared ? [{ kind: 'offset', seconds: 180 }] : [])
    expect(Math.round(health.clockOffsetMs / 10_000)).toBe(isShared ? 18 : 0)
    expect(health.unfitParts()).toEqual([])
    await beatOnce(parts(health))
    expect(health.warnings()).toEqual([])
  })

  test('waiting mails are reported and leave the site ready', async () => {
    await promiseMails(database(), ['camille@example.com'])
    const health = new SiteHealth()
    await beatOnce({ ...parts(health), now: () => new Date(NOW.getTime() + 901_000) })
    expect(health.warnings()).toEqual([{ kind: 'mails', oldestSeconds: 901 }])
    expect(health.unfitParts()).toEqual([])
  })

  test('what a check has found, in whichever process, is known', async () => {
    const health = new SiteHealth()
    await beatOnce({ ...parts(health), isKnownDamaged: async () => true })
    expect(health.unfitParts()).toEqual(['integrity'])
  })
})

test('a disk that fills up is reported below 1 GB, and not ready below 100 MB', () => {
  const health = new SiteHealth()
  const withFree = (bytes: number) => {
    health.space = [
      { place: 'data', bytes: 5e9 },
      { place: 'database', bytes },
    ]
    return [health.warnings(), health.unfitParts()]
  }
  expect(withFree(1e9)).toEqual([[], []])
  expect(withFree(9e8)).toEqual([[{ kind: 'disk', bytes: 9e8 }], []])
  expect(withFree(9e7)).toEqual([[{ kind: 'disk', bytes: 9e7 }], ['disk']])
})

test('a node leaves its visitors to others when its own folder is full, where there may be others', () => {
  const health = new SiteHealth()
  const isFull = (data: number, ...others: FreeSpace[]) => {
    health.space = [{ place: 'data', bytes: data }, ...others]
    return health.ownFolderFull
  }
  expect(isFull(9e7)).toBe(true)
  expect(isFull(2e8, { place: 'photographs', bytes: 0 })).toBe(false)
  expect(isFull(9e7, { place: 'database', bytes: 9e7 })).toBe(false)
})

test.each([
  ['a malformed file', { errcode: 11 }, true],
  ['a malformed index', { errcode: 11 | (3 << 8) }, true],
  ['something that is no database', { errcode: 26 }, true],
  ['a corrupted index on PostgreSQL', { code: 'XX002' }, true],
  ['a lock', { errcode: 5 }, false],
  ['a full disk', { errcode: 13 }, false],
  ['a repetition', { code: '23505' }, false],
])('%s counts as damage or not', (_, facts, damaged) => {
  expect(isDamage(Object.assign(new Error('no'), facts))).toBe(damaged)
})
