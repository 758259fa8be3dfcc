import type { VenueDetail } from '#/features/venues/venue.ts'
import type { Language } from '#/i18n/languages.ts'
import { localize } from '#/i18n/localize.ts'
import { getMessages } from '#/i18n/messages.ts'
import { breadcrumbData, venueData } from '#/seo/venue-data.ts'
import { previewUrl } from '#/ui/photo-address.ts'

/** What search engines are told about a venue's page, in its language. Needs the language's messages. */
export function venueStructuredData(venue: VenueDetail, language: Language, siteUrl: string): object[] {
  const { nav, typePlural, equipment } = getMessages(language)
  const list = siteUrl + localize('venues', {}, language)
  const url = siteUrl + localize('venue', { slug: venue.slug }, language)
  return [
    ...venueData({
      name: venue.name,
      description: venue.tagline,
      url,
      images: venue.photos.map((photo) => siteUrl + previewUrl(photo)),
      arrondissement: venue.arrondissement,
      guests: Math.max(...Object.values(venue.capacities)),
      surfaceM2: venue.surfaceM2,
      amenities: venue.equipment.map((id) => equipment[id]),
      priceFromDayCents: venue.priceFromDayCents,
    }),
    breadcrumbData([
      { name: nav.home, url: siteUrl + localize('home', {}, language) },
      { name: nav.venues, url: list },
      { name: typePlural[venue.type], url: `${list}?type=${venue.type}` },
      { name: venue.name, url },
    ]),
  ]
}
