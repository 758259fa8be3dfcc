/** Durations under the minimum warn and never block (behaviour 9.9, 4.5). */

import type { VenueType } from '#/modules/venues/model/venue-options.ts'
import { durationDays } from './duration-days.ts'

/** Shortest hire in days, where there is one. */
const MINIMUM_DAYS = { showroom: 3, popup: 14 } as const satisfies Partial<Record<VenueType, number>>

/** A kind of venue with a minimum. */
export type MinimumType = keyof typeof MINIMUM_DAYS

/** The shortest hire of a kind of venue in days; none where there is no minimum. */
export function minimumDays(type: VenueType): number | undefined {
  return type === 'showroom' || type === 'popup' ? MINIMUM_DAYS[type] : undefined
}

/** The kinds of venues whose minimum a typed duration falls short of; none where it cannot be told. */
export function tooShortFor(duration: string, types: readonly VenueType[]): MinimumType[] {
  const days = durationDays(duration)
  if (days === undefined) return []
  return (['showroom', 'popup'] as const).filter((type) => types.includes(type) && days < MINIMUM_DAYS[type])
}
