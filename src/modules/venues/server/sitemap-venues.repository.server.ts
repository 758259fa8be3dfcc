/** Reading what the sitemap, and the page of that name, need to know of venues. */

import { sql } from 'kysely'
import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { copyLanguages } from '../model/venue-copy.ts'

/** A venue's entry in the sitemap. */
export interface SitemapVenue {
  slug: string
  /** ISO 8601: `lastmod`. */
  updatedAt: string
  /** The languages that it has texts in. */
  languages: Language[]
}

/** All published venues, by slug. */
export async function readSitemapVenues({ db }: Database): Promise<SitemapVenue[]> {
  const venues = await db
    .selectFrom('venue')
    .select(['id', 'slug', 'updated_at as updatedAt'])
    .where('status', '=', 'published')
    .orderBy('slug')
    .execute()
  const words = await db
    .selectFrom('venue_translation')
    .select(['venue_id', 'language', 'title', sql<string>`substr(description, 1, 1)`.as('description')])
    .execute()
  const wordsOf = Map.groupBy(words, ({ venue_id }) => venue_id)
  return venues.map(({ id, ...venue }) => ({
    ...venue,
    languages: copyLanguages(Object.fromEntries((wordsOf.get(id) ?? []).map((row) => [row.language, row]))),
  }))
}

/** A venue by its name, which is the same in every language. */
export interface NamedVenue {
  slug: string
  name: string
}

/** All published venues, by slug. */
export function readVenueNames({ db }: Database): Promise<NamedVenue[]> {
  return db
    .selectFrom('venue')
    .select(['slug', 'name'])
    .where('status', '=', 'published')
    .orderBy('slug')
    .execute()
}
