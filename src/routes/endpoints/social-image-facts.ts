/** Content of a page's social image: its title, a short text, its photograph. */

import type { PageParams } from '#/i18n/addresses/forms.ts'
import { isEvent, isNeighborhood } from '#/i18n/addresses/ids.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import type { FocalPoint } from '#/lib/pictures/focal-point.ts'
import { photoByKey, venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { PAGE_PICTURES } from '#/modules/content/model/page-pictures.ts'
import { blog, eventText, neighborhoodText, pageText } from '#/modules/content/server/content.server.ts'
import { blogPicture, sitePicture } from '#/modules/content/server/site-pictures.server.ts'
import { readVenuePhotos } from '#/modules/venues/server/venue-photos.repository.server.ts'
import { findVenue, listVenues } from '#/modules/venues/server/venues.server.ts'
import { getDatabase } from '#/platform/database/database.ts'

/** The part of a photograph that the image needs. */
interface SocialImagePhoto {
  readonly key: string
  /** Changes with the picture itself. */
  readonly placeholder: string
  /** Alternative text in the page's language. */
  readonly alt: string
  /** Focal point; absent for the centre. */
  readonly focus?: FocalPoint | undefined
}

/** {@link socialImageFacts} */
export interface SocialImageFacts {
  readonly title: string
  readonly note: string
  readonly photo: SocialImagePhoto
}

/** Content of a page; without a photograph where it has none of its own. */
export type Shown = Omit<SocialImageFacts, 'photo'> & { readonly photo: SocialImagePhoto | undefined }

/**
 * Title and photograph of a page in a language that has it, as the page itself shows them; the site's own
 * picture where the page has none. `undefined` for a page that does not exist.
 * @param known title and photograph, where the caller has loaded them: nothing is looked up then
 */
export async function socialImageFacts(
  page: PageId,
  params: PageParams,
  language: Language,
  known?: Shown,
): Promise<SocialImageFacts | undefined> {
  await loadMessages(language)
  const shown = known ?? (await shownBy(page, params, language))
  const photo = shown && (shown.photo ?? (await sitesOwn(language)))
  return photo && { ...shown, photo }
}

async function shownBy(page: PageId, params: PageParams, language: Language): Promise<Shown | undefined> {
  const { nav, common } = getMessages(language)
  const { slug = '', id = '' } = params
  if (page === 'venue') {
    const found = await findVenue(getDatabase(), language, slug)
    if (found === undefined || found.fullwidth) return undefined
    return { title: found.venue.name, note: found.venue.title, photo: found.venue.photos[0] }
  }
  if (page === 'neighborhood') {
    if (!isNeighborhood(id)) return undefined
    const photo =
      sitePicture(language, `neighborhood-${id}`) ?? (await lastVenue(language, `neighborhood=${id}`))
    return { title: neighborhoodText(language, id).heading, note: nav.neighborhoods, photo }
  }
  if (page === 'event') {
    if (!isEvent(id)) return undefined
    const photo = sitePicture(language, `event-${id}`) ?? (await lastVenue(language, `event=${id}`))
    return { title: eventText(language, id).heading, note: nav.events, photo }
  }
  if (page === 'blog-post') {
    const post = blog(language).find((candidate) => candidate.id === slug)
    return post && { title: post.title, note: nav.blog, photo: await blogPhoto(language, post.photo) }
  }
  const { heading: title } = pageText(language, page)
  return { title, note: common.parisFrance, photo: await pagePhoto(page, language) }
}

/** The photograph of a text page, or of a list's first entry. */
async function pagePhoto(page: PageId, language: Language): Promise<SocialImagePhoto | undefined> {
  if (page === 'blog') {
    const [newest] = blog(language)
    return newest && blogPhoto(language, newest.photo)
  }
  if (page === 'venues') return (await listVenues(getDatabase(), language, '')).cards[0]?.photos[0]
  const { own, venue } = (PAGE_SETTINGS[page].isPlain && PAGE_PICTURES[page]) || {}
  return (
    (own && sitePicture(language, own)) ?? (venue === undefined ? undefined : venuePhoto(language, venue))
  )
}

async function sitesOwn(language: Language): Promise<SocialImagePhoto | undefined> {
  return sitePicture(language, 'hero') ?? (await listVenues(getDatabase(), language, '')).cards[0]?.photos[0]
}

async function blogPhoto(language: Language, key: string): Promise<SocialImagePhoto | undefined> {
  return blogPicture(language, key) ?? venuePhoto(language, key)
}

async function venuePhoto(language: Language, key: string): Promise<SocialImagePhoto | undefined> {
  return photoByKey(await readVenuePhotos(getDatabase(), [venueOfPhoto(key)], language), key)
}

async function lastVenue(language: Language, search: string): Promise<SocialImagePhoto | undefined> {
  return (await listVenues(getDatabase(), language, search)).cards.at(-1)?.photos.at(-1)
}
