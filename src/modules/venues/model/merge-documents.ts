/** Two people on one venue: what both of them changed is shown to the second, everything else is put together. */
import type { VenueDocument } from './venue-document.schema.ts'
import { changesBetween, type FieldName, type FieldValue, fieldsOf, takeField } from './venue-fields.ts'

/** A field that both have changed, each in another way. */
export interface FieldConflict {
  readonly field: FieldName
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

/** The outcome of putting two people's changes together. */
export interface MergedDocument {
  /** Both people's changes; mine where they contradict. */
  readonly document: VenueDocument
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Put changes together.
 * @param base what both began with
 */
export function mergeDocuments(
  base: VenueDocument,
  mine: VenueDocument,
  theirs: VenueDocument,
): MergedDocument {
  const changedByThem = new Set(changesBetween(base, theirs).map(({ field }) => field))
  const own = fieldsOf(mine)
  const other = fieldsOf(theirs)
  let document = theirs
  const conflicts: FieldConflict[] = []
  for (const { field } of changesBetween(base, mine)) {
    const values = { mine: own.get(field) ?? null, theirs: other.get(field) ?? null }
    const differ = JSON.stringify(values.mine) !== JSON.stringify(values.theirs)
    if (changedByThem.has(field) && differ) conflicts.push({ field, ...values })
    document = takeField(document, mine, field)
  }
  return { document, conflicts }
}
