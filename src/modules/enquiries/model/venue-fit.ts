/** How well the venues fit an enquiry: one table of weights, one function that judges, one that ranks. */

import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { withVat } from '#/lib/money.ts'
import { stayPrice } from '#/modules/venues/model/hire.ts'
import { NEIGHBORS } from '#/modules/venues/model/near-neighborhoods.ts'
import type { Equipment, VenueType } from '#/modules/venues/model/venue-options.ts'
import type { VenueSummary } from '#/modules/venues/model/venue-summary.ts'
import { type AskedRange, guestsExpected } from './asked-ranges.ts'
import { type Booking, bookingsOn, referencesOf } from './booking.ts'
import { estimateOf, wholeDays } from './estimate.ts'
import type { EventNeeds } from './event-needs.ts'

/** Points, and the shares and factors at which they are given. */
export const FIT = {
  /** The client has chosen it: above every other sum. */
  asked: 100,
  /** Another request has it on these days: below every other sum. */
  taken: -200,
  guests: { well: 25, loose: 10, lost: -15, over: -30, wellFrom: 0.6, looseFrom: 0.35, lostBelow: 0.2 },
  budget: { inside: 20, near: 5, over: -15, nearUpTo: 1.15 },
  quarter: { wanted: 10, neighboring: 4 },
  madeFor: 10,
  /** Made for other events. */
  notMadeFor: -10,
  /** For all that the event needs; a part of it for a part. */
  equipment: 5,
  /** What the client says is needed is not there. */
  lacks: -25,
  surface: { points: 5, within: 0.25 },
  type: 5,
} as const

/** What an enquiry wants. Everything may be unknown. */
export interface Wish extends EventNeeds {
  /** Slugs of the venues asked for. */
  readonly asked: readonly string[]
  /** Of the venues asked for. */
  readonly types: readonly VenueType[]
  readonly quarters: readonly NeighborhoodId[]
  readonly guests: AskedRange | null
  /** Square metres. */
  readonly surface: number | null
  /** Cents, with tax. */
  readonly budget: AskedRange | null
  /** ISO 8601. */
  readonly startDate: string | null
  /** As typed. */
  readonly duration: string | null
  /** Without it a venue is of no use to the client. */
  readonly needed: readonly Equipment[]
  /** Of the venues, by other requests. */
  readonly bookings: readonly Booking[]
}

/**
 * Days for which venues are compared where the client names none: what a typical minimum hire is, so that those without
 * one are not the cheaper for it.
 */
const COMPARED_DAYS = 3

/** Facts of a venue that are compared with a wish. */
export interface FitVenue
  extends Pick<
    VenueSummary,
    | 'slug'
    | 'name'
    | 'type'
    | 'neighborhood'
    | 'surfaceM2'
    | 'capacities'
    | 'priceFromDayCents'
    | 'minimumDays'
  > {
  readonly equipment: readonly Equipment[]
  readonly eventTypes: readonly EventId[]
}

/** Something that speaks for or against a venue, with its figures; amounts in cents with tax. */
export type FitReason =
  | { readonly id: 'asked' }
  | { readonly id: 'taken' | 'alsoAsked'; readonly references: readonly string[] }
  | { readonly id: 'guests'; readonly fit: 'well' | 'loose' | 'small' | 'over'; readonly guests: number }
  | { readonly id: 'noLayout' }
  | {
      readonly id: 'budget'
      readonly fit: 'inside' | 'near' | 'over'
      readonly excess: number
      readonly total: number
      readonly days: number
    }
  | { readonly id: 'quarter'; readonly fit: 'wanted' | 'neighboring' }
  | { readonly id: 'madeFor' | 'notMadeFor'; readonly event: EventId }
  | { readonly id: 'equipment' | 'lacks'; readonly equipment: readonly Equipment[] }
  | { readonly id: 'surface' }
  | { readonly id: 'type' }

/** The score of a venue for an enquiry, with its grounds. */
export interface VenueFit {
  readonly points: number
  /** The weightiest first is the order of the table of weights. */
  readonly reasons: readonly FitReason[]
}

type Judged = readonly [points: number, reason: FitReason] | null

/** Judge one venue. */
export function fitOf(venue: FitVenue, wish: Wish): VenueFit {
  const judged = [
    wish.asked.includes(venue.slug) ? ([FIT.asked, { id: 'asked' }] as const) : null,
    ...bookingReasons(venue, wish).map((reason) => [reason.id === 'taken' ? FIT.taken : 0, reason] as const),
    guestsFit(venue, wish),
    budgetFit(venue, wish),
    quarterFit(venue, wish),
    eventFit(venue, wish),
    equipmentFit(venue, wish),
    neededFit(venue, wish),
    wish.surface !== null && Math.abs(venue.surfaceM2 - wish.surface) <= FIT.surface.within * wish.surface
      ? ([FIT.surface.points, { id: 'surface' }] as const)
      : null,
    wish.types.includes(venue.type) ? ([FIT.type, { id: 'type' }] as const) : null,
  ].filter((one) => one !== null)
  return {
    points: judged.reduce((sum, [points]) => sum + points, 0),
    reasons: judged.map(([, reason]) => reason),
  }
}

/** A venue with its fit. */
export type Fitted<Venue extends FitVenue> = Venue & { readonly fit: VenueFit }

/** Other requests for a venue on these days; nothing without the first day. */
export function bookingReasons(
  venue: Pick<FitVenue, 'slug' | 'minimumDays'>,
  { bookings, ...asked }: Pick<Wish, 'bookings' | 'startDate' | 'duration'>,
): (FitReason & { readonly id: 'taken' | 'alsoAsked' })[] {
  const shared = bookingsOn(bookings, venue, asked)
  const reasons = [
    { id: 'taken', references: referencesOf(shared, 'won') },
    { id: 'alsoAsked', references: referencesOf(shared, 'asked') },
  ] as const
  return reasons.filter(({ references }) => references.length > 0)
}

/** Whether a reason comes from other requests. */
export function isBookingReason({ id }: FitReason): boolean {
  return id === 'taken' || id === 'alsoAsked'
}

/** The venues, the best first; equal ones by price, then by name. Those asked for keep the client's order. */
export function rankVenues<Venue extends FitVenue>(venues: readonly Venue[], wish: Wish): Fitted<Venue>[] {
  const place = ({ slug }: FitVenue) => (wish.asked.includes(slug) ? wish.asked.indexOf(slug) : Infinity)
  const price = (venue: FitVenue) => comparedStay(venue, wish).cents
  const order = (a: number, b: number) => (a === b ? 0 : a - b)
  return venues
    .map((venue) => ({ ...venue, fit: fitOf(venue, wish) }))
    .sort(
      (a, b) =>
        order(place(a), place(b)) ||
        b.fit.points - a.fit.points ||
        price(a) - price(b) ||
        a.name.localeCompare(b.name, 'fr'),
    )
}

function guestsFit({ capacities }: FitVenue, { guests, layout }: Wish): Judged {
  if (guests === null) return null
  const capacity = capacities[layout]
  if (capacity === 0) return [FIT.guests.over, { id: 'noLayout' }]
  const expected = guestsExpected(guests)
  const share = expected / capacity
  const judge = (fit: 'well' | 'loose' | 'small' | 'over', points: number): Judged => [
    points,
    { id: 'guests', fit, guests: expected },
  ]
  if (share > 1) return judge('over', FIT.guests.over)
  if (share >= FIT.guests.wellFrom) return judge('well', FIT.guests.well)
  return share >= FIT.guests.looseFrom
    ? judge('loose', FIT.guests.loose)
    : judge('small', share < FIT.guests.lostBelow ? FIT.guests.lost : 0)
}

/** What a venue costs for the days asked for; for the same days as all others where they are not known. */
function comparedStay(venue: FitVenue, { duration }: Pick<Wish, 'duration'>) {
  const isKnown = wholeDays(duration) !== undefined
  return (isKnown ? estimateOf(venue, duration) : null) ?? stayPrice(venue, COMPARED_DAYS)
}

/** Compare with tax, as the budget is asked for. */
function budgetFit(venue: FitVenue, wish: Wish): Judged {
  const { budget } = wish
  if (budget === null) return null
  const { cents, days } = comparedStay(venue, wish)
  const total = withVat(cents)
  const excess = total - (budget.most ?? total)
  const judge = (fit: 'inside' | 'near' | 'over'): Judged => [
    FIT.budget[fit],
    { id: 'budget', fit, excess, total, days },
  ]
  if (excess <= 0) return judge('inside')
  return judge(total <= FIT.budget.nearUpTo * (budget.most ?? 0) ? 'near' : 'over')
}

function quarterFit({ neighborhood }: FitVenue, { quarters }: Wish): Judged {
  if (quarters.includes(neighborhood)) return [FIT.quarter.wanted, { id: 'quarter', fit: 'wanted' }]
  return quarters.some((quarter) => NEIGHBORS[quarter].includes(neighborhood))
    ? [FIT.quarter.neighboring, { id: 'quarter', fit: 'neighboring' }]
    : null
}

/** A venue of which nothing is said is not held to be made for other events. */
function eventFit({ eventTypes }: FitVenue, { madeFor }: Wish): Judged {
  if (madeFor === null || eventTypes.length === 0) return null
  return eventTypes.includes(madeFor)
    ? [FIT.madeFor, { id: 'madeFor', event: madeFor }]
    : [FIT.notMadeFor, { id: 'notMadeFor', event: madeFor }]
}

function neededFit(venue: FitVenue, { needed }: Wish): Judged {
  const lacks = needed.filter((one) => !venue.equipment.includes(one))
  return lacks.length === 0 ? null : [FIT.lacks, { id: 'lacks', equipment: lacks }]
}

function equipmentFit(venue: FitVenue, { needed, ...wish }: Wish): Judged {
  const equipment = [...new Set([...wish.equipment, ...needed])]
  const there = equipment.filter((one) => venue.equipment.includes(one))
  if (there.length === 0) return null
  return [(FIT.equipment * there.length) / equipment.length, { id: 'equipment', equipment: there }]
}
