import { describe, expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS } from '../../../db/migrations/index.ts'
import { BOTH_ENGINES, createTestAddress } from '../../../tests/helpers/database.ts'
import { migrate } from './migrate.ts'
import { type Engine, openDatabase } from './open-database.ts'

async function openEmpty(engine: Engine, nodes: number) {
  const address = await createTestAddress(engine, false)
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
