import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageParams } from '#/i18n/addresses/forms.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { photoByKey, venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { PAGE_PICTURES } from '#/modules/content/model/page-pictures.ts'
import { fetchSitePictures } from '#/modules/content/site-pictures.functions.ts'
import { fetchVenueCardsOrLastSeen, fetchVenuePhotos } from '#/modules/venues/venues.functions.ts'
import type { PageSocialImage } from '#/seo/social-tags.ts'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import { pageSocialImage } from '../endpoints/page-social-images.ts'
import type { Shown } from '../endpoints/social-image-facts.ts'

/**
 * What a loader gets from the router, as much as public pages read.
 * @typeParam Params of the address besides its languages
 * @typeParam Deps what the route's `loaderDeps` takes from the query
 * @typeParam Rejected what a rejected submission hands back to the page
 */
export interface PageContext<Params = unknown, Deps = unknown, Rejected = unknown> {
  readonly params: Params & { readonly ui: Language }
  readonly deps: Deps
  readonly serverContext?: { readonly rejected?: Rejected } | undefined
}

/**
 * The social image of a page. Networks load whole pages, so client navigations skip it. A loader that has the
 * page's content passes it as `shown`; else it is looked up.
 */
const socialImageOf = createIsomorphicFn()
  .server((page: PageId, params: PageParams, language: Language, shown?: Shown) =>
    pageSocialImage(page, params, language, shown),
  )
  .client(
    (
      _page: PageId,
      _params: PageParams,
      _language: Language,
      _shown?: Shown,
    ): Promise<PageSocialImage | undefined> => Promise.resolve(undefined),
  )

/** A page as its social image names it. */
interface ShownPage {
  readonly page: PageId
  readonly params?: PageParams
  /** Of the text, where it is not that of the page. */
  readonly language?: Language
  /** Title and photograph, where the page has loaded them; else they are looked up. */
  readonly shown?: Shown | undefined
}

/**
 * Make the loader of a public page: what it shows, and its social image. A rejected form comes back without the image,
 * so that it needs no database.
 * @param page its name, or what its data say about its image
 */
export function pageLoader<Context extends PageContext, Data extends object>(
  page: PageId | ((data: Data, context: Context) => ShownPage),
  load: (context: Context) => Promise<Data>,
) {
  return async (context: Context) => {
    const { ui } = context.params
    if (typeof page === 'function') {
      const data = await load(context)
      const { page: id, params = {}, language = ui, shown } = page(data, context)
      return { ...data, preview: await socialImageOf(id, params, language, shown) }
    }
    const isRejected = Boolean(context.serverContext?.rejected)
    const [data, preview] = await Promise.all([
      load(context),
      isRejected ? undefined : socialImageOf(page, {}, ui),
    ])
    return { ...data, preview }
  }
}

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
  // Of a venue's photographs a card has two.
  const fetchThem = isRejected ? fetchVenueCardsOrLastSeen : fetchVenuePhotos
  return photoByKey(await fetchThem({ data: { language, slugs: [venueOfPhoto(venue)] } }), venue)
}
