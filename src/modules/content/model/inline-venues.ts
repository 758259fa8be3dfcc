import type { VenueCard } from '#/modules/venues/model/venue.ts'

/** Venues in one row of the list below a text. */
const IN_A_ROW = 3

/** Venues of a page: those that are in its text, and those listed below it. */
export interface PlacedVenues {
  readonly inline: readonly VenueCard[]
  readonly listed: readonly VenueCard[]
}

/**
 * Share the venues of a page between its text and the list below it, each once. Two to four are in the text, as many as
 * leave only full rows below; of another neighbourhood and type each where there is a choice, so that two neighbours in
 * the text never look alike.
 * @param first slugs of those that stand in the text before all others
 */
export function placeVenues(venues: readonly VenueCard[], first: readonly string[] = []): PlacedVenues {
  const wanted = Math.min(venues.length, 2 + ((venues.length + 1) % IN_A_ROW))
  const inline = first.flatMap((slug) => venues.find((venue) => venue.slug === slug) ?? []).slice(0, wanted)
  while (inline.length < wanted) {
    const left = venues.filter((venue) => !inline.includes(venue))
    const chosen = left.toSorted((a, b) => likeness(a, inline) - likeness(b, inline))[0]
    if (chosen) inline.push(chosen)
  }
  return { inline, listed: venues.filter((venue) => !inline.includes(venue)) }
}

/** How much of a venue those chosen before have already shown. */
function likeness({ type, neighborhood }: VenueCard, chosen: readonly VenueCard[]): number {
  return chosen.reduce(
    (sum, other) => sum + (other.type === type ? 2 : 0) + (other.neighborhood === neighborhood ? 1 : 0),
    0,
  )
}
