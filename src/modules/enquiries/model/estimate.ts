/** Estimate of the hire of the chosen venues, from published prices. */

import type { VenueType } from '#/modules/venues/model/venue-options.ts'
import { durationDays } from './duration-days.ts'
import { minimumDays } from './minimum-duration.ts'

/** Facts of a venue that an estimate needs. */
export interface PricedVenue {
  readonly slug: string
  readonly name: string
  readonly type: VenueType
  /** Before tax, the lowest price of a day. */
  readonly priceFromDayCents: number
}

/** The estimate of one venue. */
export interface EstimateLine {
  readonly venue: PricedVenue
  readonly days: number
  /** Whether the minimum hire was counted instead of the typed duration. */
  readonly minimum: boolean
  /** Before tax. */
  readonly cents: number
}

/** Hires by the day are never longer than a year. */
const MAX_DAYS = 366

/**
 * Multiply the days by the lowest price of a day; begun days count as whole ones, with the minimum hire of the venue
 * type (behaviour 9.9). Without a readable duration only venues with a minimum hire have a row.
 * @param duration as typed
 */
export function estimateLines(duration: string, venues: readonly PricedVenue[]): EstimateLine[] {
  const typed = durationDays(duration)
  return venues.flatMap((venue) => {
    const least = minimumDays(venue.type)
    const days = Math.max(Math.ceil(typed ?? 0), least ?? 0)
    if (days < 1 || days > MAX_DAYS) return []
    const minimum = days === least && (typed === undefined || typed < least)
    return [{ venue, days, minimum, cents: days * venue.priceFromDayCents }]
  })
}
