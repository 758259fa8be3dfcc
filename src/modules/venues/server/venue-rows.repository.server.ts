/** The columns of a venue that lists and the search need, and what they become. */
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { type Attributes, VENUE_ATTRIBUTES } from '../model/attributes.ts'
import { known } from '../model/known-ids.ts'
import { type Layout, VENUE_TYPES } from '../model/venue.ts'
import { FACTS, type FactName, type VenueFacts } from '../model/venue-facts.ts'
import type { VenueTable } from './tables/venue.ts'
import { capacityIn } from './venue-columns.ts'

type FactColumn =
  | 'id'
  | 'slug'
  | 'name'
  | Attributes[FactName]['column']
  | Attributes['capacity']['columns'][Layout]

/** The columns behind `venueFacts`. */
export const FACT_COLUMNS: readonly FactColumn[] = [
  'id',
  'slug',
  'name',
  ...FACTS.map(([, { column }]) => column),
  ...Object.values(VENUE_ATTRIBUTES.capacity.columns),
]

/**
 * A row in the words of the feature.
 * @throws Error for a type or a neighbourhood that the code does not know: the row was written by something else
 */
export function venueFacts(row: Pick<VenueTable, FactColumn>): VenueFacts {
  const type = known(VENUE_TYPES, row.type)
  const neighborhood = known(NEIGHBORHOOD_IDS, row.neighborhood)
  if (!type || !neighborhood) {
    throw new Error(
      `The venue ${row.slug} has an unknown type or neighbourhood: ${row.type}, ${row.neighborhood}`,
    )
  }
  return {
    slug: row.slug,
    name: row.name,
    ...Object.fromEntries(FACTS.map(([name, { column }]) => [name, row[column]])),
    capacities: capacityIn(row, (guests) => guests),
  } as VenueFacts
}
