/** Durations under the minimum warn and never block (behaviour 9.9, 4.5). */

import type { VenueType } from '#/modules/venues/model/venue-options.ts'
import { durationDays } from './duration-days.ts'

/** Minimum hire in days, by venue type. */
const MINIMUM_DAYS = { showroom: 3, popup: 14 } as const satisfies Partial<Record<VenueType, number>>

/** Venue type with a minimum hire. */
export type MinimumType = keyof typeof MINIMUM_DAYS

/** Minimum hire of a venue type in days; undefined without one. */
export function minimumDays(type: VenueType): number | undefined {
  return type === 'showroom' || type === 'popup' ? MINIMUM_DAYS[type] : undefined
}

/** Venue types whose minimum hire a typed duration falls short of; empty where it cannot be read. */
export function tooShortFor(duration: string, types: readonly VenueType[]): MinimumType[] {
  const days = durationDays(duration)
  if (days === undefined) return []
  return (['showroom', 'popup'] as const).filter((type) => types.includes(type) && days < MINIMUM_DAYS[type])
}
