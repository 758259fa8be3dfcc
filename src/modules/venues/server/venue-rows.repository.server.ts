/** The columns of a venue that lists and the search need, and what they become. */
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import {
  type Attributes,
  attributesOf,
  type NamesOf,
  type ValueOf,
  VENUE_ATTRIBUTES,
} from '../model/attributes.ts'
import type { ComparedName, FilteredName } from '../model/filter-table.ts'
import { known } from '../model/known-ids.ts'
import { type Layout, VENUE_TYPES } from '../model/venue.ts'
import type { VenueTable } from './tables/venue.ts'
import { capacityIn } from './venue-columns.ts'

/** What else lists need: the arrondissement is found as a word, the shortest hire decides what a stay costs. */
const OTHER_FACTS = ['arrondissement', 'minimumDays'] as const

/** The attributes with one value that the list filters or orders by, and the others. */
type FactName = Extract<FilteredName, NamesOf<'oneOf'>> | ComparedName | (typeof OTHER_FACTS)[number]

const FACTS = attributesOf('oneOf', 'count').filter(
  ([name, attribute]) =>
    attribute.filter ||
    (attribute.kind === 'count' && attribute.sort) ||
    OTHER_FACTS.some((other) => other === name),
) as unknown as readonly (readonly [FactName, Attributes[FactName]])[]

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

/** Facts of a venue in lists and in the search. */
export type VenueFacts = { [K in FactName]: ValueOf<Attributes[K]> } & {
  slug: string
  name: string
  capacities: Record<Layout, number>
}

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
