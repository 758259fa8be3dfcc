import { createFileRoute } from '@tanstack/react-router'
import { getMessages } from '#/i18n/messages.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { FavoritesPage } from '#/modules/favorites/site/favorites-page.tsx'
import { fetchVenueCards } from '#/modules/venues/venues.functions.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

export const Route = createFileRoute('/l/$ui/$content/favorites')({
  loader: async ({ params: { ui: language } }) => {
    const [text, preview] = await Promise.all([
      fetchPageText({ data: { language, page: 'favorites' } }),
      previewOf('favorites', {}, language),
    ])
    return { text, preview }
  },
  head: (context) =>
    publicHead(context, ({ text, preview }) => ({
      ...text,
      page: 'favorites',
      trail: stepsTo(context.params.ui),
      crumb: getMessages(context.params.ui).nav.favorites,
      preview,
    })),
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
