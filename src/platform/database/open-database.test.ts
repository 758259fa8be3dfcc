import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useOwnDatabase } from '../../../tests/helpers/database.ts'
import { addVenue } from '../../../tests/helpers/venue-rows.ts'
import { toJson } from './json.ts'
import { type Database, openDatabase } from './open-database.ts'

type Sample = {
  sample: { id: number; flag: boolean | null; data: { tags: string[] } | null; at: Date | null }
}

describe.each(BOTH_ENGINES)('the database on %s', (engine) => {
  const database = useOwnDatabase(engine)
  const withSample = async () => {
    await database()
      .db.schema.createTable('sample')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('flag', 'boolean')
      .addColumn('data', 'jsonb')
      .addColumn('at', 'timestamptz')
      .execute()
    return database().db.$extendTables<Sample>()
  }

  test('gives booleans, JSON and dates as they were given', async () => {
    const db = await withSample()
    const row = { id: 1, flag: true, data: { tags: ['œ', '"'] }, at: new Date('2026-11-20T09:00:00.123Z') }
    const written = await db
      .insertInto('sample')
      .values({ ...row, data: toJson(row.data) })
      .returningAll()
      .executeTakeFirst()
    expect(written).toEqual(row)
    await db.insertInto('sample').values({ id: 2, flag: false, data: null, at: null }).execute()
    expect(await db.selectFrom('sample').selectAll().orderBy('id').execute()).toEqual([
      row,
      { id: 2, flag: false, data: null, at: null },
    ])
    expect(await db.selectFrom('sample').select('id').where('flag', '=', true).execute()).toEqual([{ id: 1 }])
  })

  test('a commit is on the disk before it is acknowledged, unless it holds mere counters', async () => {
    const ask = async ({ db }: Database) => {
      const pragma = sql<{ synchronous: unknown }>`pragma synchronous`
      const setting = sql<{
        synchronous: unknown
      }>`select current_setting('synchronous_commit') as synchronous`
      const { rows } = await (engine === 'sqlite' ? pragma : setting).execute(db)
      return rows[0]?.synchronous
    }
    const counting = openDatabase(database().url, { durable: false })
    // SQLite: 2 is FULL, 1 is NORMAL. The test server itself is set to `off`.
    expect(await ask(database())).toBe(engine === 'sqlite' ? 2 : 'on')
    expect(await ask(counting)).toBe(engine === 'sqlite' ? 1 : 'off')
    await counting.close()
  })

  test('counts, sums and averages are numbers', async () => {
    await addVenue(database(), 'one', { surface_m2: 100 })
    await addVenue(database(), 'two', { surface_m2: 51 })
    const row = await database()
      .db.selectFrom('venue')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<number>('surface_m2').as('sum'),
        eb.fn.avg<number>('surface_m2').as('average'),
      ])
      .executeTakeFirst()
    expect(row).toEqual({ count: 2, sum: 151, average: 75.5 })
  })

  test('enforces foreign keys and the rules of the columns', async () => {
    const { db } = database()
    const orphan = { venue_id: 'none', equipment: 'wifi' }
    await expect(db.insertInto('venue_equipment').values(orphan).execute()).rejects.toThrow()
    await expect(addVenue(database(), 'x', { arrondissement: 21 })).rejects.toThrow()
    await addVenue(database(), 'x', { equipment: ['wifi'] })
    await expect(addVenue(database(), 'x')).rejects.toThrow()
    await db.deleteFrom('venue').execute()
    expect(await db.selectFrom('venue_equipment').selectAll().execute()).toEqual([])
  })

  test('takes a failed transaction back, whole', async () => {
    const { db } = database()
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('content_revision').set({ revision: 99 }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.selectFrom('content_revision').select('revision').executeTakeFirst()).toEqual({
      revision: 1,
    })
  })

  test('two connections that write wait for one another', async () => {
    const other = openDatabase(database().url)
    const raise = (on: typeof other) =>
      on.db.transaction().execute(async (transaction) => {
        const row = await sql<{
          revision: number
        }>`select revision from content_revision where id = 1`.execute(transaction)
        expect(row.rows).toHaveLength(1)
        await transaction
          .updateTable('content_revision')
          .set((eb) => ({ revision: eb('revision', '+', 1) }))
          .execute()
      })
    await Promise.all([database(), other].flatMap((on) => Array.from({ length: 10 }, () => raise(on))))
    const row = await database().db.selectFrom('content_revision').select('revision').executeTakeFirst()
    expect(row).toEqual({ revision: 21 })
    await other.close()
  })
})

test('an undefined parameter is rejected, not stored as NULL', async () => {
  const database = openDatabase<Sample>('file::memory:')
  await expect(sql`select ${undefined}`.execute(database.db)).rejects.toThrow(TypeError)
  await database.close()
})

test('an address of another kind is rejected', () => {
  expect(() => openDatabase('mysql://localhost/x')).toThrow('DATABASE_URL')
})
