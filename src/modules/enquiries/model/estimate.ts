/** What the chosen venues may cost, from what is known: never more than an estimate. */

import type { VenueType } from '#/modules/venues/model/venue-options.ts'
import { durationDays } from './duration-days.ts'
import { minimumDays } from './minimum-duration.ts'

/** What an estimate needs of a venue. */
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
  /** Whether the shortest hire was counted instead of what was typed. */
  readonly minimum: boolean
  /** Before tax. */
  readonly cents: number
}

/** No one hires by the day for longer than a year. */
const MAX_DAYS = 366

/**
 * Days times the lowest price of a day, begun days as whole ones, with the shortest hire of the kind of venue
 * (behaviour 9.9). Without a readable duration only venues with a shortest hire have a line.
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
