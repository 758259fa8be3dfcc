/** Days for which other requests have a venue, compared from what is stored (behaviour 6.2). */
import { laterDay } from '#/lib/iso-day.ts'
import { wholeDays } from './estimate.ts'

/** A venue that another request has won, or asks for, for some days. */
export interface Booking {
  /** Slug of the venue. */
  readonly venue: string
  /** Of the other request. */
  readonly reference: string
  readonly kind: 'won' | 'asked'
  /** First and last day, ISO 8601. */
  readonly from: string
  readonly to: string
}

/** The days of a request, as far as they are known. */
export interface AskedDays {
  /** ISO 8601. */
  readonly startDate: string | null
  /** As typed. */
  readonly duration: string | null
}

/**
 * The last day of a stay; the first one where its days are not known.
 * @param least days that are counted where the duration cannot be read
 */
export function lastDay({ startDate, duration }: AskedDays, least = 1): string {
  return laterDay(startDate ?? '', Math.max(1, wholeDays(duration) ?? least) - 1)
}

/** The bookings of a venue that share a day with a stay; none without its first day. */
export function bookingsOn<Venue extends { readonly slug: string; readonly minimumDays: number }>(
  bookings: readonly Booking[],
  { slug, minimumDays }: Venue,
  asked: AskedDays,
): Booking[] {
  if (asked.startDate === null) return []
  const [from, to] = [asked.startDate, lastDay(asked, minimumDays)]
  return bookings.filter((one) => one.venue === slug && one.from <= to && from <= one.to)
}

/** The references of one kind, each once. */
export function referencesOf(bookings: readonly Booking[], kind: Booking['kind']): string[] {
  return [...new Set(bookings.filter((one) => one.kind === kind).map(({ reference }) => reference))]
}
