/** Reading the catalogue for the search: every published venue, without words and photographs. */
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { onlyKnown } from '../model/known-ids.ts'
import { EQUIPMENT } from '../model/venue.ts'
import type { IndexedVenue } from './search/indexed-venue.ts'
import type { SearchedEquipment } from './search/own-equipment-groups.ts'
import { type CatalogueDatabase, FACT_COLUMNS, venueFacts } from './venue-rows.repository.server.ts'

/** All published venues. */
export async function readIndexedVenues({ db }: CatalogueDatabase): Promise<IndexedVenue[]> {
  const rows = await db
    .selectFrom('venue')
    .select(FACT_COLUMNS)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  const equipment = await db.selectFrom('venue_equipment').select(['venue_id', 'equipment as id']).execute()
  const events = await db.selectFrom('venue_event_type').select(['venue_id', 'event_type as id']).execute()
  const own = await db.selectFrom('venue_own_equipment').select(['venue_id', 'equipment_id as id']).execute()
  const equipmentOf = idsByVenue(equipment)
  const ownOf = idsByVenue(own)
  const eventsOf = idsByVenue(events)
  return rows.map((row) => ({
    ...venueFacts(row),
    equipment: onlyKnown(EQUIPMENT, equipmentOf.get(row.id) ?? []),
    ownEquipment: ownOf.get(row.id) ?? [],
    eventTypes: onlyKnown(EVENT_IDS, eventsOf.get(row.id) ?? []),
  }))
}

/** What the agency named itself, with all its names. */
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

function idsByVenue(rows: readonly { venue_id: string; id: string }[]): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const { venue_id, id } of rows) {
    const list = lists.get(venue_id)
    if (list) list.push(id)
    else lists.set(venue_id, [id])
  }
  return lists
}
