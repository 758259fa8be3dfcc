import { createFileRoute } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { ClosingCall } from '#/layouts/site/closing-call.tsx'
import { HOME_CLAIMS } from '#/modules/content/model/claims.ts'
import { homeFigures } from '#/modules/content/model/figures.ts'
import { hangWall, openWith, photoByKey, wantedSlugs } from '#/modules/content/model/home-selection.ts'
import { fetchHomeText } from '#/modules/content/pages.functions.ts'
import { HomePage } from '#/modules/content/site/home/home-page.tsx'
import { readReference } from '#/modules/enquiries/model/reference.ts'
import { QUOTE_REQUEST_INTAKE } from '#/modules/enquiries/server/quote-request-intake.server.ts'
import { HomeQuote } from '#/modules/enquiries/site/home-quote.tsx'
import { HeartButton } from '#/modules/favorites/site/heart-button.tsx'
import { VenueCard } from '#/modules/venues/site/venue-card.tsx'
import {
  fetchVenueCards,
  fetchVenueCardsOrLastSeen,
  fetchVenueList,
  fetchVenueListOrLastSeen,
} from '#/modules/venues/venues.functions.ts'
import { postForm } from '#/routes/site/post-form.server.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { organizationData, websiteData } from '#/seo/organization-data.ts'
import { SLOTS } from '#/ui/site/photo-slots.ts'

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
  head: (context) =>
    publicHead(context, (loaded, siteUrl) => {
      const { page } = loaded.text
      return {
        ...page,
        page: 'home',
        preview: loaded.preview,
        things: [organizationData(siteUrl, page.description), websiteData(siteUrl, context.params.ui)],
      }
    }),
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
      call={<ClosingCall text={text.home.callText} />}
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
