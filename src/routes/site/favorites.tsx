import { createFileRoute } from '@tanstack/react-router'
import { getMessages } from '#/i18n/messages.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { FavoritesPage } from '#/modules/favorites/site/favorites-page.tsx'
import { fetchVenueCards } from '#/modules/venues/venues.functions.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

export const Route = createFileRoute('/l/$ui/$content/favorites')({
  loader: async ({ params: { ui: language } }) => {
    const [text, preview] = await Promise.all([
      fetchPageText({ data: { language, page: 'favorites' } }),
      previewOf('favorites', {}, language),
    ])
    return { text, preview }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          ...loaderData.text,
          page: 'favorites',
          language: params.ui,
          trail: stepsTo(params.ui),
          crumb: getMessages(params.ui).nav.favorites,
          preview: loaderData.preview,
        }),
  component: View,
})

function View() {
  const { heading, lead } = Route.useLoaderData().text
  const { ui } = Route.useParams()
  return (
    <FavoritesPage
      heading={heading}
      lead={lead}
      refresh={(slugs) => fetchVenueCards({ data: { language: ui, slugs: [...slugs] } })}
    />
  )
}
