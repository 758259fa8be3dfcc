import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'
import { BOTH_ENGINES, createTestAddress } from '../../tests/helpers/database.ts'
import { MIGRATIONS } from './index.ts'

const NAME = '2026-11-25-our-selection'
const NOW = '2026-11-20T09:00:00Z'

describe.each(BOTH_ENGINES)('venues of an earlier version on %s', (engine) => {
  test('keep the order in which visitors saw them', async () => {
    const address = await createTestAddress(engine, false)
    const { db, close } = openDatabase<Schema>(address.url)
    try {
      const earlier = Object.keys(MIGRATIONS).slice(0, Object.keys(MIGRATIONS).indexOf(NAME))
      for (const name of earlier) await MIGRATIONS[name]?.up(db as unknown as Kysely<unknown>)
      for (const [slug, type, status] of [
        ['atelier-10', 'loft', 'published'],
        ['atelier-9', 'loft', 'published'],
        ['draft', 'gallery', 'draft'],
        ['ecole', 'gallery', 'published'],
        ['salon-opera', 'showroom', 'published'],
        ['hotel-de-marbeuf', 'showroom', 'published'],
        ['tour', 'loft', 'published'],
      ] as const)
        await db
          .insertInto('venue')
          .values({
            ...{ id: slug, slug, name: slug, type, status, neighborhood: 'opera', arrondissement: 9 },
            ...{
              metro: 'Opéra',
              surface_m2: 90,
              ceiling_height_cm: 350,
              price_from_day_cents: 1,
              minimum_days: 1,
            },
            ...{ capacity_standing: 9, capacity_cocktail_dinner: 0, capacity_seated_dinner: 0 },
            ...{ capacity_runway: 0, created_at: NOW, updated_at: NOW },
          })
          .execute()
      await MIGRATIONS[NAME]?.up(db as unknown as Kysely<unknown>)
      const venues = await db
        .selectFrom('venue')
        .select(['slug', 'selection_place'])
        .orderBy(sql`selection_place`)
        .execute()
      expect(venues.map(({ slug }) => slug)).toEqual([
        ...['hotel-de-marbeuf', 'salon-opera'],
        ...['atelier-9', 'ecole', 'atelier-10', 'tour', 'draft'],
      ])
      expect(venues.map(({ selection_place }) => selection_place)).toEqual([0, 1, 2, 3, 4, 5, 6])
    } finally {
      await close()
      await address.remove()
    }
  })
})
