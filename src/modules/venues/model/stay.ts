/** What a stay costs: the only place where days are multiplied by the price of a day. */

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
 * The price of so many days; a venue charges its minimum hire at least.
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
