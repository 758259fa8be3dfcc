/** Bookings that hang on something of another module are not cancelled alone; the calendar knows nothing of it. */
import type { Db } from '#/platform/database/schema.ts'
import type { EntryOrigin } from '../model/calendar-entry.ts'

/** Whether something holds on to the bookings of an origin. */
export type BookingKeeper = (db: Db, origin: EntryOrigin) => Promise<boolean>

let keeper: BookingKeeper | undefined

/** Offer what holds on to bookings. */
export function offerBookingKeeper(offered: BookingKeeper): void {
  keeper = offered
}

/** Ask it; where nobody does, bookings are free. */
export const isKept: BookingKeeper = async (...about) => (await keeper?.(...about)) ?? false
