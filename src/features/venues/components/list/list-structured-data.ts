import type { VenueCard } from '#/features/venues/venue.ts'
import type { Language } from '#/i18n/languages.ts'
import { localize } from '#/i18n/localize.ts'
import { getMessages } from '#/i18n/messages.ts'
import { breadcrumbData, itemListData } from '#/seo/venue-data.ts'

/** What search engines are told about the venue list, in its language. Needs the language's messages. */
export function listStructuredData(
  cards: readonly VenueCard[],
  total: number,
  language: Language,
  siteUrl: string,
): object[] {
  const { nav } = getMessages(language)
  const url = (slug: string) => siteUrl + localize('venue', { slug }, language)
  return [
    breadcrumbData([
      { name: nav.home, url: siteUrl + localize('home', {}, language) },
      { name: nav.venues, url: siteUrl + localize('venues', {}, language) },
    ]),
    itemListData(
      cards.map(({ name, slug }) => ({ name, url: url(slug) })),
      total,
    ),
  ]
}
