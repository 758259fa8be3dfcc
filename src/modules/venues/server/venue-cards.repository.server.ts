/** Reading the cards of lists. */

import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { cardPhotos } from '../model/photo-scene.ts'
import type { VenueCard } from '../model/venue.ts'
import { readPhotos } from './photos.repository.server.ts'
import { FACT_COLUMNS, venueFacts } from './venue-rows.repository.server.ts'

/** Both engines take far more parameters; a statement of this length is still prepared quickly. */
const SLUGS_AT_ONCE = 500

/** The cards of published venues, in the order of the slugs. Slugs without a published venue are left out. */
export async function readVenueCards(
  database: Database,
  slugs: readonly string[],
  language: Language,
): Promise<VenueCard[]> {
  const cards = new Map<string, VenueCard>()
  for (let from = 0; from < slugs.length; from += SLUGS_AT_ONCE) {
    const part = slugs.slice(from, from + SLUGS_AT_ONCE)
    for (const card of await readSome(database, part, language)) cards.set(card.slug, card)
  }
  return slugs.flatMap((slug) => cards.get(slug) ?? [])
}

async function readSome(
  database: Database,
  slugs: readonly string[],
  language: Language,
): Promise<VenueCard[]> {
  const rows = await database.db
    .selectFrom('venue')
    .select(FACT_COLUMNS)
    .where('slug', 'in', slugs)
    .where('status', '=', 'published')
    .execute()
  const ids = rows.map((row) => row.id)
  const photos = await readPhotos(database, ids, language)
  return rows.map((row) => {
    const { capacities, goodsDoorWidthCm: _door, accessSteps: _steps, ...facts } = venueFacts(row)
    // A card has no room for what is written below a photograph.
    const shown = cardPhotos(photos.get(row.id) ?? []).map(({ scene: _, caption: __, ...photo }) => photo)
    return { ...facts, guests: capacities.standing, photos: shown }
  })
}
