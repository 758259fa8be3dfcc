/** Venues that fit an enquiry, as the sheet shows them. */

import type { StayPrice } from '#/modules/venues/model/hire.ts'
import type { Layout } from '#/modules/venues/model/venue-options.ts'
import type { FitReason, FitVenue } from './venue-fit.ts'

/** Maximum of suggestions: a choice, not a list. */
export const MOST_SUGGESTED = 3

/** A venue with its reasons. */
export interface SuggestedVenue
  extends Pick<FitVenue, 'slug' | 'name' | 'neighborhood' | 'surfaceM2' | 'priceFromDayCents'> {
  readonly photo: { readonly key: string; readonly width: number } | null
  /** Of the event, and how many guests it allows; 0 where it is not offered. */
  readonly layout: Layout
  readonly capacity: number
  /** For the days asked for, before tax; `null` where they are not known. */
  readonly stay: StayPrice | null
  readonly reasons: readonly FitReason[]
}
