/** Published venues, found by typing their names. */

import { formatArea } from '#/i18n/format.ts'
import type { Language } from '#/i18n/languages.ts'
import { splitTerms } from '#/lib/split-terms.ts'
import { siteTexts } from '#/mail/copy.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** A venue to be asked for. */
export interface VenueChoice extends NamedVenue {
  /** Neighbourhood and floor area in the language of the screen. */
  readonly about: string
}

/** Offered at a time. */
const OFFERED = 8

/** Venues whose name has words that begin like every typed one, by name. */
export async function findVenueChoices(
  { db }: Database,
  typed: string,
  screen: Language,
): Promise<VenueChoice[]> {
  const wanted = splitTerms(typed)
  const rows = await db
    .selectFrom('venue')
    .select(['slug', 'name', 'neighborhood', 'surface_m2'])
    .where('status', '=', 'published')
    .orderBy('name')
    .orderBy('slug')
    .execute()
  const places: Readonly<Record<string, string>> = siteTexts(screen).neighborhood
  return rows
    .filter(({ name }) => {
      const words = splitTerms(name)
      return wanted.every((one) => words.some((word) => word.startsWith(one)))
    })
    .slice(0, OFFERED)
    .map(({ slug, name, neighborhood, surface_m2 }) => ({
      slug,
      name,
      about: `${places[neighborhood] ?? neighborhood} · ${formatArea(surface_m2, screen)}`,
    }))
}
