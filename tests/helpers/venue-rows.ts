/** Venues for tests, written straight into the tables. */
import { randomUUID } from 'node:crypto'
import type { Language } from '#/i18n/languages.ts'
import { type Attributes, SHEET_ATTRIBUTES, type SheetName } from '#/modules/venues/model/attributes.ts'
import { placeBehindAll } from '#/modules/venues/server/selection-order.repository.server.ts'
import type { VenueTable } from '#/modules/venues/server/tables/venue.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** Columns that differ from the default, and related rows of the venue. */
export interface VenueRowOptions extends Partial<VenueTable> {
  equipment?: string[]
  eventTypes?: string[]
  categoryGroups?: string[]
  words?: Partial<Record<Language, { title: string; tagline: string; description: string }>>
  /** For each photograph its alternative texts. */
  photos?: Partial<Record<Language, string>>[]
}

const UNKNOWN_SHEET = Object.fromEntries(SHEET_ATTRIBUTES.map(([, { column }]) => [column, null])) as Record<
  Attributes[SheetName]['column'],
  null
>

const PLAIN: Omit<VenueTable, 'id' | 'slug'> = {
  name: 'Galerie Perle',
  type: 'gallery',
  neighborhood: 'le-marais',
  arrondissement: 3,
  metro: 'Chemin Vert',
  surface_m2: 100,
  ceiling_height_cm: 350,
  price_from_day_cents: 120_000,
  minimum_days: 3,
  capacity_standing: 110,
  capacity_cocktail_dinner: 80,
  capacity_seated_dinner: 48,
  capacity_runway: 0,
  ...UNKNOWN_SHEET,
  plan: null,
  plan_figures: null,
  status: 'published',
  selection_place: null,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
}

/** Add a venue, last in our selection, with a content change of its own. Its photographs have the keys `{slug}-1`, `{slug}-2`, … */
export async function addVenue(
  database: Database,
  slug: string,
  {
    equipment = [],
    eventTypes = [],
    categoryGroups = [],
    words = {},
    photos = [],
    ...facts
  }: VenueRowOptions = {},
): Promise<string> {
  const row: VenueTable = { ...PLAIN, id: randomUUID(), slug, ...facts }
  const venue_id = row.id
  await changeContent(database, async (db) => {
    const last = db.selectFrom('venue as other').select(placeBehindAll)
    await db
      .insertInto('venue')
      .values({ ...row, selection_place: row.selection_place ?? last })
      .execute()
    for (const id of equipment)
      await db.insertInto('venue_equipment').values({ venue_id, equipment: id }).execute()
    for (const event_type of eventTypes) {
      await db.insertInto('venue_event_type').values({ venue_id, event_type }).execute()
    }
    for (const category_group of categoryGroups) {
      await db.insertInto('venue_category_group').values({ venue_id, category_group }).execute()
    }
    for (const [language, text] of Object.entries(words)) {
      await db
        .insertInto('venue_translation')
        .values({ venue_id, language: language as Language, ...text })
        .execute()
    }
    for (const [position, texts] of photos.entries()) {
      const id = randomUUID()
      const size = { width: 1600, height: 1067, sha256: '' }
      const looks = { placeholder: 'data:image/webp;base64,AA==', dominant_color: '#c8b8a8' }
      await db
        .insertInto('photo')
        .values({ id, key: `${slug}-${position + 1}`, venue_id, position, ...size, ...looks })
        .execute()
      for (const [language, alt] of Object.entries(texts)) {
        await db
          .insertInto('photo_translation')
          .values({ photo_id: id, language: language as Language, alt })
          .execute()
      }
    }
  })
  return venue_id
}
