import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MeasurementTables } from '#/modules/analytics/server/tables/measurement.ts'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import { createTestAddress, type TestAddress } from '../../tests/helpers/database.ts'
import { measurement } from './2026-11-22-measurement.ts'
import { measurementOnce } from './2026-11-22-measurement-once.ts'

let address: TestAddress
let database: Database<MeasurementTables>
beforeEach(async () => {
  address = await createTestAddress('sqlite', false)
  database = openDatabase(address.url)
})
afterEach(async () => {
  await database.close()
  await address.remove()
})

test('what was counted before is kept, each value in its column, and the key still holds', async () => {
  const { db } = database
  await measurement.up(db)
  const event = {
    day: '2026-11-20',
    category: 'venue',
    name: 'venue_view',
    page: 'venue',
    label: '',
    venue_slug: 'perle',
    venue_category: 'gallery',
    language: 'fr',
    count: 7,
    value_sum: 2.5,
  }
  const vital = { day: '2026-11-20', page: 'venue', device: 'phone', metric: 'LCP', bucket: 4, count: 3 }
  await db.insertInto('measured_event').values(event).execute()
  await db.insertInto('measured_vital').values(vital).execute()
  await measurementOnce.up(db)
  expect(await db.selectFrom('measured_event').selectAll().execute()).toEqual([event])
  expect(await db.selectFrom('measured_vital').selectAll().execute()).toEqual([vital])
  await expect(db.insertInto('measured_event').values(event).execute()).rejects.toThrow(/unique/i)
  const tables = await sql<{
    name: string
  }>`select name from sqlite_master where name like '%before'`.execute(db)
  expect(tables.rows).toEqual([])
})
