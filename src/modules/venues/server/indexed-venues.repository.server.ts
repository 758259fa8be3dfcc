/** Reading the catalogue for the search: every published venue, and its texts. */

import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { IndexedVenue } from './search/indexed-venue.ts'
import type { SearchedEquipment } from './search/own-equipment-groups.ts'
import { IN_SELECTION } from './selection-order.repository.server.ts'
import { knownLists, readVenueLists } from './venue-lists.repository.server.ts'
import { FACT_COLUMNS, venueFacts } from './venue-rows.repository.server.ts'

/** All published venues, in the order of our selection. */
export async function readIndexedVenues(db: Db): Promise<IndexedVenue[]> {
  const rows = await db
    .selectFrom('venue')
    .select(FACT_COLUMNS)
    .where('status', '=', 'published')
    .orderBy(IN_SELECTION)
    .execute()
  const lists = await readVenueLists(db)
  return rows.map((row) => ({ ...venueFacts(row), ...knownLists(lists.get(row.id)) }))
}

/** The agency's own equipment, with all names. */
export async function readNamedEquipment({ db }: Database): Promise<SearchedEquipment[]> {
  const rows = await db
    .selectFrom('own_equipment_name')
    .select(['equipment_id as id', 'language', 'name'])
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, names]) => ({
    id,
    names: Object.fromEntries(names.map(({ language, name }) => [language, name])),
  }))
}

/** The texts of all published venues by slug: title, tagline, description and access, in all languages at once. */
export async function readSearchedTexts({ db }: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('venue_translation as said')
    .innerJoin('venue', 'venue.id', 'said.venue_id')
    .select(['venue.slug', 'said.title', 'said.tagline', 'said.description', 'said.access'])
    .where('venue.status', '=', 'published')
    .execute()
  const texts = new Map<string, string>()
  for (const { slug, title, tagline, description, access } of rows)
    texts.set(slug, [texts.get(slug) ?? '', title, tagline, description, access].join('\n'))
  return texts
}
