import { createFileRoute } from '@tanstack/react-router'
import { HOME_CLAIMS } from '#/claims.ts'
import { HomeQuote } from '#/features/enquiries/components/home-quote.tsx'
import { readReference } from '#/features/enquiries/intake/reference.ts'
import { QUOTE_REQUEST_INTAKE } from '#/features/enquiries/quote/quote-request-intake.server.ts'
import { HeartButton } from '#/features/favorites/heart-button.tsx'
import { HomePage } from '#/features/home/components/home-page.tsx'
import { homeFigures } from '#/features/home/figures.ts'
import { hangWall, openWith, photoByKey, wantedSlugs } from '#/features/home/home-selection.ts'
import { fetchHomeText } from '#/features/pages/pages.functions.ts'
import { VenueCard } from '#/features/venues/components/venue-card.tsx'
import {
  fetchVenueCards,
  fetchVenueCardsOrLastSeen,
  fetchVenueList,
  fetchVenueListOrLastSeen,
} from '#/features/venues/venues.functions.ts'
import { localize } from '#/i18n/localize.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
import { postForm } from '#/routes/site/post-form.server.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { organizationData, websiteData } from '#/seo/organization-data.ts'
import { pageHead } from '#/seo/page-head.ts'
import { SLOTS } from '#/ui/photo-slots.ts'

export const Route = createFileRoute('/l/$ui/$content/')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(QUOTE_REQUEST_INTAKE, {
          request,
          language,
          successPath: `${localize('home', {}, language)}#form`,
          render: (refused) => next({ context: { refused } }),
        }),
    },
  },
  loaderDeps: ({ search }) => ({ reference: readReference((search as SearchParams).reference) }),
  loader: async ({ params: { ui: language }, deps: { reference }, serverContext }) => {
    const refused = serverContext?.refused ?? null
    const [text, list, preview] = await Promise.all([
      fetchHomeText({ data: { language } }),
      (refused ? fetchVenueListOrLastSeen : fetchVenueList)({ data: { language, search: '' } }),
      refused ? undefined : previewOf('home', {}, language),
    ])
    const slugs = wantedSlugs(text.posts.map(({ photo }) => photo))
    const found = await (refused ? fetchVenueCardsOrLastSeen : fetchVenueCards)({ data: { language, slugs } })
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
      refused,
      preview,
    }
  },
  head: ({ loaderData, params, matches }) => {
    if (loaderData === undefined) return {}
    const site = siteOf(matches)
    const { page } = loaderData.text
    return pageHead({
      ...site,
      ...page,
      page: 'home',
      language: params.ui,
      preview: loaderData.preview,
      things: [organizationData(site.siteUrl, page.description), websiteData(site.siteUrl, params.ui)],
    })
  },
  component: View,
})

function View() {
  const { text, wall, reference, refused, preview: _preview, ...rest } = Route.useLoaderData()
  return (
    <HomePage
      {...rest}
      heading={text.page.heading}
      lead={text.page.lead}
      texts={text.home}
      hero={text.hero}
      eventNotes={text.eventNotes}
      eventPictures={text.eventPictures}
      quote={<HomeQuote reference={reference} refused={refused} answerHours={HOME_CLAIMS.answerHours} />}
    >
      {wall.map((venue, index) => (
        <VenueCard
          key={venue.slug}
          venue={venue}
          heart={(card) => <HeartButton venue={card} place="list" />}
          {...(index === 0 ? { slot: SLOTS.wallFirst } : {})}
        />
      ))}
    </HomePage>
  )
}
