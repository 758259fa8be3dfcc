import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'
import { BOTH_ENGINES, createTestAddress } from '../../tests/helpers/database.ts'
import { MIGRATIONS } from './index.ts'

const NAME = '2026-11-23-technical-sheet'

describe.each(BOTH_ENGINES)('venues of an earlier version on %s', (engine) => {
  test('know that they are step-free where they said so, and nothing else', async () => {
    const address = await createTestAddress(engine, false)
    const { db, close } = openDatabase<Schema>(address.url)
    try {
      const earlier = Object.keys(MIGRATIONS).slice(0, Object.keys(MIGRATIONS).indexOf(NAME))
      for (const name of earlier) await MIGRATIONS[name]?.up(db as unknown as Kysely<unknown>)
      for (const id of ['ground-floor', 'vault']) {
        await db
          .insertInto('venue')
          .values({
            ...{
              id,
              slug: id,
              name: id,
              type: 'gallery',
              neighborhood: 'opera',
              arrondissement: 9,
              metro: 'Opéra',
            },
            ...{ surface_m2: 90, ceiling_height_cm: 350, price_from_day_cents: 100_000, minimum_days: 1 },
            ...{
              capacity_standing: 9,
              capacity_cocktail_dinner: 0,
              capacity_seated_dinner: 0,
              capacity_runway: 0,
            },
            ...{
              status: 'published',
              created_at: '2026-11-20T09:00:00Z',
              updated_at: '2026-11-20T09:00:00Z',
            },
          })
          .execute()
      }
      await db
        .insertInto('venue_equipment')
        .values({ venue_id: 'ground-floor', equipment: 'step-free-access' })
        .execute()
      await MIGRATIONS[NAME]?.up(db as unknown as Kysely<unknown>)
      const venues = await db
        .selectFrom('venue')
        .select(['id', 'access_steps', 'lift', 'power_kw'])
        .orderBy('id')
        .execute()
      expect(venues).toEqual([
        { id: 'ground-floor', access_steps: 0, lift: null, power_kw: null },
        { id: 'vault', access_steps: null, lift: null, power_kw: null },
      ])
    } finally {
      await close()
      await address.remove()
    }
  })
})
