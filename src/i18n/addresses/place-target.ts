import type { Language } from '../languages.ts'
import type { PageTarget } from '../react/link.tsx'
import { hasPage } from './localize.ts'
import type { EventId, NeighborhoodId } from './paths.ts'

/**
 * Where the name of a neighbourhood or of a kind of event leads: to its page, or in a language without that page
 * (behaviour 1.6) to the list of the venues it stands for, never to a page in another language.
 */
export function placeTarget(
  kind: 'neighborhood' | 'event',
  id: NeighborhoodId | EventId,
  language: Language,
): PageTarget {
  return hasPage(kind, { id }, language)
    ? { page: kind, params: { id } }
    : { page: 'venues', search: `${kind}=${id}` }
}
