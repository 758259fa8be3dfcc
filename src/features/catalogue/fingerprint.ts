/** Whether two venues say the same. */
import type { CatalogueVenue } from './catalogue.ts'

/**
 * A text that is equal for equal venues. The order of fields and of sets does not count, nor does what only the
 * demo knows; of a photograph only its key and its bytes count.
 */
export function fingerprint({ record, translations, photos }: CatalogueVenue): string {
  const { photo: _, ...facts } = record
  const venue = {
    ...facts,
    equipment: facts.equipment.toSorted(),
    categoryGroups: facts.categoryGroups.toSorted(),
    eventTypes: facts.eventTypes.toSorted(),
    photos: photos.map(({ key, sha256 }) => [key, sha256]),
    // By key: an export names every file .jpg.
    focalPoints: Object.entries(facts.focalPoints ?? {})
      .map(([file, point]) => [file.replace(/\.[^.]*$/, ''), [point.x, point.y]])
      .sort(),
    translations,
  }
  return JSON.stringify(venue, (_key, value: unknown) => withSortedFields(value))
}

function withSortedFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
