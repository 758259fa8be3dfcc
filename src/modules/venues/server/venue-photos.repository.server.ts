import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Photo } from '../model/venue.ts'
import { readPhotos } from './photos.repository.server.ts'

/** A venue with all its photographs, the cover first. */
export interface PhotographedVenue {
  readonly slug: string
  readonly name: string
  readonly photos: readonly Photo[]
}

/** The photographs of published venues, in the order of the slugs; for texts that show more of them than a card does. */
export async function readVenuePhotos(
  database: Database,
  slugs: readonly string[],
  language: Language,
): Promise<PhotographedVenue[]> {
  if (slugs.length === 0) return []
  const rows = await database.db
    .selectFrom('venue')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .where('status', '=', 'published')
    .execute()
  const ids = rows.map(({ id }) => id)
  const photos = await readPhotos(database, ids, language)
  const found = new Map(
    rows.map(({ id, slug, name }) => [slug, { slug, name, photos: photos.get(id) ?? [] }] as const),
  )
  return slugs.flatMap((slug) => found.get(slug) ?? [])
}
