/** Reading what the agency named itself among a venue's equipment. */

import type { Language } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import { iconShape } from '#/platform/icons/icon-collection.ts'
import type { OwnEquipment } from '../model/venue.ts'
import { byName, nameIn } from './search/own-equipment-groups.ts'

/** A venue's own equipment by name. Where the language has no name for it, the English or the French one stands in. */
export async function readOwnEquipment(db: Db, venueId: string, language: Language): Promise<OwnEquipment[]> {
  const rows = await db
    .selectFrom('venue_own_equipment as has')
    .innerJoin('own_equipment', 'own_equipment.id', 'has.equipment_id')
    .innerJoin('own_equipment_name as named', 'named.equipment_id', 'own_equipment.id')
    .select(['own_equipment.id', 'own_equipment.icon', 'named.language', 'named.name'])
    .where('has.venue_id', '=', venueId)
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)]
    .flatMap(([id, own]) => {
      const name = nameIn(Object.fromEntries(own.map((row) => [row.language, row.name])), language)
      return name ? [{ id, name, shape: iconShape(own[0]?.icon ?? '') ?? '' }] : []
    })
    .sort(byName(language))
}
