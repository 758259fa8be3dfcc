import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS } from '../../../db/migrations/index.ts'
import { BOTH_ENGINES, createTestAddress } from '../../../tests/helpers/database.ts'
import { migrate } from './migrate.ts'
import { type Database, type Engine, openDatabase } from './open-database.ts'

async function openEmpty(engine: Engine, nodes: number, template = false) {
  const address = await createTestAddress(engine, template)
  const databases = Array.from({ length: nodes }, () => openDatabase(address.url))
  onTestFinished(async () => {
    for (const database of databases) await database.close()
    await address.remove()
  })
  return databases
}

describe.each(BOTH_ENGINES)('migrate on %s', (engine) => {
  test('runs everything once, in the order of the list', async () => {
    const [database] = await openEmpty(engine, 1)
    if (!database) throw new Error('no database')
    expect(await migrate(database)).toEqual(Object.keys(MIGRATIONS))
    expect(await migrate(database)).toEqual([])
    const row = await database.db.selectFrom('content_revision').selectAll().executeTakeFirst()
    expect(row).toEqual({ id: 1, revision: 1 })
  })

  test('lets several nodes start together', async () => {
    const databases = await openEmpty(engine, 4)
    const ran = await Promise.all(databases.map((database) => migrate(database)))
    expect(ran.flat()).toEqual(Object.keys(MIGRATIONS))
  })
})

test('a migration that waits for a table in use keeps nobody from reading it, and runs afterwards', async () => {
  const [node, other] = await openEmpty('postgres', 2, true)
  if (!(node && other?.pool)) throw new Error('no database')
  const dump = await other.pool.connect()
  const waiting = async () => {
    const { rows } = await dump.query(
      "select 1 from pg_locks join pg_database d on d.oid = database where not granted and locktype = 'relation' and datname = current_database()",
    )
    return rows.length
  }
  await dump.query('begin')
  await dump.query('lock table content_revision in access share mode')
  const said: string[] = []
  const addColumn = (db: Database['db']) => sql`alter table content_revision add note text`.execute(db)
  const migrations = {
    ...MIGRATIONS,
    'a-note': { up: async (db: Database['db']) => void (await addColumn(db)) },
  }
  const migrating = migrate(node, { migrations, warn: (text) => void said.push(text) })
  await expect.poll(waiting).toBe(1)
  expect(await other.db.selectFrom('content_revision').select('revision').execute()).toEqual([
    { revision: 1 },
  ])
  await expect
    .poll(() => said)
    .toContain('The migration a-note waits for a table that is in use, perhaps by a backup.')
  await dump.query('commit')
  dump.release()
  expect(await migrating).toEqual(['a-note'])
  const { rows } = await sql`select note from content_revision`.execute(other.db)
  expect(rows).toEqual([{ note: null }])
}, 60_000)
