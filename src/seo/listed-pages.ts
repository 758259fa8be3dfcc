import type { Language } from '#/i18n/languages.ts'
import { hasPage, localize } from '#/i18n/localize.ts'
import { getMessages } from '#/i18n/messages.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS } from '#/i18n/paths.ts'
import type { NamedUrl } from './list-data.ts'

/** The neighbourhoods that have a page in a language, as their listing names them. Needs the language's messages. */
export function listedNeighborhoods(language: Language, siteUrl: string): NamedUrl[] {
  const { neighborhood } = getMessages(language)
  return NEIGHBORHOOD_IDS.filter((id) => hasPage('neighborhood', { id }, language)).map((id) => ({
    name: neighborhood[id],
    url: siteUrl + localize('neighborhood', { id }, language),
  }))
}

/** The kinds of events that have a page in a language. Needs the language's messages. */
export function listedEvents(language: Language, siteUrl: string): NamedUrl[] {
  const { event } = getMessages(language)
  return EVENT_IDS.filter((id) => hasPage('event', { id }, language)).map((id) => ({
    name: event[id],
    url: siteUrl + localize('event', { id }, language),
  }))
}

/** Pages of things that have a slug, as a list shows them. */
export function listedBySlug(
  page: 'venue' | 'blog-post',
  items: readonly { readonly name: string; readonly slug: string }[],
  language: Language,
  siteUrl: string,
): NamedUrl[] {
  return items.map(({ name, slug }) => ({ name, url: siteUrl + localize(page, { slug }, language) }))
}
