/** Which venues an answer begins with, and which ones it must not show. */
import { type AskedDays, bookingsOn, referencesOf } from '#/modules/enquiries/model/booking.ts'
import { MOST_SUGGESTED } from '#/modules/enquiries/model/suggested-venue.ts'
import type { ReplyKit } from './reply-kit.ts'
import { promisesDays, proposesOthers, type ReplyTemplateId, refusesVenues } from './template-ids.ts'

/** A venue with its slug. */
export interface NamedVenue {
  readonly slug: string
  readonly name: string
}

/** A venue that is not free, with the references of the requests that have won it. */
export interface TakenVenue extends NamedVenue {
  readonly references: readonly string[]
}

/** Slugs of the venues that an answer shows, and of those that it calls not available. */
interface ChosenVenues {
  readonly venues: readonly string[]
  readonly refused: readonly string[]
}

/** The facts of the request that the choice goes by. */
type Known = Pick<
  ReplyKit,
  'asked' | 'named' | 'outsold' | 'proposed' | 'catalogue' | 'bookings' | 'startDate' | 'duration'
>

/**
 * The venues that a template begins with. One that proposes others shows the best of them; any other speaks of venues that
 * the client has named, and of none as long as nobody knows which.
 */
export function venuesAtFirst(
  kit: Known,
  template: ReplyTemplateId,
): { venues: string[]; refused: string[] } {
  const refused = refusesVenues(template) ? refusedAtFirst(kit) : []
  return { venues: proposesOthers(template) ? alternatives(kit, refused) : known(kit, template), refused }
}

/** The venues that the client has named; those that are taken are not said to be free. */
function known(kit: Known, template: ReplyTemplateId): string[] {
  if (!promisesDays(template)) return [...kit.asked]
  const taken = takenVenues(kit, kit)
  return kit.asked.filter((slug) => taken.every((one) => one.slug !== slug))
}

/** The best of the others. */
function alternatives({ proposed }: Known, refused: readonly string[]): string[] {
  return proposed.filter((slug) => !refused.includes(slug)).slice(0, MOST_SUGGESTED)
}

/** Which venues are not available is asked; known are those that other requests have won, or the only one asked for. */
function refusedAtFirst(kit: Known): string[] {
  if (kit.outsold.length > 0) return [...kit.outsold]
  const taken = takenVenues(kit, kit).map(({ slug }) => slug)
  const own = kit.named.map(({ slug }) => slug).filter((slug) => taken.includes(slug))
  const [only, ...more] = kit.named
  return own.length === 0 && only !== undefined && more.length === 0 ? [only.slug] : own
}

/** The venues that stay in an answer; as long as nobody has chosen others, the best that are left. */
export function venuesBeside(
  kit: Known,
  { venues, refused: before }: ChosenVenues,
  refused: readonly string[],
): string[] {
  const isChosen = venues.join() !== alternatives(kit, before).join()
  return isChosen ? venues.filter((slug) => !refused.includes(slug)) : alternatives(kit, refused)
}

/** The venues of the catalogue that other requests have won on some days. */
export function takenVenues(
  { catalogue, bookings }: Pick<Known, 'catalogue' | 'bookings'>,
  days: AskedDays,
): TakenVenue[] {
  return catalogue.flatMap((venue) => {
    const references = referencesOf(bookingsOn(bookings, venue, days), 'won')
    return references.length === 0 ? [] : [{ slug: venue.slug, name: venue.name, references }]
  })
}

/** The venues that may be called not available: those asked for first, then all others by name. */
export function refusableVenues({ named, catalogue }: Pick<Known, 'named' | 'catalogue'>): NamedVenue[] {
  const others = catalogue
    .filter(({ slug }) => named.every((one) => one.slug !== slug))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
  return [...named, ...others]
}
