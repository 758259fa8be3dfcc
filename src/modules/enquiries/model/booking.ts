/** Days for which other requests have a venue, compared from what is stored (behaviour 6.2). */
import { daysFrom, laterDay } from '#/lib/iso-day.ts'
import { wholeDays } from './estimate.ts'

/** The kind under which the calendar keeps what was made for a request. */
export const ORIGIN_KIND = 'enquiry'

/** A venue that is sold or closed, or that another request asks for, for some days. */
export interface Booking {
  /** Slug of the venue. */
  readonly venue: string
  /** Of the other request; what the days are called where they are for none. */
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

/** What is stored of the days of an enquiry: the agency's exact ones, and the words of the client. */
export interface StoredDays {
  readonly first_day: string | null
  readonly last_day: string | null
  readonly start_date: string | null
  readonly duration: string | null
}

/** The columns of {@link StoredDays}. */
export const DAYS_COLUMNS = ['first_day', 'last_day', 'start_date', 'duration'] as const

/** The days to reckon with: the exact ones where the agency has set them, else what the words of the client say. */
export function askedDays({ first_day: first, last_day: last, ...words }: StoredDays): AskedDays {
  if (first === null || last === null) return { startDate: words.start_date, duration: words.duration }
  return { startDate: first, duration: String(daysFrom(first, last)) }
}

/** The longest event that an enquiry may have, in days. */
export const MAX_EVENT_DAYS = 366

/** Whether two days, each ISO or empty, are the first and the last of an event; both may be open. */
export function areDaysOfEvent(first: string, last: string): boolean {
  if (first === '' || last === '') return first === last
  return first <= last && daysFrom(first, last) <= MAX_EVENT_DAYS
}

/** The exact days that the words of the client name, to be proposed; undefined where they do not name both. */
export function proposedDays(
  asked: AskedDays,
): { readonly first: string; readonly last: string } | undefined {
  if (!asked.startDate || wholeDays(asked.duration) === undefined) return undefined
  return { first: asked.startDate, last: lastDay(asked) }
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
