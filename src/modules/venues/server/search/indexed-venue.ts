/** A venue in the search index. */
import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { Equipment, Layout, VenueType } from '../../model/venue.ts'

/** A published venue without its words and photographs. */
export interface IndexedVenue {
  slug: string
  name: string
  type: VenueType
  neighborhood: NeighborhoodId
  /** 1 to 20. */
  arrondissement: number
  surfaceM2: number
  priceFromDayCents: number
  /** Guests for each layout; 0 where it is not offered. */
  capacities: Record<Layout, number>
  equipment: Equipment[]
  /** Ids of what the agency named itself; absent where there is none. */
  ownEquipment?: readonly string[]
  eventTypes: EventId[]
}
