import type { Photo, VenueDetail } from './venue.ts'

/** As many venues stand side by side. */
export const MOST_COMPARED = 5

/** Something in a room, by the name that it has in the page's language. */
export interface NamedEquipment {
  readonly id: string
  readonly name: string
}

/** What a comparison says of a venue beside its card; texts are in the page's language. */
export interface ComparedVenue
  extends Pick<
    VenueDetail,
    'slug' | 'surfaceM2' | 'ceilingHeightCm' | 'capacities' | 'priceFromDayCents' | 'minimumDays'
  > {
  /** The second and the third; the first is on its card. */
  readonly photos: readonly Photo[]
  /** How many there are in all. */
  readonly photoCount: number
  /** How one gets in: steps, lift, goods door, the nearest station; only what is known. */
  readonly access: readonly string[]
  readonly equipment: readonly NamedEquipment[]
  readonly hasPlan: boolean
}

/** A plan as a page shows it beside others. */
export interface PlanSketch {
  readonly slug: string
  /** A drawing and its description; all drawings of an answer are to one scale. */
  readonly html: string
}
