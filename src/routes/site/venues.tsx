import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getMessages } from '#/i18n/messages.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { cardHeart } from '#/modules/favorites/site/heart-button.tsx'
import { listSearchOf } from '#/modules/venues/site/list/list-search.ts'
import { VenueListPage } from '#/modules/venues/site/list/venue-list-page.tsx'
import { fetchVenueList } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug } from '#/seo/listed-pages.ts'
import { stepsTo } from '#/seo/page-trail.ts'

interface Deps {
  readonly search: string
}

/** The list of venues for a filter. */
const loader = pageLoader('venues', async ({ params, deps: { search } }: PageContext<unknown, Deps>) => {
  const language = params.ui
  const [text, list] = await Promise.all([
    fetchPageText({ data: { language, page: 'venues' } }),
    fetchVenueList({ data: { language, search } }),
  ])
  return { text, list, search }
})

export const Route = createFileRoute('/l/$ui/$content/venues')({
  loaderDeps: ({ search }: { search: SearchParams }) => ({ search: listSearchOf(search) }),
  loader,
  head: (context) =>
    publicHead(context, ({ text, list, preview }, siteUrl) => ({
      ...text,
      page: 'venues',
      trail: stepsTo(context.params.ui),
      crumb: getMessages(context.params.ui).nav.venues,
      preview,
      structuredData: [
        itemListData(listedBySlug('venue', list.cards, context.params.ui, siteUrl), list.total),
      ],
    })),
  component: View,
})

function View() {
  const { text, list } = Route.useLoaderData()
  return (
    <VenueListPage
      heading={text.heading}
      lead={text.lead}
      list={list}
      heart={cardHeart}
      answerHours={CLAIMS.answerHours['contact-venue']}
    />
  )
}
