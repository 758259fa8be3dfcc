/** Durations under the minimum warn and never block (behaviour 9.9, 4.5). */

import type { VenueType } from '#/modules/venues/model/venue-options.ts'
import { durationDays } from './duration-days.ts'

/** Minimum hire in days, by venue type. */
const MINIMUM_DAYS = { showroom: 3, popup: 14 } as const satisfies Partial<Record<VenueType, number>>

/** Venue type with a minimum hire. */
export type MinimumType = keyof typeof MINIMUM_DAYS

/** A venue with its shortest hire. */
export interface HiredVenue {
  readonly name: string
  readonly type: VenueType
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
  return minimumDays ?? minimumOf(type) ?? 1
}

/** What a typed duration falls short of; nothing where it cannot be read. */
export function tooShortFor(duration: string, venues: readonly HiredVenue[]): TooShort {
  const days = durationDays(duration) ?? Number.POSITIVE_INFINITY
  const short = venues.filter((venue) => days < shortestHire(venue) && shortestHire(venue) > 1)
  const isUsual = (venue: HiredVenue) => shortestHire(venue) === minimumOf(venue.type)
  return {
    types: (['showroom', 'popup'] as const).filter((type) =>
      short.some((venue) => venue.type === type && isUsual(venue)),
    ),
    venues: short.filter((venue) => !isUsual(venue)),
  }
}

function minimumOf(type: VenueType | undefined): number | undefined {
  return type === 'showroom' || type === 'popup' ? MINIMUM_DAYS[type] : undefined
}
