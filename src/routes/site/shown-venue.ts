import type { Language } from '#/i18n/languages.ts'
import type { PhotoSource } from '#/lib/pictures/photo-source.ts'
import { venueOfPicture } from '#/modules/content/model/page-pictures.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import { fetchVenueCardsOrLastSeen } from '#/modules/venues/venues.functions.ts'

/**
 * The venue that the opening picture of a page shows, to be named below it; `undefined` where it shows none, or one that is not
 * in the catalogue. A page that needs no database has its picture without the name while there is none.
 */
export async function shownVenue(
  picture: PhotoSource | undefined,
  language: Language,
): Promise<NamedVenue | undefined> {
  const slug = picture && venueOfPicture(picture.key)
  if (slug === undefined) return undefined
  const [card] = await fetchVenueCardsOrLastSeen({ data: { language, slugs: [slug] } })
  return card && { slug: card.slug, name: card.name }
}
