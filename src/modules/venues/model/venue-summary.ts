import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { Layout, VenueType } from './venue-options.ts'

/** Where a venue is in its life. */
export type VenueStatus = 'draft' | 'published' | 'archived'

/** The facts by which a venue is named, placed and reckoned with; what needs some of them takes a part of these. */
export interface VenueSummary {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly status: VenueStatus
  readonly type: VenueType
  readonly neighborhood: NeighborhoodId
  /** 1 to 20. */
  readonly arrondissement: number
  readonly surfaceM2: number
  readonly ceilingHeightCm: number
  /** Guests by layout; 0 for one that is not offered. */
  readonly capacities: Readonly<Record<Layout, number>>
  /** Before tax. */
  readonly priceFromDayCents: number
  /** The shortest hire, in days. */
  readonly minimumDays: number
}

/** A venue as it is called, with the address of its page. */
export type NamedVenue = Pick<VenueSummary, 'slug' | 'name'>
