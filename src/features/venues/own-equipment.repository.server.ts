/** Reading what the agency named itself among a venue's equipment. */
import type { Kysely } from 'kysely'
import { DEFAULT_LANGUAGE, type Language } from '#/i18n/languages.ts'
import { REFERENCE_LANGUAGE } from '#/i18n/venue-copy.ts'
import type { CatalogueTables } from '#/server/database/tables/venue.ts'
import { iconShape } from '#/server/icons/icon-collection.ts'
import type { OwnEquipment } from './venue.ts'

/** A venue's own equipment by name. Where the language has no name for it, the English or the French one stands in. */
export async function readOwnEquipment(
  db: Kysely<CatalogueTables>,
  venueId: string,
  language: Language,
): Promise<OwnEquipment[]> {
  const wishes = [language, DEFAULT_LANGUAGE, REFERENCE_LANGUAGE]
  const rows = await db
    .selectFrom('venue_own_equipment as has')
    .innerJoin('own_equipment', 'own_equipment.id', 'has.equipment_id')
    .innerJoin('own_equipment_name as named', 'named.equipment_id', 'own_equipment.id')
    .select(['own_equipment.id', 'own_equipment.icon', 'named.language', 'named.name'])
    .where('has.venue_id', '=', venueId)
    .where('named.language', 'in', wishes)
    .execute()
  const names = Map.groupBy(rows, ({ id }) => id)
  const { compare } = new Intl.Collator(language === 'cn' ? 'zh' : language)
  return [...names.values()]
    .flatMap((own) => {
      const best = own.toSorted((a, b) => wishes.indexOf(a.language) - wishes.indexOf(b.language))[0]
      return best ? [{ id: best.id, name: best.name, shape: iconShape(best.icon) ?? '' }] : []
    })
    .sort((a, b) => compare(a.name, b.name))
}
