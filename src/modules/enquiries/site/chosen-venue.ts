import type { NeighborhoodId } from '#/i18n/addresses/paths.ts'
import type { VenueType } from '#/modules/venues/model/venue-options.ts'
import type { PhotoSource } from '#/ui/site/photo.tsx'

/** A venue of the enquiry, as the form shows it. */
export interface ChosenVenue {
  readonly slug: string
  readonly name: string
  readonly type: VenueType
  readonly neighborhood: NeighborhoodId
  readonly surfaceM2: number
  /** Before tax. */
  readonly priceFromDayCents: number
  readonly photos: readonly PhotoSource[]
}
