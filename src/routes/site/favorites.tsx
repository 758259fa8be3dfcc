import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type SearchParams, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { getMessages } from '#/i18n/messages.ts'
import { Island } from '#/i18n/react/island.tsx'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { FavoritesPage } from '#/modules/favorites/site/favorites-page.tsx'
import { cardHeart } from '#/modules/favorites/site/heart-button.tsx'
import { KEPT_SCRIPT } from '#/modules/favorites/site/kept-script.ts'
import { type Brief, readBrief } from '#/modules/venues/model/brief.ts'
import { VenueWall } from '#/modules/venues/site/venue-wall.tsx'
import { fetchVenueListOrLastSeen } from '#/modules/venues/venues.functions.ts'
import keptVenues from '#/routes/site/kept-venues.island.tsx'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { SLOTS } from '#/ui/site/photo-slots.ts'

/** How many venues an empty list proposes. */
const PROPOSED = 3

const loader = pageLoader(
  'favorites',
  async ({ params: { ui: language }, deps: asked }: PageContext<unknown, Brief>) => {
    const [text, proposed] = await Promise.all([
      fetchPageText({ data: { language, page: 'favorites' } }),
      // The list is in the browser: it opens while the database is away, with proposals as they were last seen, or none.
      fetchVenueListOrLastSeen({ data: { language, search: '' } }).then(
        ({ cards }) => cards.slice(0, PROPOSED),
        () => [],
      ),
    ])
    return { text, proposed, asked }
  },
)

export const Route = createFileRoute('/l/$ui/$content/favorites')({
  loaderDeps: ({ search }) => readBrief(new URLSearchParams(stringifySearch(search as SearchParams))),
  loader,
  head: (context) =>
    publicHead(context, ({ text, preview }) => ({
      ...text,
      page: 'favorites',
      trail: stepsTo(context.params.ui),
      crumb: getMessages(context.params.ui).nav.favorites,
      preview,
      scripts: [{ children: KEPT_SCRIPT }],
    })),
  component: View,
})

function View() {
  const { text, proposed, asked } = Route.useLoaderData()
  const selection = useTranslations('list.sort')('selection')
  return (
    <FavoritesPage
      heading={text.heading}
      lead={text.lead}
      proposed={
        proposed.length > 0 && (
          <VenueWall title={selection} cards={proposed} search="" slot={SLOTS.threeOrTwo} heart={cardHeart} />
        )
      }
    >
      <Island of={keptVenues} props={{ asked }} />
    </FavoritesPage>
  )
}
