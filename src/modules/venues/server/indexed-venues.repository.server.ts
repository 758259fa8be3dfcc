/** Reading the catalogue for the search: every published venue, without words and photographs. */
import type { IndexedVenue } from './search/indexed-venue.ts'
import type { SearchedEquipment } from './search/own-equipment-groups.ts'
import { knownLists, readVenueLists } from './venue-lists.repository.server.ts'
import { type CatalogueDatabase, FACT_COLUMNS, venueFacts } from './venue-rows.repository.server.ts'

/** All published venues. */
export async function readIndexedVenues({ db }: CatalogueDatabase): Promise<IndexedVenue[]> {
  const rows = await db
    .selectFrom('venue')
    .select(FACT_COLUMNS)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  const lists = await readVenueLists(db)
  return rows.map((row) => ({ ...venueFacts(row), ...knownLists(lists.get(row.id)) }))
}

/** The agency's own equipment, with all names. */
export async function readNamedEquipment({ db }: CatalogueDatabase): Promise<SearchedEquipment[]> {
  const rows = await db
    .selectFrom('own_equipment_name')
    .select(['equipment_id as id', 'language', 'name'])
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, names]) => ({
    id,
    names: Object.fromEntries(names.map(({ language, name }) => [language, name])),
  }))
}
