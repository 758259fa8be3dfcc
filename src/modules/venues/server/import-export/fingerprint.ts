/** Whether two venues say the same. */
import type { CatalogueVenue } from './catalogue.ts'

/**
 * A text that is equal for equal venues. The order of fields and of sets does not count, nor does what only the
 * demo knows; of a photograph only its key and its bytes count.
 */
export function fingerprint(venue: CatalogueVenue): string {
  return JSON.stringify(comparable(venue), (_key, value: unknown) => withSortedFields(value))
}

/** The parts in which two venues differ, as in `name`, `photos`, `translations.ja`. */
export function differences(one: CatalogueVenue, other: CatalogueVenue): string[] {
  const [before, after] = [partsOf(one), partsOf(other)]
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (part) => before.get(part) !== after.get(part),
  )
}

function partsOf(venue: CatalogueVenue): Map<string, string> {
  const { translations, ...facts } = comparable(venue)
  const words = Object.entries(translations).map(([language, texts]) => [`translations.${language}`, texts])
  return new Map(
    [...Object.entries(facts), ...words].map(([part, value]) => [
      String(part),
      JSON.stringify(value, (_key, inside: unknown) => withSortedFields(inside)) ?? '',
    ]),
  )
}

function comparable({ record, translations, photos }: CatalogueVenue) {
  const { photo: _, ...facts } = record
  return {
    ...facts,
    equipment: facts.equipment.toSorted(),
    ownEquipment: facts.ownEquipment?.toSorted() ?? [],
    categoryGroups: facts.categoryGroups.toSorted(),
    eventTypes: facts.eventTypes.toSorted(),
    photos: photos.map(({ key, sha256 }) => [key, sha256]),
    // By key: an export names every file .jpg.
    focalPoints: Object.entries(facts.focalPoints ?? {})
      .map(([file, point]) => [file.replace(/\.[^.]*$/, ''), [point.x, point.y]])
      .sort(),
    scenes: Object.entries(facts.scenes ?? {})
      .map(([file, scene]) => [file.replace(/\.[^.]*$/, ''), scene])
      .sort(),
    translations,
  }
}

function withSortedFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
