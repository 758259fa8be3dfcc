import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { HOME_CLAIMS } from '#/modules/content/model/claims.ts'
import { homeFigures } from '#/modules/content/model/figures.ts'
import { hangWall, openWith, photoByKey, wantedSlugs } from '#/modules/content/model/home-selection.ts'
import { fetchHomeText } from '#/modules/content/pages.functions.ts'
import type { QuoteRequestField } from '#/modules/enquiries/model/form-fields.ts'
import {
  fetchVenueCards,
  fetchVenueCardsOrLastSeen,
  fetchVenueList,
  fetchVenueListOrLastSeen,
} from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'

type Context = PageContext<unknown, { reference: string | undefined }, RejectedSubmission<QuoteRequestField>>

/** Data of the home page: texts, wall of venues and figures. */
export const loader = pageLoader('home', async ({ params, deps: { reference }, serverContext }: Context) => {
  const language = params.ui
  const rejected = serverContext?.rejected ?? null
  const [text, list] = await Promise.all([
    fetchHomeText({ data: { language } }),
    (rejected ? fetchVenueListOrLastSeen : fetchVenueList)({ data: { language, search: '' } }),
  ])
  const slugs = wantedSlugs(text.posts.map(({ photo }) => photo))
  const found = await (rejected ? fetchVenueCardsOrLastSeen : fetchVenueCards)({ data: { language, slugs } })
  const wall = hangWall(found, list.cards)
  return {
    text,
    wall,
    room: openWith(found, wall),
    posts: text.posts.map(({ picture, ...post }) => ({
      ...post,
      photo: picture ?? photoByKey(found, post.photo),
    })),
    counts: list.facets.neighborhood,
    figures: homeFigures(HOME_CLAIMS, language),
    reference,
    rejected,
  }
})
