import { hasPage } from '../addresses/localize.ts'
import type { EventId, NeighborhoodId } from '../addresses/paths.ts'
import type { Language } from '../languages.ts'
import type { PageTarget } from './page-link.tsx'

/**
 * Link target of a neighbourhood or an event type: its page, or in a language without that page (behaviour
 * 1.6) the list of its venues, never a page in another language.
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
