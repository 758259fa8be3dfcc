import '../../../../../tests/helpers/venue-requests.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { ENGINES, useOwnDatabase } from '../../../../../tests/helpers/database.ts'
import { FULL_RUN } from '../../../../../tests/helpers/full-run.ts'
import { venueListQuery } from '../../model/venue-list.schema.ts'
import { changeStatus } from './venue-life.server.ts'
import { listVenueRows } from './venue-list.server.ts'

const VENUES = 5000
/** What is asked for takes as many parameters with one photograph as with all that a venue may have. */
const PHOTOS = FULL_RUN ? 6 : 1
const AT_ONCE = 250

vi.setConfig({ testTimeout: 180_000 })

const NOW = '2026-11-20T09:00:00.000Z'
const LONG = 'A room of the house, with light from two sides. '.repeat(12)

function rowsFrom(first: number) {
  const numbers = Array.from({ length: AT_ONCE }, (_, at) => first + at)
  const venues = numbers.map((n) => ({
    id: `venue-${n}`,
    slug: `lieu-${n}`,
    name: `Lieu ${n} des Archives`,
    type: n % 2 ? 'gallery' : 'loft',
    neighborhood: n % 3 ? 'le-marais' : 'opera',
    arrondissement: 3,
    metro: 'Rambuteau',
    surface_m2: 40 + (n % 400),
    ceiling_height_cm: 320,
    price_from_day_cents: 90_000 + n,
    minimum_days: 3,
    capacity_standing: 40,
    capacity_cocktail_dinner: 30,
    capacity_seated_dinner: 20,
    capacity_runway: 0,
    status: 'published' as const,
    created_at: NOW,
    updated_at: NOW,
  }))
  const texts = numbers.flatMap((n) =>
    LANGUAGE_CODES.map((language) => ({
      ...{ venue_id: `venue-${n}`, language, title: 'Title', tagline: 'Tagline' },
      description: LONG,
    })),
  )
  const photos = numbers.flatMap((n) =>
    Array.from({ length: PHOTOS }, (_, position) => ({
      ...{ id: randomUUID(), key: `lieu-${n}-${position}`, venue_id: `venue-${n}`, position },
      ...{ width: 1600, height: 1067, placeholder: '', sha256: '', dominant_color: null },
    })),
  )
  const alts = photos.flatMap(({ id }) =>
    LANGUAGE_CODES.map((language) => ({ photo_id: id, language, alt: 'What is seen' })),
  )
  return { venues, texts, photos, alts }
}

// SQLite takes half the parameters of PostgreSQL in one statement.
describe.each(ENGINES)('a list of 5,000 venues on %s', (engine) => {
  const database = useOwnDatabase(engine)

  test('every question has its answer, and so has the first after a change', async () => {
    await database()
      .db.transaction()
      .execute(async (db) => {
        for (let first = 0; first < VENUES; first += AT_ONCE) {
          const { venues, texts, photos, alts } = rowsFrom(first)
          await db.insertInto('venue').values(venues).execute()
          await db.insertInto('venue_translation').values(texts).execute()
          await db.insertInto('photo').values(photos).execute()
          // PostgreSQL takes 65,535 parameters at once.
          for (let from = 0; from < alts.length; from += 10_000) {
            await db
              .insertInto('photo_translation')
              .values(alts.slice(from, from + 10_000))
              .execute()
          }
        }
      })
    const ask = (query: object) => listVenueRows(database(), venueListQuery.parse(query))
    const first = await ask({})
    expect(first.counts).toMatchObject({ all: VENUES, todo: 0 })
    const shown = async (query: object) => (await ask(query)).venues.map(({ id }) => id)
    expect(await shown({ q: 'archives 4999' })).toEqual(['venue-4999'])
    for (const query of [{ page: 80 }, { page: 100 }, { sort: 'name', order: 'up' }, { sort: 'requests' }])
      expect(await shown(query), JSON.stringify(query)).toHaveLength(50)
    // Lofts have even numbers, the Opéra every third: the cheapest of both is the lowest.
    expect((await shown({ type: 'loft', neighborhood: 'opera', sort: 'price', order: 'up' }))[0]).toBe(
      'venue-0',
    )

    const editor = { id: null, name: 'Léa Morel', network: null }
    const done = await changeStatus(database(), { id: 'venue-7', version: 1, status: 'archived' }, editor)
    expect(done.kind).toBe('saved')
    const after = await ask({ view: 'archived' })
    expect(after.venues.map(({ id }) => id)).toEqual(['venue-7'])
  })
})
