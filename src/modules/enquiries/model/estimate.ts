/** Estimate of the hire of the chosen venues, from published prices. */

import { durationDays } from '#/lib/typed/duration-days.ts'
import { MAX_STAY_DAYS } from '#/modules/venues/model/brief.ts'
import { type StayPrice, stayPrice } from '#/modules/venues/model/hire.ts'
import type { VenueSummary } from '#/modules/venues/model/venue-summary.ts'
import { type HiredVenue, shortestHire } from './minimum-duration.ts'

/** Facts of a venue that an estimate needs. */
export interface PricedVenue extends HiredVenue, Pick<VenueSummary, 'slug' | 'priceFromDayCents'> {}

/** The estimate of one venue: days, price, and what was asked for where the minimum hire is more. */
export interface EstimateLine extends StayPrice {
  readonly venue: PricedVenue
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
 * What a typed duration costs in a venue: its days times the lowest price of a day, its minimum hire at least (behaviour
 * 9.9). Without a readable duration only a venue with a minimum hire has an estimate.
 * @param duration as typed
 */
export function estimateOf(
  venue: Pick<PricedVenue, 'priceFromDayCents'> & Partial<HiredVenue>,
  duration: string | null,
): StayPrice | null {
  const asked = wholeDays(duration) ?? 0
  const isTooLong = asked === 0 && (durationDays(duration ?? '') ?? 0) > 0
  const minimumDays = shortestHire(venue)
  if (isTooLong || (asked === 0 && minimumDays === 1)) return null
  return stayPrice({ ...venue, minimumDays }, asked)
}

/** The estimates of several venues, in their order; one without an estimate has no line. */
export function estimateLines(duration: string, venues: readonly PricedVenue[]): EstimateLine[] {
  return venues.flatMap((venue) => {
    const stay = estimateOf(venue, duration)
    return stay === null ? [] : [{ venue, ...stay }]
  })
}
