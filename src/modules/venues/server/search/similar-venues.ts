/** Venues in the same spirit as another one. */
import type { IndexedVenue } from './indexed-venue.ts'

/** More than any two surfaces can be apart: a factor of e^100. */
const OTHER_NEIGHBORHOOD = 100
const OTHER_TYPE = 200

/** Same type first, then same neighbourhood, then the nearest surface, as a ratio. */
function distance(a: IndexedVenue, b: IndexedVenue): number {
  const type = a.type === b.type ? 0 : OTHER_TYPE
  const neighborhood = a.neighborhood === b.neighborhood ? 0 : OTHER_NEIGHBORHOOD
  return type + neighborhood + Math.abs(Math.log(a.surfaceM2 / b.surfaceM2))
}

/** The slugs of the nearest venues, the nearest first; none when the venue is not among them. */
export function similarVenues(venues: readonly IndexedVenue[], slug: string, limit: number): string[] {
  const model = venues.find((venue) => venue.slug === slug)
  if (!model) return []
  const best: { slug: string; distance: number }[] = []
  for (const venue of venues) {
    if (venue === model) continue
    const candidate = { slug: venue.slug, distance: distance(model, venue) }
    const worst = best[limit - 1]
    if (worst && worst.distance <= candidate.distance) continue
    best.push(candidate)
    // A handful at most, and rarely: most venues are further away than the worst of them.
    best.sort((a, b) => a.distance - b.distance)
    best.length = Math.min(best.length, limit)
  }
  return best.map((venue) => venue.slug)
}
