import { LANGUAGE_CODES } from '../languages.ts'
import { localize } from './localize.ts'

/** What stands before the slug of a venue in each language, as in `/fr/lieu/`. */
const BEGINNINGS: readonly string[] = LANGUAGE_CODES.map((language) =>
  localize('venue', { slug: 'x' }, language).slice(0, -1),
)

const SLUG = /^[^/]+(\/404)?$/

/**
 * Whether a path is that of a venue, readable or not: one whose slug cannot be decoded is no page at all. With `/404`
 * behind it, it is the address that stands for all of these.
 */
export function isVenuePath(pathname: string): boolean {
  return BEGINNINGS.some(
    (beginning) => pathname.startsWith(beginning) && SLUG.test(pathname.slice(beginning.length)),
  )
}
