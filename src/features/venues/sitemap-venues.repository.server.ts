/** Reading what the sitemap needs to know of venues. */
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
