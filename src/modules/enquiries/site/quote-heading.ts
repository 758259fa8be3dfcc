import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'

/**
 * The title of a page that asks for a quote: it names the venue where there is one alone.
 * @param several where there are several, or none yet
 * @param named the title with the name of a venue
 */
export function quoteHeading(
  venues: readonly Pick<NamedVenue, 'name'>[],
  several: string,
  named: (name: string) => string,
): string {
  const [only, ...others] = venues
  return only && others.length === 0 ? named(only.name) : several
}
