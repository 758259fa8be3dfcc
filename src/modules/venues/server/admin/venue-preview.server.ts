/** A venue as its page will show it, made from what the editor has kept. */
import { DEFAULT_LANGUAGE, type Language } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import { iconShape } from '#/platform/icons/icon-collection.ts'
import { SHEET_ATTRIBUTES, type TechnicalSheet } from '../../model/attributes.ts'
import { copyLanguageFor, copyLanguages, REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { shownPlan } from '../plan-figures.ts'
import { readEditedVenue } from './venue-documents.repository.server.ts'

/** Placeholder of a colour that is not known. */
const UNKNOWN_COLOR = '#d8d8d8'

/** The kept document in a language, in the form of the public page; nothing when there is no such venue. */
export async function previewVenue(db: Db, id: string, language: Language) {
  const venue = await readEditedVenue(db, id)
  if (venue === undefined) return undefined
  const { document, status } = venue
  return {
    status,
    published: venue.live ?? (status === 'published' ? document : null),
    venue: {
      ...factsOf(document),
      ...wordsOf(document, language),
      ownEquipment: await ownEquipmentOf(db, document, language),
      photos: await photosOf(db, id, document, language),
    },
  }
}

function factsOf(document: VenueDocument) {
  const { capacity } = document
  const capacities = {
    standing: capacity.standing ?? 0,
    cocktailDinner: capacity.cocktailDinner ?? 0,
    seatedDinner: capacity.seatedDinner ?? 0,
    runway: capacity.runway ?? 0,
  }
  const plan = document.plan && JSON.stringify(document.plan)
  const surfaceM2 = document.surfaceM2 ?? 0
  return {
    slug: document.slug,
    name: document.name,
    type: document.type,
    neighborhood: document.neighborhood,
    arrondissement: document.arrondissement ?? 1,
    surfaceM2,
    guests: capacities.standing,
    priceFromDayCents: document.priceFromDayCents ?? 0,
    capacities,
    ceilingHeightCm: document.ceilingHeightCm ?? 0,
    minimumDays: document.minimumDays ?? 1,
    sheet: sheetOf(document),
    metro: document.metro,
    ...shownPlan({ plan, surfaceM2, capacities }, null, () => document.plan),
    equipment: document.equipment,
    eventTypes: document.eventTypes,
    categoryGroups: document.categoryGroups,
  }
}

function sheetOf(document: VenueDocument): TechnicalSheet {
  return Object.fromEntries(SHEET_ATTRIBUTES.map(([name]) => [name, document[name]])) as TechnicalSheet
}

/** The language that stands in for one without copy is the public page's own choice (`venue-copy.ts`). */
function wordsOf({ name, texts }: VenueDocument, language: Language) {
  const languages = copyLanguages(texts)
  const copyLanguage = copyLanguageFor(language, languages)
  const { title, description, ...words } = texts[copyLanguage]
  return {
    ...words,
    title: title || name,
    description: description.split(/\n{2,}/).filter((paragraph) => paragraph !== ''),
    copyLanguage,
    languages,
  }
}

async function ownEquipmentOf(db: Db, { ownEquipment }: VenueDocument, language: Language) {
  if (ownEquipment.length === 0) return []
  const preferred = [language, DEFAULT_LANGUAGE, REFERENCE_LANGUAGE]
  const rows = await db
    .selectFrom('own_equipment')
    .innerJoin('own_equipment_name as named', 'named.equipment_id', 'own_equipment.id')
    .select(['own_equipment.id', 'own_equipment.icon', 'named.language', 'named.name'])
    .where('own_equipment.id', 'in', ownEquipment)
    .where('named.language', 'in', preferred)
    .execute()
  const names = Map.groupBy(rows, ({ id }) => id)
  return [...names.values()].flatMap((own) => {
    const [best] = own.toSorted((a, b) => preferred.indexOf(a.language) - preferred.indexOf(b.language))
    return best ? [{ id: best.id, name: best.name, shape: iconShape(best.icon) ?? '' }] : []
  })
}

async function photosOf(db: Db, id: string, { photos }: VenueDocument, language: Language) {
  const looks = new Map<string, { placeholder: string; dominantColor: string }>()
  for (const table of ['photo', 'unplaced_photo'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'placeholder', 'dominant_color'])
      .where('venue_id', '=', id)
      .execute()
    for (const row of rows) {
      looks.set(row.id, {
        placeholder: row.placeholder,
        dominantColor: row.dominant_color ?? UNKNOWN_COLOR,
      })
    }
  }
  return photos.flatMap(({ id: photoId, alts, captions, ...photo }) => {
    const look = looks.get(photoId)
    return look ? [{ ...photo, ...look, alt: alts[language] || alts.en, caption: captions[language] }] : []
  })
}
