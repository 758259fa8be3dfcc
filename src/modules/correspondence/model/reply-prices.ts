/** A price for each venue of an answer; the same on client and server. */
import type { StayPrice } from '#/modules/venues/model/hire.ts'
import { readPrice } from './read-price.ts'
import type { ReplyVenue } from './reply-venues.ts'

/** For which days a price is: those of the minimum hire, or the fewer ones asked for. */
export const BILLED_DAYS = ['charged', 'asked'] as const

/** A price as it is typed. */
export interface TypedPrice {
  readonly amount: string
  readonly bills: (typeof BILLED_DAYS)[number]
}

/** Typed prices by the slug of their venue. */
export type TypedPrices = Readonly<Record<string, TypedPrice>>

/** A price that a mail may name. */
export interface ReplyPrice {
  readonly name: string
  /** Before tax. */
  readonly netCents: number
  /** The days that it is for; `null` where they are not known. */
  readonly stay: StayPrice | null
}

/** The days that a price is for. */
export function billedStay({ stay }: ReplyVenue, { bills }: TypedPrice): StayPrice | null {
  if (stay === null || bills === 'charged' || !stay.minimum || stay.asked.days === 0) return stay
  return { ...stay.asked, minimum: false, asked: stay.asked }
}

/** The prices of the venues in their order; undefined as long as one of them is missing or cannot be read. */
export function replyPrices(venues: readonly ReplyVenue[], typed: TypedPrices): ReplyPrice[] | undefined {
  const prices = venues.map((venue) => {
    const own = Object.hasOwn(typed, venue.slug) ? typed[venue.slug] : undefined
    if (own === undefined) return undefined
    const stay = billedStay(venue, own)
    const read = readPrice(own.amount, stay?.days)
    return 'problem' in read ? undefined : { name: venue.name, netCents: read.netCents, stay }
  })
  const found = prices.filter((price) => price !== undefined)
  return found.length === venues.length && venues.length > 0 ? found : undefined
}
