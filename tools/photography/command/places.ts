import path from 'node:path'

/** Where everything is. Paths are absolute. */
export const TOOL = path.dirname(import.meta.dirname)
export const ROOT = path.dirname(path.dirname(TOOL))
export const CACHE = path.join(ROOT, '.cache', 'photography')
export const PICTURES = path.join(TOOL, 'pictures.json')
export const VENUES = path.join(ROOT, 'db', 'demo', 'venues.json')
const VENUE_PHOTOS = path.join(ROOT, 'db', 'demo', 'photos')
const SITE_PHOTOS = path.join(ROOT, 'content', 'photos')

/** Pictures of the site itself, not of a venue. */
const SITE_PREFIX = 'site-'

/** Where the project keeps a finished picture. */
export function publishedFile(name: string): string {
  return name.startsWith(SITE_PREFIX)
    ? path.join(SITE_PHOTOS, `${name.slice(SITE_PREFIX.length)}.jpg`)
    : path.join(VENUE_PHOTOS, `${name}.jpg`)
}
