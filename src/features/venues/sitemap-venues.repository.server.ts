/** Reading what the sitemap, and the page of that name, need to know of venues. */
import type { CatalogueDatabase } from './venue-rows.repository.server.ts'

/** A venue's entry in the sitemap. */
export interface SitemapVenue {
  slug: string
  /** ISO 8601: `lastmod`. */
  updatedAt: string
}

/** All published venues, by slug. */
export function readSitemapVenues({ db }: CatalogueDatabase): Promise<SitemapVenue[]> {
  return db
    .selectFrom('venue')
    .select(['slug', 'updated_at as updatedAt'])
    .where('status', '=', 'published')
    .orderBy('slug')
    .execute()
}

/** A venue by its name, which is the same in every language. */
export interface NamedVenue {
  slug: string
  name: string
}

/** All published venues, by slug. */
export function readVenueNames({ db }: CatalogueDatabase): Promise<NamedVenue[]> {
  return db
    .selectFrom('venue')
    .select(['slug', 'name'])
    .where('status', '=', 'published')
    .orderBy('slug')
    .execute()
}
