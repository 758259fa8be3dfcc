/** Durations under the minimum warn and never block (behaviour 9.9, 4.5). */

import { durationDays } from '#/lib/typed/duration-days.ts'
import { MINIMUM_TYPES, type MinimumType, usualMinimumDays } from '#/modules/venues/model/hire.ts'
import type { VenueSummary } from '#/modules/venues/model/venue-summary.ts'

/** A venue with its shortest hire. */
export interface HiredVenue extends Pick<VenueSummary, 'name' | 'type'> {
  /** In days; absent in a favourite that an earlier version has kept. */
  readonly minimumDays?: number | undefined
}

/** Venues whose shortest hire is longer than what was typed. */
export interface TooShort {
  /** The types of which all venues have this minimum. */
  readonly types: readonly MinimumType[]
  /** Venues with a minimum of their own. */
  readonly venues: readonly HiredVenue[]
}

/** The shortest hire of a venue in days: its own, else that of its type. */
export function shortestHire({ type, minimumDays }: Partial<HiredVenue>): number {
  return minimumDays ?? usualMinimumDays(type)
}

/** What a typed duration falls short of; nothing where it cannot be read. */
export function tooShortFor(duration: string, venues: readonly HiredVenue[]): TooShort {
  const days = durationDays(duration) ?? Number.POSITIVE_INFINITY
  const short = venues.filter((venue) => days < shortestHire(venue) && shortestHire(venue) > 1)
  const isUsual = (venue: HiredVenue) => shortestHire(venue) === usualMinimumDays(venue.type)
  return {
    types: MINIMUM_TYPES.filter((type) => short.some((venue) => venue.type === type && isUsual(venue))),
    venues: short.filter((venue) => !isUsual(venue)),
  }
}
