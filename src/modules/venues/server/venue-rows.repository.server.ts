/** The columns of a venue that lists and the search need, and what they become. */
import { NEIGHBORHOOD_IDS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { known } from '../model/known-ids.ts'
import { type Layout, VENUE_TYPES, type VenueType } from '../model/venue.ts'
import type { CatalogueTables, VenueTable } from './tables/venue.ts'

/** A database that has the catalogue, whatever else it holds. */
export type CatalogueDatabase = Database<CatalogueTables>

/** The columns behind `venueFacts`. */
export const FACT_COLUMNS = [
  'id',
  'slug',
  'name',
  'type',
  'neighborhood',
  'arrondissement',
  'surface_m2',
  'price_from_day_cents',
  'capacity_standing',
  'capacity_cocktail_dinner',
  'capacity_seated_dinner',
  'capacity_runway',
] as const satisfies readonly (keyof VenueTable)[]

/** Facts of a venue in lists and in the search. */
export interface VenueFacts {
  slug: string
  name: string
  type: VenueType
  neighborhood: NeighborhoodId
  arrondissement: number
  surfaceM2: number
  priceFromDayCents: number
  capacities: Record<Layout, number>
}

/**
 * A row in the words of the feature.
 * @throws Error for a type or a neighbourhood that the code does not know: the row was written by something else
 */
export function venueFacts(row: Pick<VenueTable, (typeof FACT_COLUMNS)[number]>): VenueFacts {
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
    type,
    neighborhood,
    arrondissement: row.arrondissement,
    surfaceM2: row.surface_m2,
    priceFromDayCents: row.price_from_day_cents,
    capacities: {
      standing: row.capacity_standing,
      cocktailDinner: row.capacity_cocktail_dinner,
      seatedDinner: row.capacity_seated_dinner,
      runway: row.capacity_runway,
    },
  }
}
