import { LANGUAGE_CODES } from '../languages.ts'
import { localize } from './localize.ts'

/** What is before the slug of a venue in each language, as in `/fr/lieu/`. */
const BEGINNINGS: readonly string[] = LANGUAGE_CODES.map((language) =>
  localize('venue', { slug: 'x' }, language).slice(0, -1),
)

/**
 * Whether a path is below that of a venue, readable or not: one whose slug cannot be decoded is no page at all, and one
 * that was cut off or has more behind it was meant for a venue all the same (behaviour 9.6).
 */
export function isVenuePath(pathname: string): boolean {
  return BEGINNINGS.some((beginning) => `${pathname}/`.startsWith(beginning))
}
