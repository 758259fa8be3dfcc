import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { photoByKey, venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { PAGE_PICTURES } from '#/modules/content/model/page-pictures.ts'
import { fetchSitePictures } from '#/modules/content/site-pictures.functions.ts'
import { fetchVenueCards, fetchVenueCardsOrLastSeen } from '#/modules/venues/venues.functions.ts'
import type { PhotoSource } from '#/ui/site/photo.tsx'

/**
 * The picture of a text page: the site's own, else the photograph of a venue, if either exists.
 * @param isRejected the page shows a rejected form, which must not fail while the database is down
 */
export async function pagePicture(
  page: PageId,
  language: Language,
  isRejected = false,
): Promise<PhotoSource | undefined> {
  const { own, venue } = PAGE_PICTURES[page] ?? {}
  const found = own && (await fetchSitePictures({ data: { language, names: [own] } }))[own]
  if (found !== undefined || venue === undefined) return found || undefined
  const fetchCards = isRejected ? fetchVenueCardsOrLastSeen : fetchVenueCards
  return photoByKey(await fetchCards({ data: { language, slugs: [venueOfPhoto(venue)] } }), venue)
}
