import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'
import { BOTH_ENGINES, createTestAddress } from '../../tests/helpers/database.ts'
import { MIGRATIONS } from './index.ts'

const NAME = '2026-11-29-photo-captions'
const NOW = '2026-11-20T09:00:00Z'

describe.each(BOTH_ENGINES)('photographs of an earlier version on %s', (engine) => {
  test('keep their texts, and have neither scene nor caption', async () => {
    const address = await createTestAddress(engine, false)
    const { db, close } = openDatabase<Schema>(address.url)
    try {
      const names = Object.keys(MIGRATIONS)
      for (const name of names.slice(0, names.indexOf(NAME)))
        await MIGRATIONS[name]?.up(db as unknown as Kysely<unknown>)
      await db
        .insertInto('venue')
        .values({
          ...{ id: 'v', slug: 'perle', name: 'Perle', type: 'gallery', status: 'published' },
          ...{ neighborhood: 'opera', arrondissement: 9, metro: 'Opéra', surface_m2: 90 },
          ...{ ceiling_height_cm: 350, price_from_day_cents: 1, minimum_days: 1, selection_place: 0 },
          ...{ capacity_standing: 9, capacity_cocktail_dinner: 0, capacity_seated_dinner: 0 },
          ...{ capacity_runway: 0, created_at: NOW, updated_at: NOW },
        })
        .execute()
      const row = {
        id: 'p',
        key: 'perle-1',
        venue_id: 'v',
        position: 0,
        width: 1600,
        height: 1067,
        sha256: '',
      }
      await sql`insert into photo ${sql.raw(`(${Object.keys(row).join(', ')}, placeholder)`)} values (${sql.join(Object.values(row))}, 'data:,')`.execute(
        db,
      )
      await db
        .insertInto('photo_translation')
        .values({ photo_id: 'p', language: 'fr', alt: 'Une salle' })
        .execute()
      await MIGRATIONS[NAME]?.up(db as unknown as Kysely<unknown>)
      expect(await db.selectFrom('photo').select(['id', 'scene']).execute()).toEqual([
        { id: 'p', scene: null },
      ])
      expect(await db.selectFrom('photo_translation').select('alt').execute()).toEqual([{ alt: 'Une salle' }])
      const write = (caption: string) =>
        db.insertInto('photo_caption').values({ photo_id: 'p', language: 'fr', caption }).execute()
      await expect(write(''), 'what is not written has no row').rejects.toThrow()
      await write('La salle vide')
      await db.deleteFrom('photo').execute()
      expect(await sql`select * from photo_caption`.execute(db)).toMatchObject({ rows: [] })
    } finally {
      await close()
      await address.remove()
    }
  })
})
