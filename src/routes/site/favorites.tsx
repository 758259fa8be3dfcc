import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '#/features/favorites/favorites-page.tsx'
import { fetchPageText } from '#/features/pages/pages.functions.ts'
import { fetchVenueCards } from '#/features/venues/venues.functions.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'

export const Route = createFileRoute('/l/$ui/$content/favorites')({
  loader: ({ params }) => fetchPageText({ data: { language: params.ui, page: 'favorites' } }),
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({ ...siteOf(matches), page: 'favorites', language: params.ui, ...loaderData }),
  component: View,
})

function View() {
  const { heading, lead } = Route.useLoaderData()
  const { ui } = Route.useParams()
  return (
    <FavoritesPage
      heading={heading}
      lead={lead}
      refresh={(slugs) => fetchVenueCards({ data: { language: ui, slugs: [...slugs] } })}
    />
  )
}
