/** Venues for tests of what needs no database. */
import type { SheetName } from '#/modules/venues/model/attributes.ts'
import type { VenueCard } from '#/modules/venues/model/venue.ts'
import { FACTS, type FactName } from '#/modules/venues/model/venue-facts.ts'
import type { IndexedVenue } from '#/modules/venues/server/search/indexed-venue.ts'

const COMMON = {
  type: 'gallery',
  neighborhood: 'le-marais',
  arrondissement: 3,
  surfaceM2: 100,
  priceFromDayCents: 100_000,
  minimumDays: 1,
} as const

const UNKNOWN = Object.fromEntries(
  FACTS.flatMap(([name, attribute]) => ('isOptional' in attribute ? [[name, null]] : [])),
) as Record<Extract<FactName, SheetName>, null>

/** A venue as the search knows it: a gallery of 100 m² in the Marais, with nothing said that may be unknown. */
export function indexedVenue(slug: string, facts: Partial<IndexedVenue> = {}): IndexedVenue {
  return {
    ...COMMON,
    slug,
    name: slug,
    capacities: { standing: 100, cocktailDinner: 80, seatedDinner: 0, runway: 60 },
    ...UNKNOWN,
    categoryGroups: [],
    equipment: [],
    eventTypes: [],
    ...facts,
  }
}

/** The card of that venue in a list. */
export function venueCard(slug: string, facts: Partial<VenueCard> = {}): VenueCard {
  return { ...COMMON, slug, name: slug, guests: 100, photos: [], ...facts }
}
