/** Pages that the listings of the site link to, for structured data. */

import { hasPage, localize } from '#/i18n/addresses/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, type PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'
import type { NamedUrl } from './list-data.ts'

/**
 * The neighbourhoods or kinds of events that a listing page shows in a language, as it names them; nothing on other
 * pages. Needs the language's messages.
 */
export function listedOn(page: PageId, language: Language, siteUrl: string): NamedUrl[] {
  const { neighborhood, event } = getMessages(language)
  if (page === 'neighborhoods') {
    return NEIGHBORHOOD_IDS.filter((id) => hasPage('neighborhood', { id }, language)).map((id) => ({
      name: neighborhood[id],
      url: siteUrl + localize('neighborhood', { id }, language),
    }))
  }
  if (page === 'events') {
    return EVENT_IDS.filter((id) => hasPage('event', { id }, language)).map((id) => ({
      name: event[id],
      url: siteUrl + localize('event', { id }, language),
    }))
  }
  return []
}

/** Pages of entries that have a slug, as a list shows them. */
export function listedBySlug(
  page: 'venue' | 'blog-post',
  items: readonly { readonly name: string; readonly slug: string }[],
  language: Language,
  siteUrl: string,
): NamedUrl[] {
  return items.map(({ name, slug }) => ({ name, url: siteUrl + localize(page, { slug }, language) }))
}
