/** Estimate of the hire of the chosen venues, from published prices. */

import { stayPrice } from '#/modules/venues/model/stay.ts'
import { MAX_STAY_DAYS } from '#/modules/venues/model/stay-query.ts'
import { durationDays } from './duration-days.ts'
import { type HiredVenue, shortestHire } from './minimum-duration.ts'

/** Facts of a venue that an estimate needs. */
export interface PricedVenue extends HiredVenue {
  readonly slug: string
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

/**
 * The whole days of a typed duration, begun ones counted; undefined where it cannot be read, or is longer than a hire by
 * the day ever is.
 */
export function wholeDays(duration: string | null): number | undefined {
  const days = Math.ceil(durationDays(duration ?? '') ?? Number.NaN)
  return days <= MAX_STAY_DAYS ? days : undefined
}

/**
 * Multiply the days by the lowest price of a day, with the minimum hire of the venue (behaviour 9.9). Without a readable
 * duration only venues with a minimum hire have a row.
 * @param duration as typed
 */
export function estimateLines(duration: string, venues: readonly PricedVenue[]): EstimateLine[] {
  const asked = wholeDays(duration) ?? 0
  const isTooLong = asked === 0 && (durationDays(duration) ?? 0) > 0
  return venues.flatMap((venue) => {
    const minimumDays = shortestHire(venue)
    if (isTooLong || (asked === 0 && minimumDays === 1)) return []
    return [{ venue, ...stayPrice({ ...venue, minimumDays }, asked) }]
  })
}
