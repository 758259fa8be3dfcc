import { createFileRoute } from '@tanstack/react-router'
import { isNeighborhood } from '#/i18n/addresses/ids.ts'
import { fetchNeighborhoodText } from '#/modules/content/pages.functions.ts'
import { topicPage } from './topic-page.ts'
import { TopicPageView } from './topic-page-view.tsx'

export const Route = createFileRoute('/l/$ui/$content/neighborhood/$id')({
  ...topicPage({
    page: 'neighborhood',
    listing: 'neighborhoods',
    isId: isNeighborhood,
    fetchText: fetchNeighborhoodText,
  }),
  component: View,
})

function View() {
  return <TopicPageView {...Route.useLoaderData()} page="neighborhood" />
}
