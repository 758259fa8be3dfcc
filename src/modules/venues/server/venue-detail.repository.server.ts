/** Reading everything that the page of a venue shows. */

import { joinNumbers } from '#/i18n/join-numbers.ts'
import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { iconShape } from '#/platform/icons/icon-collection.ts'
import type { OwnEquipment, VenueDetail } from '../model/venue.ts'
import { copyLanguageFor, copyLanguages } from '../model/venue-copy.ts'
import { readPhotos } from './photos.repository.server.ts'
import { shownPlan } from './plan-figures.ts'
import { byName, nameIn } from './search/own-equipment-groups.ts'
import { planIn, SHEET_COLUMNS, sheetIn } from './venue-columns.ts'
import { knownLists, readVenueLists } from './venue-lists.repository.server.ts'
import { FACT_COLUMNS, venueFacts } from './venue-rows.repository.server.ts'

/** A published venue by its exact slug, or nothing. */
export async function readVenueDetail(
  database: Database,
  slug: string,
  language: Language,
): Promise<VenueDetail | undefined> {
  const row = await database.db
    .selectFrom('venue')
    .select(FACT_COLUMNS)
    .select(['metro', 'ceiling_height_cm', 'plan', 'plan_figures', ...SHEET_COLUMNS])
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!row) return undefined
  const facts = venueFacts(row)
  const words = await readWords(database, row.id, language)
  const photos = await readPhotos(database, [row.id], language)
  return {
    ...facts,
    ...words,
    ...knownLists((await readVenueLists(database.db, row.id)).get(row.id)),
    ownEquipment: await readOwnEquipment(database.db, row.id, language),
    title: words.title || facts.name,
    guests: facts.capacities.standing,
    ...shownPlan({ ...facts, plan: row.plan }, row.plan_figures, () => planIn(row.plan)),
    metro: row.metro,
    ceilingHeightCm: row.ceiling_height_cm,
    sheet: sheetIn(row),
    photos: photos.get(row.id) ?? [],
  }
}

/** The texts of a published venue by its exact slug, or nothing. */
export async function readVenueWords(
  database: Database,
  slug: string,
  language: Language,
): Promise<Words | undefined> {
  const row = await database.db
    .selectFrom('venue')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row && readWords(database, row.id, language)
}

type Words = Pick<
  VenueDetail,
  'title' | 'tagline' | 'description' | 'access' | 'searchDescription' | 'copyLanguage' | 'languages'
>

/** In the language, or else in the one that stands in for it; empty where nothing is written at all. */
async function readWords({ db }: Database, venueId: string, language: Language): Promise<Words> {
  const rows = await db.selectFrom('venue_translation').selectAll().where('venue_id', '=', venueId).execute()
  const byLanguage = new Map(rows.map((row) => [row.language, row]))
  const languages = copyLanguages(Object.fromEntries(byLanguage))
  const copyLanguage = copyLanguageFor(language, languages)
  const found = byLanguage.get(copyLanguage)
  return {
    title: found?.title ?? '',
    tagline: joinNumbers(found?.tagline ?? ''),
    description: joinNumbers(found?.description ?? '')
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph !== ''),
    access: found?.access ?? '',
    searchDescription: found?.search_description ?? '',
    copyLanguage,
    languages,
  }
}

/** A venue's own equipment by name. Where the language has no name for it, the English or the French one stands in. */
async function readOwnEquipment(db: Db, venueId: string, language: Language): Promise<OwnEquipment[]> {
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
