import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'
import { BOTH_ENGINES, createTestAddress } from '../../tests/helpers/database.ts'
import { MIGRATIONS } from './index.ts'

const NAME = '2026-11-29-number-series'

describe.each(BOTH_ENGINES)('references of an earlier version on %s', (engine) => {
  test('are counted on from where they were', async () => {
    const address = await createTestAddress(engine, false)
    const { db, close } = openDatabase<Schema>(address.url)
    try {
      const earlier = Object.keys(MIGRATIONS).slice(0, Object.keys(MIGRATIONS).indexOf(NAME))
      for (const name of earlier) await MIGRATIONS[name]?.up(db as unknown as Kysely<unknown>)
      await sql`insert into enquiry_counter (year, last_number) values (2025, 310), (2026, 42)`.execute(db)
      await MIGRATIONS[NAME]?.up(db as unknown as Kysely<unknown>)
      expect(await db.selectFrom('number_series').selectAll().orderBy('year').execute()).toEqual([
        { series: 'Q', year: 2025, last_number: 310 },
        { series: 'Q', year: 2026, last_number: 42 },
      ])
    } finally {
      await close()
      await address.remove()
    }
  })
})
