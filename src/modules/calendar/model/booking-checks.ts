/** What has to be seen to for a booking, in the order in which it is done (`quotes.md`, section 6). */

/** The certificate of the client's insurance, access and hours, keys, and the state of the rooms before and after. */
export const BOOKING_CHECKS = ['insurance', 'access', 'keys', 'arrival', 'departure'] as const

/** An item of the list. */
export type BookingCheckItem = (typeof BOOKING_CHECKS)[number]

/** An item that is done. */
export interface BookingCheck {
  readonly item: BookingCheckItem
  /** ISO 8601, Paris. */
  readonly day: string
  /** Name of the account; null where it is gone. */
  readonly by: string | null
}
