import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useOwnDatabase } from '../../../tests/helpers/database.ts'
import { isUnavailable } from './is-unavailable.ts'
import { openDatabase } from './open-database.ts'
import {
  asLongJob,
  DatabaseTimeoutError,
  inBackground,
  TimeBudget,
  waitFor,
  withinRequestLimit,
} from './time-limits.ts'

/** Far below what any of the sleeping and locking below would take. */
const LIMIT_MS = 300
const SOON_MS = 4000

const NEVER = new Promise<never>(() => undefined)

/** Error that ends the work, and the time until then. */
async function rejectionOf(work: () => Promise<unknown>) {
  const started = performance.now()
  const error = await withinRequestLimit(work, LIMIT_MS).catch((reason: unknown) => reason)
  return { error, ms: performance.now() - started }
}

describe.each(BOTH_ENGINES)('waiting for %s', (engine) => {
  const database = useOwnDatabase(engine)
  const rename = () => database().db.updateTable('heartbeat').set({ beats: 7 }).execute()

  test('a lock that another process holds is waited for within the limit, and then everything goes on', async () => {
    const other = openDatabase(database().url)
    const locked = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const holding = other.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('heartbeat').set({ beats: 1 }).execute()
      locked.resolve()
      await free.promise
    })
    await locked.promise
    const rejections = await Promise.all([rejectionOf(rename), rejectionOf(rename), rejectionOf(rename)])
    for (const { error, ms } of rejections) {
      expect(isUnavailable(error)).toBe(true)
      expect(ms).toBeLessThan(SOON_MS)
    }
    free.resolve()
    await holding
    await other.close()
    await withinRequestLimit(rename)
    expect(await database().db.selectFrom('heartbeat').select('beats').execute()).toEqual([{ beats: 7 }])
  })

  test('a transaction that has no time left is taken back whole', async () => {
    const { error } = await rejectionOf(() =>
      database()
        .db.transaction()
        .execute(async (transaction) => {
          await transaction.updateTable('heartbeat').set({ beats: 9 }).execute()
          await waitFor(NEVER)
        }),
    )
    expect(error).toBeInstanceOf(DatabaseTimeoutError)
    expect(await database().db.selectFrom('heartbeat').select('beats').execute()).not.toEqual([{ beats: 9 }])
  })
})

describe('statements of PostgreSQL', () => {
  const database = useOwnDatabase('postgres')
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database().db)

  test('one that does not end is given up with its connection, and the next ones have others', async () => {
    const rejected = await Promise.all(Array.from({ length: 12 }, () => rejectionOf(() => sleep(20))))
    for (const { error, ms } of rejected) {
      expect(error).toBeInstanceOf(DatabaseTimeoutError)
      expect(ms).toBeLessThan(SOON_MS)
    }
    expect((await withinRequestLimit(() => sleep(0))).rows).toHaveLength(1)
  })

  test.each([
    ['of a request', (work: () => Promise<unknown>) => withinRequestLimit(work), ['5s', '7s']],
    ['in the background', (work: () => Promise<unknown>) => inBackground(work), ['5s', '7s']],
    ['of a long job', (work: () => Promise<unknown>) => asLongJob(work), ['10min', '10min']],
  ])('the server knows the limits %s', async (_, run, limits) => {
    const read = () =>
      sql<{ lock: string; statement: string }>`
        select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement
      `.execute(database().db)
    const { rows } = (await run(read)) as Awaited<ReturnType<typeof read>>
    expect(rows).toEqual([{ lock: limits[0], statement: limits[1] }])
  })
})

test('only waiting counts, steps at the same time count once, and what goes on after the answer is free', async () => {
  const budget = new TimeBudget(1000)
  const [first, second] = [budget.begin(), budget.begin()]
  first()
  second()
  expect(budget.left()).toBeGreaterThan(900)
  budget.close()
  expect(budget.left()).toBeUndefined()
})

test('what comes too late is handed back', async () => {
  const slow = Promise.withResolvers<string>()
  const late = Promise.withResolvers<string>()
  const { error } = await rejectionOf(() => waitFor(slow.promise, late.resolve))
  expect(error).toBeInstanceOf(DatabaseTimeoutError)
  slow.resolve('a connection')
  expect(await late.promise).toBe('a connection')
})
