/** How well the venues fit an enquiry: one table of weights, one function that judges, one that ranks. */

import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { withVat } from '#/lib/vat.ts'
import { NEIGHBORS } from '#/modules/venues/model/near-neighborhoods.ts'
import type { Equipment, Layout, VenueType } from '#/modules/venues/model/venue-options.ts'
import { type AskedRange, guestsExpected } from './asked-ranges.ts'
import { estimateOf } from './estimate.ts'
import type { EventNeeds } from './event-needs.ts'

/** Points, and the shares and factors at which they are given. */
export const FIT = {
  /** The client has chosen it: above every other sum. */
  asked: 100,
  guests: { well: 25, loose: 10, over: -30, wellFrom: 0.6, looseFrom: 0.35 },
  budget: { inside: 20, near: 5, over: -15, nearUpTo: 1.15 },
  quarter: { wanted: 10, neighboring: 4 },
  madeFor: 10,
  /** For all that the event needs; a part of it for a part. */
  equipment: 5,
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
  /** As typed. */
  readonly duration: string | null
}

/** Facts of a venue that are compared with a wish. */
export interface FitVenue {
  readonly slug: string
  readonly name: string
  readonly type: VenueType
  readonly neighborhood: NeighborhoodId
  readonly surfaceM2: number
  readonly capacities: Readonly<Record<Layout, number>>
  readonly priceFromDayCents: number
  readonly minimumDays: number
  readonly equipment: readonly Equipment[]
  readonly eventTypes: readonly EventId[]
}

/** Something that speaks for or against a venue, with its figures; amounts in cents with tax. */
export type FitReason =
  | { readonly id: 'asked' }
  | { readonly id: 'guests'; readonly fit: 'well' | 'loose' | 'small' | 'over'; readonly guests: number }
  | { readonly id: 'noLayout' }
  | { readonly id: 'budget'; readonly fit: 'inside' | 'near' | 'over'; readonly excess: number }
  | { readonly id: 'quarter'; readonly fit: 'wanted' | 'neighboring' }
  | { readonly id: 'madeFor'; readonly event: EventId }
  | { readonly id: 'equipment'; readonly equipment: readonly Equipment[] }
  | { readonly id: 'surface' }
  | { readonly id: 'type' }

/** How a venue fits. */
export interface VenueFit {
  readonly points: number
  /** The weightiest first is the order of the table of weights. */
  readonly reasons: readonly FitReason[]
}

type Judged = readonly [points: number, reason: FitReason] | null

/** Judges one venue. */
export function fitOf(venue: FitVenue, wish: Wish): VenueFit {
  const judged = [
    wish.asked.includes(venue.slug) ? ([FIT.asked, { id: 'asked' }] as const) : null,
    guestsFit(venue, wish),
    budgetFit(venue, wish),
    quarterFit(venue, wish),
    wish.madeFor !== null && venue.eventTypes.includes(wish.madeFor)
      ? ([FIT.madeFor, { id: 'madeFor', event: wish.madeFor }] as const)
      : null,
    equipmentFit(venue, wish),
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

/** The venues, the best first; equal ones by price, then by name. Those asked for keep the client's order. */
export function rankVenues<Venue extends FitVenue>(venues: readonly Venue[], wish: Wish): Fitted<Venue>[] {
  const place = ({ slug }: FitVenue) => (wish.asked.includes(slug) ? wish.asked.indexOf(slug) : Infinity)
  const price = (venue: FitVenue) => estimateOf(venue, wish.duration)?.cents ?? venue.priceFromDayCents
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
  return share >= FIT.guests.looseFrom ? judge('loose', FIT.guests.loose) : judge('small', 0)
}

/** Goes by the minimum hire, or a day, where the days are not known: what is dear for them is dear for more. */
function budgetFit(venue: FitVenue, { budget, duration }: Wish): Judged {
  if (budget === null) return null
  const total = withVat(estimateOf(venue, duration)?.cents ?? venue.priceFromDayCents)
  const excess = total - (budget.most ?? total)
  const judge = (fit: 'inside' | 'near' | 'over'): Judged => [FIT.budget[fit], { id: 'budget', fit, excess }]
  if (excess <= 0) return judge('inside')
  return judge(total <= FIT.budget.nearUpTo * (budget.most ?? 0) ? 'near' : 'over')
}

function quarterFit({ neighborhood }: FitVenue, { quarters }: Wish): Judged {
  if (quarters.includes(neighborhood)) return [FIT.quarter.wanted, { id: 'quarter', fit: 'wanted' }]
  return quarters.some((quarter) => NEIGHBORS[quarter].includes(neighborhood))
    ? [FIT.quarter.neighboring, { id: 'quarter', fit: 'neighboring' }]
    : null
}

function equipmentFit(venue: FitVenue, { equipment }: Wish): Judged {
  const there = equipment.filter((one) => venue.equipment.includes(one))
  if (there.length === 0) return null
  return [(FIT.equipment * there.length) / equipment.length, { id: 'equipment', equipment: there }]
}
