import { createFileRoute } from '@tanstack/react-router'
import { getMessages } from '#/i18n/messages.ts'
import { Island } from '#/i18n/react/island.tsx'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { FavoritesPage } from '#/modules/favorites/site/favorites-page.tsx'
import { KEPT_SCRIPT } from '#/modules/favorites/site/kept-script.ts'
import keptVenues from '#/routes/site/kept-venues.island.tsx'
import { pageLoader } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

const loader = pageLoader('favorites', async ({ params: { ui } }) => ({
  text: await fetchPageText({ data: { language: ui, page: 'favorites' } }),
}))

export const Route = createFileRoute('/l/$ui/$content/favorites')({
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
  const { heading, lead } = Route.useLoaderData().text
  return (
    <FavoritesPage heading={heading} lead={lead}>
      <Island of={keptVenues} props={{}} />
    </FavoritesPage>
  )
}
