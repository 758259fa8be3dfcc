/** What a hire costs: the only home of the minimum hire, and the only place where days are multiplied by the price of a day. */
import type { VenueType } from './venue-options.ts'

/** The usual minimum hire of a type, in days (behaviour 9.9); one day where none is named. */
const MINIMUM_DAYS = { showroom: 3, popup: 14 } as const satisfies Partial<Record<VenueType, number>>

/** A venue type with a usual minimum hire of more than one day. */
export type MinimumType = keyof typeof MINIMUM_DAYS

/** The venue types with a usual minimum hire, in the order in which they are named. */
export const MINIMUM_TYPES = Object.keys(MINIMUM_DAYS) as readonly MinimumType[]

/** The usual minimum hire of a type, in days. */
export function usualMinimumDays(type: VenueType | undefined): number {
  return Object.entries(MINIMUM_DAYS).find(([named]) => named === type)?.[1] ?? 1
}

/** The days that a visitor has in mind. */
export interface Stay {
  /** The first day, ISO 8601. */
  readonly startDate: string
  /** Whole days, 1 to 366. */
  readonly days: number
}

/** The price of a stay in a venue. */
export interface StayPrice {
  /** The days that are charged. */
  readonly days: number
  /** Whether the minimum hire is charged instead of the days asked for. */
  readonly minimum: boolean
  /** Before tax. */
  readonly cents: number
  /** What was asked for and what that alone would be, before tax; zeros where no days are known. */
  readonly asked: { readonly days: number; readonly cents: number }
}

/**
 * The price of a number of days; a venue charges its minimum hire at least.
 * @param days whole days; 0 where they are not known
 */
export function stayPrice(
  venue: { readonly priceFromDayCents: number; readonly minimumDays: number },
  days: number,
): StayPrice {
  const charged = Math.max(days, venue.minimumDays)
  return {
    days: charged,
    minimum: charged > days,
    cents: charged * venue.priceFromDayCents,
    asked: { days, cents: days * venue.priceFromDayCents },
  }
}
