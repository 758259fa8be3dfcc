/** What does not fit together in an enquiry. Each flag has a text with its figures; none of them blocks anything. */
import type { Language } from '#/i18n/languages.ts'
import { PHONE_COUNTRIES } from '#/i18n/phone-countries.ts'
import { withVat } from '#/lib/money.ts'
import { isPartOfDay } from '#/lib/typed/duration-days.ts'
import { type FashionWeek, fashionWeekOf } from '#/modules/venues/model/fashion-weeks.ts'
import type { VenueSummary } from '#/modules/venues/model/venue-summary.ts'
import { type AskedRange, guestsExpected } from './asked-ranges.ts'
import { type AskedDays, type Booking, bookingsOn, lastDay, referencesOf } from './booking.ts'
import { unlikeDomain } from './company-domain.ts'
import { estimateOf, wholeDays } from './estimate.ts'

/**
 * Whether a phone number from a country is unusual for a person who writes in a language. A French number never is: the
 * rooms are in Paris, and so are many who write.
 * @param country ISO 3166
 */
function isUnusualCountry(country: string, language: Language): boolean {
  if (language === 'en' || country === 'FR') return false
  const { own, wide } = PHONE_COUNTRIES[language]
  return ![...own.split(' '), ...wide.split(' ')].includes(country)
}

/** A party of less than this share of a room's capacity is lost in it. */
const SMALL_PARTY = 0.2
const FAR_MONTHS = 24

/** A venue asked for, with the capacity in the layout of the event; 0 where the layout is not offered. */
export interface FlaggedVenue
  extends Pick<VenueSummary, 'slug' | 'name' | 'priceFromDayCents' | 'minimumDays'> {
  readonly capacity: number
  /** Guests of a pop-up come and go for weeks: few at a time fill it. */
  readonly isPopUp?: boolean
}

/** Facts that are held against each other. */
export interface FlagFacts {
  /** In Paris, ISO 8601, as is the first day. */
  readonly today: string
  readonly startDate: string | null
  /** As typed. */
  readonly duration: string | null
  readonly guests: AskedRange | null
  /** Cents, with tax. */
  readonly budget: AskedRange | null
  readonly venues: readonly FlaggedVenue[]
  /** Of these venues, by other requests. */
  readonly bookings: readonly Booking[]
  readonly language: Language
  /** ISO 3166: where the phone number is from. */
  readonly phoneCountry: string | null
  readonly email: string | null
  readonly company: string | null
  /** Other open enquiries of the same person or company for some of the same days. */
  readonly sameDays: readonly { readonly reference: string; readonly fullName: string }[]
}

/** A mismatch with its figures; amounts in cents with tax. */
export type EnquiryFlag =
  /** Venues that other requests have won, or ask for, on some of the days. */
  | {
      readonly id: 'taken' | 'alsoAsked'
      readonly venues: readonly { readonly name: string; readonly references: readonly string[] }[]
    }
  | {
      readonly id: 'budget'
      readonly most: number
      readonly venues: readonly { readonly name: string; readonly days: number; readonly cents: number }[]
    }
  | {
      readonly id: 'tooMany' | 'tooFew'
      readonly guests: AskedRange
      readonly venues: readonly { readonly name: string; readonly capacity: number }[]
    }
  | {
      readonly id: 'minimum'
      readonly asked: number
      readonly venues: readonly { readonly name: string; readonly days: number }[]
    }
  | { readonly id: 'past' | 'far'; readonly day: string }
  | { readonly id: 'fashionWeek'; readonly week: FashionWeek }
  | { readonly id: 'partOfDay'; readonly typed: string; readonly days: number }
  | { readonly id: 'phone'; readonly country: string }
  | { readonly id: 'address'; readonly domain: string; readonly company: string }
  | { readonly id: 'sameDays'; readonly reference: string; readonly fullName: string }

/** Whether a flag may cost the booking; the others are good to know. */
export function isWarning({ id }: EnquiryFlag): boolean {
  return ['taken', 'budget', 'tooMany', 'tooFew', 'minimum', 'past'].includes(id)
}

/** Find what does not fit together, the weightiest first. */
export function enquiryFlags(facts: FlagFacts): EnquiryFlag[] {
  return [
    ...bookingFlags(facts, 'won', 'taken'),
    ...budgetFlags(facts),
    ...guestFlags(facts),
    ...minimumFlags(facts),
    ...dayFlags(facts),
    ...bookingFlags(facts, 'asked', 'alsoAsked'),
    ...senderFlags(facts),
    ...facts.sameDays.map((other) => ({ id: 'sameDays', ...other }) as const),
  ]
}

function bookingFlags(
  { venues, bookings, ...days }: FlagFacts,
  kind: Booking['kind'],
  id: 'taken' | 'alsoAsked',
): EnquiryFlag[] {
  const shared = venues
    .map((venue) => ({
      name: venue.name,
      references: referencesOf(bookingsOn(bookings, venue, days), kind),
    }))
    .filter(({ references }) => references.length > 0)
  return shared.length === 0 ? [] : [{ id, venues: shared }]
}

function budgetFlags({ budget, venues, duration }: FlagFacts): EnquiryFlag[] {
  const most = budget?.most ?? null
  if (most === null) return []
  const above = venues.flatMap(({ name, ...venue }) => {
    const stay = estimateOf(venue, duration)
    const cents = stay === null ? 0 : withVat(stay.cents)
    return stay !== null && cents > most ? [{ name, days: stay.days, cents }] : []
  })
  return above.length === 0 ? [] : [{ id: 'budget', most, venues: above }]
}

function guestFlags({ guests, venues }: FlagFacts): EnquiryFlag[] {
  if (guests === null) return []
  const expected = guestsExpected(guests)
  const named = (fits: (capacity: number, isPopUp: boolean) => boolean) =>
    venues
      .filter(({ capacity, isPopUp = false }) => fits(capacity, isPopUp))
      .map(({ name, capacity }) => ({ name, capacity }))
  const full = named((capacity) => expected > capacity)
  // An open range may be of any size.
  const empty =
    guests.most === null ? [] : named((capacity, isPopUp) => !isPopUp && expected < SMALL_PARTY * capacity)
  return [
    ...(full.length === 0 ? [] : [{ id: 'tooMany', guests, venues: full } as const]),
    ...(empty.length === 0 ? [] : [{ id: 'tooFew', guests, venues: empty } as const]),
  ]
}

function minimumFlags({ venues, duration }: FlagFacts): EnquiryFlag[] {
  const asked = wholeDays(duration)
  if (asked === undefined) return []
  const short = venues
    .filter(({ minimumDays }) => asked < minimumDays)
    .map(({ name, minimumDays }) => ({ name, days: minimumDays }))
  return short.length === 0 ? [] : [{ id: 'minimum', asked, venues: short }]
}

function dayFlags({ today, startDate, duration }: FlagFacts): EnquiryFlag[] {
  const partOfDay: EnquiryFlag[] =
    duration !== null && isPartOfDay(duration)
      ? [{ id: 'partOfDay', typed: duration, days: wholeDays(duration) ?? 1 }]
      : []
  if (startDate === null) return partOfDay
  if (startDate < today) return [{ id: 'past', day: startDate }, ...partOfDay]
  const week = fashionWeekOf({ startDate, duration: Math.max(1, wholeDays(duration) ?? 1) })
  return [
    ...(startDate > monthsLater(today, FAR_MONTHS) ? [{ id: 'far', day: startDate } as const] : []),
    ...(week === undefined ? [] : [{ id: 'fashionWeek', week } as const]),
    ...partOfDay,
  ]
}

function senderFlags({ phoneCountry, language, email, company }: FlagFacts): EnquiryFlag[] {
  const domain = unlikeDomain(email, company)
  return [
    ...(phoneCountry !== null && isUnusualCountry(phoneCountry, language)
      ? [{ id: 'phone', country: phoneCountry } as const]
      : []),
    ...(domain === undefined ? [] : [{ id: 'address', domain, company: company ?? '' } as const]),
  ]
}

/** The same day a number of months later; the last day of a shorter month. */
function monthsLater(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString()
}

/** Whether two stays share a day; without its length a stay counts with its first day. */
export function shareDays(one: AskedDays, other: AskedDays): boolean {
  if (one.startDate === null || other.startDate === null) return false
  return one.startDate <= lastDay(other) && other.startDate <= lastDay(one)
}
